import { joinWithAnd, joinWithOr, joinWithCommas, quoteText, suggestRemedy } from './phrases.ts';
import { formatCount, formatOrdinal, pluralise } from './numbers.ts';

/** `fact value: what was found, what is expected or how to fix it`. */
export const errors = {
  cellCount: (text: string, found: number, expected: number) =>
    `invalid position ${quoteText(text)}: ${pluralise(found, 'cell', 'cells')}, expected ${expected}${/^[^/\n]*\|[^/\n]*$/.test(text) ? '; if it has lost its line breaks, write / between its rows' : ''}`,
  rowLength: (text: string, row: number, found: number, expected: number) =>
    `invalid position ${quoteText(text)}: the ${formatOrdinal(row)} row has ${pluralise(found, 'cell', 'cells')}, expected ${expected}`,
  cellCharacter: (text: string, character: string, cell: number) =>
    `invalid position ${quoteText(text)}: the ${formatOrdinal(cell + 1)} cell is ${quoteText(character)}, expected x, o or an empty cell (. _ - space or 1 to 9)`,
  twoWinners: (text: string) =>
    `invalid position ${quoteText(text)}: both X and O have a complete line, expected at most one winner`,
  iteration: (value: string) =>
    `invalid iteration ${quoteText(value)}: expected 1 to 60, in a search with deepening`,
  toMove: (value: string) => `invalid side to move ${quoteText(value)}: expected x or o`,
  boardSize: (name: string, cells: number) =>
    `invalid board ${name}: ${pluralise(cells, 'cell', 'cells')}, expected 1 to 25`,
  lineLength: (name: string, k: number) =>
    `invalid board ${name}: lines of ${k} do not fit, expected 1 to the longer side`,
  game: (text: string, rules: readonly string[]) =>
    `invalid game ${quoteText(text)}: expected ${joinWithOr(['m,n,k such as 4,4,3 (columns, rows, marks in a row)', ...rules])}`,
  notation: (game: string) =>
    `no notation for positions of ${quoteText(game)}: expected an m,n,k game or an explicit tree`,
  illegalMove: (move: number, position: string, legal: readonly number[]) =>
    `illegal move ${move} in ${quoteText(position)}: ${
      legal.length ? `expected one of ${joinWithCommas(legal)}` : 'the game is over, expected no move'
    }`,
  noCall: (move: string, moves: readonly string[]) =>
    `no call for move ${quoteText(move)} there: ${
      moves.length ? `expected one of ${joinWithCommas(moves)}` : 'the game is over, expected no move'
    }`,
  move: (found: string) => `invalid move ${quoteText(found)}: expected empty cells as in 4,5,2 or b2,c2,c1`,
  leafTreeText: (text: string) =>
    `invalid tree ${quoteText(text)}: not JSON, expected nested arrays of numbers such as [[3, 5], [2, 9]]`,
  leafTreeLeaf: (path: string, found: string) =>
    `invalid tree at ${path}: ${found} is neither a number nor an array, expected a finite number or an array of branches`,
  leafTreeEmpty: (path: string) =>
    `invalid tree at ${path}: a node without branches and without a score, expected a number or at least one branch`,
  leafTreeWide: (path: string, found: number) =>
    `invalid tree at ${path}: ${found} branches, expected at most 26`,
  leafTreeDeep: () => 'invalid tree: more than 60 plies deep, expected at most 60',
  noMoves: (position: string) =>
    `invalid game: ${quoteText(position)} is not over and has no moves, expected at least one move or an outcome`,
  option: (name: string, found: unknown, allowed: readonly unknown[]) =>
    `invalid option ${name} ${quoteText(String(found))}: expected ${joinWithOr(allowed)}`,
  optionAmount: (name: string, found: unknown) =>
    `invalid option ${name} ${quoteText(String(found))}: expected a number above 0, such as 1 or 10`,
  optionPart: (name: string, found: unknown) =>
    `invalid option ${name} ${quoteText(String(found))}: expected a number from 0 to 1, such as 0.5`,
  textAsPosition: (text: string) =>
    `invalid position ${quoteText(text)}: a text, expected the result of parsePosition(${quoteText(text)})`,
  optionName: (name: string, known: readonly string[]) =>
    `unknown option ${quoteText(name)}: expected one of ${joinWithCommas(known)}`,
  optionCount: (name: string, found: unknown, largest: number) =>
    `invalid option ${name} ${quoteText(String(found))}: expected a whole number from 1 to ${formatCount(largest)}`,
  optionMisfit: (name: string, found: unknown, misfit: string) =>
    `unsuitable option ${name} ${quoteText(String(found))}: ${misfit}`,
  misfits: {
    noKeys: (game: string) =>
      `no position of ${quoteText(game)} comes up twice, expected no table, or a game on a board`,
    noSymmetries: (game: string) =>
      `${quoteText(game)} has no symmetries, expected a game with symmetries, or a table without symmetry`,
    noEvaluation: (game: string) =>
      `${quoteText(game)} has no evaluation, expected a search to the end, or a game on a board`,
    smallWin: (win: number, scoring: string) =>
      `with ${scoring} scoring and win ${win} a win at that depth counts no more than a draw, expected a smaller limit, a larger win, or plain scoring`,
  },
  noSession: (id: string, known: readonly string[]) =>
    `for=${quoteText(id)} names no search on this page: ${
      known.length ? suggestRemedy(id, known) : 'expected the id of a <ply-search> or <ply-stepper>'
    }`,
  program: (found: string, known: readonly string[]) =>
    `unknown program ${quoteText(found)}: ${suggestRemedy(found, known)}`,
  programOptions: (name: string, options: readonly string[]) =>
    `unsuitable ${joinWithAnd(options)}: program ${quoteText(name)} runs unchanged, expected no setting except its position`,
  notRecorded: (name: string, position: string, known: readonly string[]) =>
    `no run of program ${quoteText(name)} at ${quoteText(position)}: expected ${joinWithOr(known)}`,
  recordingsDiffer: (name: string, position: string) =>
    `different runs of program ${quoteText(name)} at ${quoteText(position)}: expected the same calls and scores in each language`,
  recordingStopped: (calls: number) =>
    `incomplete run: the program was stopped after ${pluralise(calls, 'call', 'calls')}, expected one that ends`,
  order: (found: readonly number[], possible: readonly number[]) => {
    const rest = found.length > 30 ? `, … (${formatCount(found.length)} moves)` : '';
    return `invalid option order [${joinWithCommas(found.slice(0, 30))}${rest}]: expected each of the moves ${joinWithCommas(possible)} once, and no others`;
  },
  optionText: (text: string, name: string, known: readonly string[]) =>
    `invalid options ${quoteText(text)}: expected name=value, such as scoring=depth, and not ${quoteText(name)}; ${suggestRemedy(name, known)}`,
  optionTwice: (text: string, name: string) =>
    `invalid options ${quoteText(text)}: ${name} is set twice, expected it once`,
  step: (step: number, stepCount: number) =>
    `invalid step ${step}: the trace has ${pluralise(stepCount, 'step', 'steps')}, expected a whole number from 0 to ${stepCount - 1}`,
  value: (what: string, forms: readonly string[]) =>
    `unknown value ${quoteText(what)}: ${suggestRemedy(what, forms)}`,
  valueMove: (what: string, move: string, moves: readonly string[]) =>
    `invalid value ${quoteText(what)}: no node at move ${quoteText(move)}, ${
      moves.length ? `expected one of ${joinWithCommas(moves)}` : 'the node before it has no moves'
    }`,
  noMoveToPredict: (path: string) =>
    `invalid question about ${path ? `node ${quoteText(path)}` : 'the root'}: nobody moves there, expected a node with moves, or ask="value"`,
  noNodeAbove: () =>
    'invalid question about the root: there is no node above it with a best value, expected node="…"',
  node: (node: number, length: number) =>
    `invalid node ${node}: the trace has ${pluralise(length, 'node', 'nodes')}, expected a whole number from 0 to ${length - 1}`,
  noBest: (node: number) =>
    `invalid node ${node}: no move returned its score, expected a node with a best move`,
};
