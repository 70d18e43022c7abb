import { cardinal, count, ordinal, plural, signed } from './numbers.ts';

/** A side as a word in a sentence. */
type SideName = 'X' | 'O';

const list = (items: readonly (string | number)[]) => items.join(', ');
const quoted = (text: string) => JSON.stringify(text);

/** The English words of Plybook: errors, notices, sentences for a step, and the interface. */
export const en = {
  /** `fact value: what was found, what is expected or how to mend it`. */
  errors: {
    cellCount: (text: string, found: number, expected: number) =>
      `invalid position ${quoted(text)}: ${plural(found, 'cell', 'cells')}, expected ${expected}`,
    cellCharacter: (text: string, character: string, cell: number) =>
      `invalid position ${quoted(text)}: character ${quoted(character)} in cell ${cell}, expected x, o or an empty cell (. _ - space or 1 to 9)`,
    twoWinners: (text: string) =>
      `invalid position ${quoted(text)}: both X and O have a complete line, expected at most one winner`,
    toMove: (value: string) => `invalid side to move ${quoted(value)}: expected x or o`,
    boardSize: (name: string, cells: number) =>
      `invalid board ${name}: ${plural(cells, 'cell', 'cells')}, expected 1 to 25`,
    lineLength: (name: string, k: number) =>
      `invalid board ${name}: lines of ${k} do not fit, expected 1 to the longer side`,
    illegalMove: (move: number, position: string, legal: readonly number[]) =>
      `illegal move ${move} in ${quoted(position)}: ${
        legal.length ? `expected one of ${list(legal)}` : 'the game is over, expected no move'
      }`,
    leafTreeText: (text: string) =>
      `invalid tree ${quoted(text)}: not JSON, expected nested arrays of numbers such as [[3, 5], [2, 9]]`,
    leafTreeLeaf: (path: string, found: string) =>
      `invalid tree at ${path}: ${found} is neither a number nor an array, expected a finite number or an array of branches`,
    leafTreeEmpty: (path: string) =>
      `invalid tree at ${path}: a node without branches and without a score, expected a number or at least one branch`,
    leafTreeWide: (path: string, found: number) =>
      `invalid tree at ${path}: ${found} branches, expected at most 26`,
    leafTreeDeep: () => 'invalid tree: more than 60 plies deep, expected at most 60',
    noMoves: (position: string) =>
      `invalid game: ${quoted(position)} is not over and has no moves, expected at least one move or an outcome`,
    option: (name: string, found: string, expected: string) =>
      `invalid option ${name} ${quoted(found)}: expected ${expected}`,
    order: (found: string, legal: readonly number[]) =>
      `invalid option order [${found}]: expected each of the moves ${list(legal)} once`,
    step: (step: number, stepCount: number) =>
      `invalid step ${step}: the trace has ${count(stepCount)} steps, expected a whole number from 0 to ${stepCount - 1}`,
    node: (node: number, length: number) =>
      `invalid node ${node}: the trace has ${count(length)} nodes, expected a whole number from 0 to ${length - 1}`,
  },

  /** What is unusual about a position or a search that is carried out all the same. */
  notices: {
    markCounts: (xs: number, os: number) =>
      `No game reaches this position: it has ${xs} X and ${os} O. The search runs all the same.`,
    sideToMove: (side: string, xs: number, os: number) =>
      `With ${xs} X and ${os} O it would not be ${side.toUpperCase()}’s turn if X had begun. The search runs all the same.`,
    winnerToMove: (side: string) =>
      `${side.toUpperCase()} has already won and would not be to move. The search runs all the same.`,
    smallWin: (win: number, plies: number) =>
      `A win counts ${win}, and up to ${plies} plies are subtracted from it: a late win may score no better than a draw.`,
  },

  side: (side: string): SideName => (side === 'x' ? 'X' : 'O'),
  role: (max: boolean) => (max ? 'MAX' : 'MIN'),
  branch: (branch: number) => String.fromCharCode(97 + branch),
  signed,
  count,
  ordinal,
  plural,
  cardinal,
};
