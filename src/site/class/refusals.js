/* Plain JavaScript, which Node runs unbuilt: the server of a class and its pages both import this. */

/**
 * Why a broker refuses a page. `address`: a teacher on another computer, or too many students from one address.
 * `noClass`: a wrong secret, or no such class. `code` is the return code of MQTT; after a refusal that is not final the
 * page tries again.
 */
export const refusals = {
  address: { code: 2, isFinal: false },
  full: { code: 3, isFinal: false },
  noClass: { code: 5, isFinal: true },
};

/** @typedef {keyof typeof refusals} Refusal */

/**
 * The HTTP status of the reply to a student's program. `closed`: the teacher is not asking for programs; a browser would
 * log any status but a success as an error.
 */
export const programReplies = { sent: 201, closed: 204, refused: 400, tooLarge: 413, full: 429 };

/** @typedef {keyof typeof programReplies} ProgramReply */
