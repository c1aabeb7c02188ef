// The shapes that the parts of the page share; types only.

/**
 * @typedef {import("lit-html").TemplateResult} Template
 *
 * @typedef {object} Text  what Python says: never a sentence
 * @property {string} key
 * @property {Record<string, any>} [args]
 *
 * @typedef {Text & {ply: number}} GameEvent
 *
 * @typedef {object} Seat
 * @property {"human" | "computer"} kind
 * @property {string} name  empty: the page finds one
 * @property {string} [level]
 *
 * @typedef {object} View  see "Session protocol" in docs/architecture.md
 * @property {string} game
 * @property {number} version
 * @property {number} players
 * @property {Record<string, any>} options
 * @property {number} ply
 * @property {number | null} seat
 * @property {number | null} [curtain]  pass-and-play: whose eyes it waits for
 * @property {Seat[]} seats
 * @property {number | null} turn
 * @property {Text} status
 * @property {number[]} scores
 * @property {any} result
 * @property {any} table
 * @property {import("./table/picks.js").Choices} choices
 * @property {Record<string, Text>} illegal
 * @property {GameEvent[]} events
 * @property {GameEvent[]} [log]
 * @property {{can: boolean, key: string | null, free: boolean}} undo
 * @property {boolean} [assisted]
 * @property {any} save
 *
 * @typedef {object} Setup  how a game begins
 * @property {string} game
 * @property {number} players
 * @property {Seat[]} seats
 * @property {Record<string, any>} options
 * @property {number} [seed]
 * @property {Record<string, any>} [position]  where it begins, instead of a deal
 *
 * @typedef {object} GameFacts  what the engine says of a game
 * @property {string} id
 * @property {number} min_players
 * @property {number} max_players
 * @property {Record<string, {default: any, choices: any[]}>} options
 *
 * @typedef {object} Route
 * @property {"lobby" | "play" | "game" | "new" | "rules" | "learn"} page
 * @property {string} [game]
 * @property {string} [section]
 *
 * @typedef {object} Boot  how far the engine is
 * @property {"idle" | "starting" | "ready" | "failed"} state
 * @property {string[]} done
 * @property {string} [step]  the one that runs, or that failed
 * @property {number} [progress]  of the step, 0 to 1, where it can be told
 * @property {Text} [error]
 *
 * @typedef {object} UiState  the whole state of the page
 * @property {Route} route
 * @property {boolean} embedded  in a frame on another page
 * @property {string} language  set once its texts are loaded
 * @property {import("./kept/settings.js").Settings} settings
 * @property {Boot} boot
 * @property {import("./offline.js").Offline} offline
 * @property {GameFacts[]} games  those that the engine was asked about
 * @property {import("./kept/saves.js").Saved[]} saves  the games that are kept, the last played first
 * @property {import("./kept/saves.js").Current | null} current  which of them lies on the table
 * @property {{saved?: import("./kept/saves.js").Saved, results?: import("./kept/statistics.js").Result[], joined?: import("./kept/statistics.js").Result[]} | null} removed
 *   what was thrown away last and can still come back, or has joined and can still go
 * @property {import("./kept/statistics.js").Result[]} results
 * @property {string} today  2026-11-30
 * @property {{text: string, how: "shared" | "copied" | "shown"} | null} shared  words that were passed on
 * @property {Record<string, import("./kept/daily.js").DayResult>} days  how the deals of the day went
 * @property {import("./sharing/parcel.js").Parcel | null} parcel  the game on the table, packed to be passed on
 * @property {Setup | null} setup  what the options page plans
 * @property {string | null} rules  Markdown of the rules that are open; null while it loads
 * @property {GameTable | null} module  draws the game of `view`
 * @property {View | null} view
 * @property {GameEvent[]} log
 * @property {string[]} path  picks made so far
 * @property {{element: string, over: string | null} | null} drag  the card that follows the pointer, and what dropping it would pick
 * @property {{card: string, low: boolean} | null} preview  a card shown large; low: in the lower half
 * @property {string | null} looked  the element that the table shows large
 * @property {import("./table/lesson.js").Lesson | null} lesson  that is being given
 * @property {string[]} learned  games whose lesson was seen to its end
 * @property {string} section  of the rules, where they open over a table
 * @property {import("./table/past.js").Past | null} past  the earlier position that one looks at
 * @property {import("./table/analysis.js").Analysis | null} analysis  of the finished game
 * @property {number | null} analysed  whose moves the analysis shows; null: those of the seat at the bottom
 * @property {Text | null} note  answer to a vain tap; stands in the status line until the next pick
 * @property {string[]} marks  elements and cards of the others' last moves
 * @property {string[]} hint  elements that the hint points at
 * @property {Advice | null} advice  the hint's reason; stands in the status line until the next pick
 * @property {number | null} progress  of the computer's thinking, 0 to 1; null when it does not think
 * @property {boolean} busy  a request is on its way: taps wait
 * @property {SheetName | null} sheet
 *
 * @typedef {object} Advice
 * @property {string[]} picks
 * @property {number} expected  -1000 to 1000
 * @property {number} visits  0: nothing was tried, as there is no choice
 * @property {number} [next]  what the second best promises
 *
 * @typedef {"analysis" | "elsewhere" | "saves" | "statistics" | "parcel" | "report" | "menu" | "log" | "rules" | "settings" | "help" | "round" | "result"} SheetName
 *
 * @typedef {object} Commands  what a view may ask for
 * @property {(event: MouseEvent) => void} tapOn  a click anywhere on the table
 * @property {(event: CustomEvent<string[]>) => void} choose  several picks at once: a table's event "choose"
 * @property {(event: Event) => void} hover  pointer or focus over `data-look`
 * @property {() => void} cancel
 * @property {() => void} undo
 * @property {() => void} hint
 * @property {(ply: number) => void} lookBack  to the position after so many actions
 * @property {(way: import("./table/past.js").Way) => void} step  while looking back
 * @property {() => void} present  back to the game
 * @property {(ply: number) => void} playOn  from there, as a new game
 * @property {() => void} analyse
 * @property {() => void} stopAnalysis
 * @property {(seat: number) => void} analyseSeat
 * @property {() => void} hurry  the computer moves at once
 * @property {() => void} lift  the curtain
 * @property {(sheet: SheetName) => void} open
 * @property {() => void} rules  where they speak of what is at hand
 * @property {() => void} onwards  to a lesson's next step
 * @property {() => void} close
 * @property {(route: Route) => void} go
 * @property {(patch: Partial<import("./kept/settings.js").Settings>) => void} change
 * @property {(setup: Setup) => void} plan
 * @property {(setup: Setup) => void} start
 * @property {(game: string) => void} playAgain  with the last setup
 * @property {() => void} rematch
 * @property {() => void} playDaily
 * @property {(text: string) => void} share
 * @property {(id: string) => void} resume
 * @property {(id: string) => void} forget  a kept game
 * @property {() => void} forgetResults
 * @property {(file: File) => void} bringResults  from another device
 * @property {() => void} bringBack  what was thrown away last
 * @property {() => void} takeTheirs  the game as another tab has played it on
 * @property {() => void} keepBoth  this tab's game as another one
 * @property {() => void} passOn  opens what can be passed on of the game
 * @property {() => void} packRunning  once the person knows that it tells every card
 * @property {(picture: import("./sharing/picture.js").Picture) => void} savePicture
 * @property {() => void} saveFile
 * @property {(file: File) => void} openFile
 * @property {() => void} report  what helps to find a fault, copied
 * @property {() => void} retry  to start the engine
 * @property {() => void} update  to the new version that waits
 *
 * @typedef {object} Scene  what a game table draws from
 * @property {View} view
 * @property {any} table  view.table
 * @property {number} me  the seat at the bottom of the screen
 * @property {string[]} path  picks made so far
 * @property {GameEvent[]} log
 * @property {string | null} looked  the element that is shown large
 * @property {boolean} letters  a setting: letters of the suits on the cards
 * @property {boolean} aids  a setting: drawn help
 * @property {(key: string, args?: Record<string, any>) => string} t  a text of this game
 * @property {(key: string, args?: Record<string, any>) => string} common  a text of the page
 * @property {(seat: number) => import("./i18n.js").Person} person
 * @property {(element: string) => "picked" | "lit" | "other" | "resting"} look
 * @property {(id: string) => boolean} marked  touched by the others' last moves
 * @property {(id: string) => boolean} hinted
 * @property {(element: string, face: Face, content: any) => Template} pick  an accessible button
 *
 * @typedef {object} Face  how a pickable element is called and drawn
 * @property {string} label  in words, with whatever the drawing says
 * @property {string} [class]
 * @property {string} [card]  the card's id when the element is a card
 * @property {string} [from]  the element or card from which a new card comes flying
 * @property {boolean} [shows]  a tap on it, pickable or not, shows it large
 *
 * @typedef {object} GameTable  what js/games/<game>.js exports by default
 * @property {(scene: Scene) => any} common  the middle of the table
 * @property {(scene: Scene) => any} hand
 * @property {(scene: Scene, seat: number) => any} [opponent]  what a seat shows in the strip besides its name
 * @property {(name: string, value: any, scene: Scene) => import("./i18n.js").Word} words  an argument of a
 *   text of this game, in words
 * @property {(element: string, scene: Scene) => string} elementName
 * @property {(event: GameEvent) => string[]} [marks]  elements and cards to mark after another's move
 * @property {Record<string, string>} [sections]  anchors of the rules page, see sections.js
 * @property {string[]} [highlights]  keys of events that deserve a brighter sound
 * @property {(scene: Scene) => any} [round]  for the bar: "Round 2 of 3"
 * @property {(scene: Scene, card: string) => any} [preview]  the card with that id, large; nothing for one that is hidden
 * @property {(scene: Scene, path: string[]) => string | undefined} [prompt]  what to pick next, where
 *   `status` alone would not say it
 * @property {(scene: Scene) => any} [interlude]  what the sheet between two rounds shows: after "round_end"
 * @property {(scene: Scene) => any} [result]  what the result shows beyond winners and scores
 */

export {};
