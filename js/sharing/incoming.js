// A file that somebody has passed on.

const MOST_CHARACTERS = 400_000;

/** The packed game in a file; what is none is for the session to refuse. @param {File} file */
export async function gameIn(file) {
  if (file.size > MOST_CHARACTERS) return "too-large";
  const text = await file.text();
  try {
    const { save: packed } = JSON.parse(text);
    return String(packed).replace(/[^\w.-]/g, "");
  } catch {
    return text.trim().replace(/[^\w.-]/g, "") || "empty";
  }
}
