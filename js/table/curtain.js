// Pass-and-play: between two people nobody looks at anything.

/** Whether the table hides until the next person has the device. @param {import("../types.js").View | null} view */
export const isDown = (view) => view !== null && view.seat === null && typeof view.curtain === "number";
