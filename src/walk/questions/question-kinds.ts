/** What an answer is, and how it is given. */
interface AnswerRow {
  /** Counts only after Check, not when it is pressed. */
  readonly needsCheck: boolean;
  /** One of two, so that a wrong one gives the right one away. */
  readonly isEither: boolean;
  /** Given on the board of its node, which must be in sight. */
  readonly isOnBoard: boolean;
  /** Whether a class lists the highest number first. */
  readonly isFalling: boolean;
  /** What a text that is no answer is refused with, of `words.predict`. */
  readonly refusal: 'number' | 'choose';
}

export const answerRows = {
  score: { needsCheck: true, isEither: false, isOnBoard: false, isFalling: true, refusal: 'number' },
  move: { needsCheck: false, isEither: false, isOnBoard: true, isFalling: false, refusal: 'choose' },
  'yes or no': { needsCheck: false, isEither: true, isOnBoard: false, isFalling: false, refusal: 'choose' },
} as const satisfies Record<string, AnswerRow>;

export type NodeAnswerKind = keyof typeof answerRows;

/** What pages need to know of a kind of question before its script is loaded. */
interface QuestionRow {
  readonly gives: NodeAnswerKind;
  /** A branch may have been cut, so the step before it may already give its answer away. */
  readonly about: 'node' | 'branch';
  /** Whether the size of the tree, or any number not reached yet, gives the answer away. */
  readonly hidesSize: boolean;
  /** Whether it makes sense only in a search with windows. */
  readonly needsWindow: boolean;
}

/** The default is the first. */
export const questionRows = {
  value: { gives: 'score', about: 'node', hidesSize: false, needsWindow: false },
  move: { gives: 'move', about: 'node', hidesSize: false, needsWindow: false },
  /** Whether its return improves the best of the parent, which at a MIN node means that it falls. */
  rise: { gives: 'yes or no', about: 'node', hidesSize: false, needsWindow: false },
  cut: { gives: 'yes or no', about: 'branch', hidesSize: true, needsWindow: true },
} as const satisfies Record<string, QuestionRow>;

export type QuestionKind = keyof typeof questionRows;

export const questionKinds = Object.keys(questionRows) as readonly QuestionKind[];

/** The kind that a text names; a node's value for any other text. */
export function readQuestionKind(text: string): QuestionKind {
  return questionKinds.find((kind) => kind === text) ?? questionKinds[0];
}

export function findAnswerKind(ask: QuestionKind): NodeAnswerKind {
  return questionRows[ask].gives;
}
