import { spellCount, formatCount, pluralise, formatScore } from './numbers.ts';
import { describeStop, joinWithAnd, nameWinner, toCapitals } from './phrases.ts';

interface Taker {
  readonly side: string;
  readonly isMax: boolean;
}

const nameTakerRole = ({ isMax }: Taker) => (isMax ? 'MAX' : 'MIN');
const nameTakerExtreme = ({ isMax }: Taker, isOfTwo: boolean) =>
  isMax ? (isOfTwo ? 'larger' : 'largest') : isOfTwo ? 'smaller' : 'smallest';
const nameTaker = (taker: Taker) => `${nameTakerRole(taker)} (${toCapitals(taker.side)})`;
const listScores = (values: readonly number[]) => joinWithAnd(values.map(formatScore));
const describeOutcome = (outcome: string) =>
  outcome === 'draw' ? 'The board is full and nobody has won: a draw' : `${toCapitals(outcome)} has won`;

interface ReceivedScores {
  readonly taker: Taker;
  readonly received: readonly number[];
  readonly best: number;
  readonly got: number;
}

const describeReceived = ({ taker, received: values, best }: ReceivedScores) =>
  values.length === 1
    ? `${nameTaker(taker)} had only one value to take, ${formatScore(best)}`
    : `${nameTaker(taker)} should take the ${nameTakerExtreme(taker, values.length === 2)} of ${listScores(values)}, which is ${formatScore(best)}`;

interface Frequency {
  readonly calls: number;
  readonly isBothSides: boolean;
}

const describeFrequency = ({ calls, isBothSides }: Frequency, taker: Taker) => {
  if (calls < 2) return '';
  return isBothSides
    ? ` This is the first of ${spellCount(calls)} such calls, for both sides.`
    : ` This is the first of ${spellCount(calls)} such calls, always for ${nameTakerRole(taker)}.`;
};

const describeUnscored = (outcome: string, got: number) =>
  `${describeOutcome(outcome)}. The call returned ${formatScore(got)}, its starting value. The game is over, but the code that scores it never ran.`;
const describeStart = (call: ReceivedScores) =>
  `${describeReceived(call)}. This call returned ${formatScore(call.got)} instead. The best value starts at ${formatScore(call.got)}, and no value was ${call.taker.isMax ? 'larger' : 'smaller'}. Is that starting value ${call.taker.isMax ? 'lower' : 'higher'} than every possible score?`;

/** What is wrong with a program, in a sentence or two that lead to the place and do not fix it. */
export const faults = {
  'marks-left': (extra: number) =>
    `One move adds one mark, but this board has ${spellCount(extra)} new ones: marks from an earlier branch are still on it. Is each move made on a copy, or taken back afterwards?`,
  'shallow-copy': (copied: string, line: number) =>
    `Marks from an earlier branch are still on this board. Line ${formatCount(line)} copies the list ${copied}, but not the rows in it: the copy and ${copied} share them. How can each row be copied too?`,
  'marks-lost': (cells: readonly string[]) =>
    `There was a mark at ${joinWithAnd(cells)}, and now it is gone. Does the program take back more than it put there?`,
  'window-turned': (alpha: number, beta: number) =>
    `This call gets alpha ${formatScore(alpha)} and beta ${formatScore(beta)}, so no value lies between them. Both bounds were negated for the other side. What is at least alpha for one side, is it also at least −alpha for the other?`,
  'window-swapped': (alpha: number, beta: number) =>
    `This call gets alpha ${formatScore(alpha)} and beta ${formatScore(beta)}, so no value lies between them. The call above had them the other way round. Which of the two does it pass first?`,
  'same-board': () =>
    'This call gets the same board as the call above it, so the search never gets closer to the end of the game. On which board is the move made, and which board is passed to the next call?',
  'taken-cell': (cell: string, from: string, to: string) =>
    `The cell ${cell} held ${toCapitals(from)}, and now it holds ${toCapitals(to)}. Which cells may be chosen?`,
  'wrong-mark': (cell: string, mark: string) =>
    `${toCapitals(mark)} was put at ${cell}, but it was not ${toCapitals(mark)}’s turn. What does the call above pass on about whose turn it is?`,
  'wrong-turn': (mark: string, cell: string) =>
    `${toCapitals(mark)} has just moved to ${cell}, and this call makes ${toCapitals(mark)} move again. Calls from other lines take turns. Whose turn does this line pass on?`,
  'past-the-end': (winner: string, cells: readonly string[]) =>
    `On the board above, ${toCapitals(winner)} already has ${joinWithAnd(cells)}: the game is over, but the program tries another move. Does it notice this line?`,
  'line-missed': (winner: string, cells: readonly string[], got: number | null) =>
    got === null
      ? `On the board above, ${toCapitals(winner)} already has ${joinWithAnd(cells)}: the game is over, but the program tries another move. It notices other lines. Does it check this one?`
      : `${toCapitals(winner)} has won with ${joinWithAnd(cells)}, and the call returned ${formatScore(got)}, the score of a draw. It notices other lines. Does it check this one?`,
  'not-awaited': (name: string, line: number) =>
    `${name} is async, so line ${formatCount(line)} gets a promise from it, not a value, and calculates with the promise. Write await before the call.`,
  'nothing-returned': () =>
    'The call returned nothing. Can the function reach its last line without a return?',
  'end-silent': () =>
    'The game is over, and the call returned nothing. Which lines score a finished game, and do they run here?',
  'end-sign': (outcome: string, got: number, isForMax: boolean) =>
    `${describeOutcome(outcome)}, so this should count ${isForMax ? 'more' : 'less'} than a draw. The call returned ${formatScore(got)}. Who wins here?`,
  'end-view': (winner: string, toMove: string, got: number) =>
    `Each call returns what the board is worth to the side to move, and the call above changes the sign. Here ${toCapitals(winner)} has won and ${toCapitals(toMove)} would move next, so ${toCapitals(toMove)} has lost. The call returned ${formatScore(got)}. Which side is that value for?`,
  'full-first': (winner: string, got: number) =>
    `${toCapitals(winner)} has won with the last move, but the call returned ${formatScore(got)}, the score of a draw. Wins with empty cells left are scored correctly, and wins on a full board are not. Does the program check for a full board before it looks for a winner?`,
  'end-score': (outcome: string, got: number, draw: number) =>
    `${describeOutcome(outcome)}, and the call returned ${formatScore(got)}${got === draw ? ', the score of a draw' : ''}. How can minimax tell this result from the others?`,
  'draw-score': (got: number) =>
    `${describeOutcome('draw')}. The call returned ${formatScore(got)}, but the score of a draw should be between a loss and a win.`,
  'base-missing': describeUnscored,
  'end-unscored': describeUnscored,
  'late-win': (late: { plies: number; counts: number; sooner: number; soonerCounts: number }) =>
    `A win after ${pluralise(late.plies, 'ply', 'plies')} counts ${formatScore(late.counts)}, and a win after ${pluralise(late.sooner, 'ply', 'plies')} counts ${formatScore(late.soonerCounts)}. So the later win has the better score. Which of them should a player prefer?`,
  'no-moves-tried': (got: number) =>
    `The game is not over, and the call returned ${formatScore(got)}, its starting value. It tried no moves.`,
  'no-search': (got: number) =>
    `The game is not over, and the call returned ${formatScore(got)} without trying a move. How can it know?`,
  'wrong-answer': (got: number) =>
    `The game is not over, and the call returned ${formatScore(got)} without trying a move, although it searched other boards with as many marks. Is this the answer for a different board?`,
  'bound-kept': (got: number, winner: number) =>
    `The program had stored ${formatScore(got)} for this board and returned it. A full search of the board gives ${nameWinner(winner)}. The search that stored the result had been cut short, so ${formatScore(got)} was only a bound. Is it stored as if it were exact?`,
  'only-first': (tried: number, of: number) =>
    `This call tried only ${spellCount(tried)} of ${spellCount(of)} moves, and every other call did the same. When does the loop end?`,
  'no-room': (of: number) =>
    `Only one of ${spellCount(of)} moves was tried. What is in the other cells when the first call has returned, and does the loop reach them?`,
  'shared-window': (cells: readonly string[]) =>
    `The call stopped before it tried ${joinWithAnd(cells)}, though its own window was still open. Every call stops where it would stop if all calls shared one alpha and one beta, so what one branch finds also closes the others. Should each call have its own?`,
  missed: (cells: readonly string[], line: number | null) =>
    `${cells.length === 1 ? 'The move' : 'The moves'} at ${joinWithAnd(cells)} ${cells.length === 1 ? 'was' : 'were'} never tried here, and nothing found so far lets the search skip ${cells.length === 1 ? 'it' : 'them'}.${line === null ? '' : ` The loop ended at the break in line ${formatCount(line)}. When may it end there?`}`,
  'never-tried': (cells: readonly string[]) =>
    `${joinWithAnd(cells)} ${cells.length === 1 ? 'is' : 'are'} empty, and the game is not over. The call did not try ${cells.length === 1 ? 'it' : 'them'}, and neither does any other call. Which cells does the loop go through?`,
  'other-extreme': (call: ReceivedScores, count: Frequency) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}.${describeFrequency(count, call.taker)}${count.isBothSides ? ' Are MAX and MIN swapped?' : ` Does ${nameTakerRole(call.taker)} use the comparison of the other side?`}`,
  'no-opponent': (call: ReceivedScores, count: Frequency, move: string | null = null) =>
    `${describeReceived(call)}. ${move === null ? 'This call returned' : `It chose ${move}, which is worth`} ${formatScore(call.got)}.${describeFrequency(count, call.taker)} So MIN takes the largest value too, as MAX does. Which value does ${toCapitals(call.taker.side)} want?`,
  'last-child': (call: ReceivedScores) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}, the last value. What happens to the values before it?`,
  'first-child': (call: ReceivedScores) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}, the first value. Are the others compared with it?`,
  'no-minus': (call: ReceivedScores) =>
    `Each call returns a value for the side to move there, and what is good for one side is bad for the other. The call below returned a value for the other side, and ${toCapitals(call.taker.side)} used it as its own. Where does the sign get changed?`,
  'turned-sign': (call: ReceivedScores) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}. Is there a minus sign too many, or one too few?`,
  absolute: (call: ReceivedScores) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}, the same number without its sign. But a loss must be worth less than a draw.`,
  'starts-at-zero': describeStart,
  start: describeStart,
  'shared-default': (call: ReceivedScores, name: string) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}, a value from another call. The default of ${name} is made only once, when the function is defined, so all calls fill the same one. Make a new one inside the function.`,
  shared: (call: ReceivedScores, name: string) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}. All calls share one ${name}, and the calls below this one change it. Should each call have its own?`,
  'stops-at-once': (call: ReceivedScores) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)} as soon as it got it, from inside its loop. That is fine for ${call.taker.isMax ? 'MIN' : 'MAX'}, but ${call.taker.isMax ? 'MAX' : 'MIN'} has to look further. Whose turn is it at this return?`,
  'never-kept': (call: ReceivedScores, count: Frequency) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}, its starting value, so it kept ${call.received.length === 1 ? 'nothing' : 'none of them'}.${describeFrequency(count, call.taker)} How does ${nameTakerRole(call.taker)} compare?`,
  'lost-value': (call: ReceivedScores, line: number) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}, its starting value. Line ${formatCount(line)} makes the call below and does not keep what it returns. Where should that value go?`,
  sum: (call: ReceivedScores) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}, the sum. But a side plays only one of its moves.`,
  average: (call: ReceivedScores) =>
    `${describeReceived(call)}. This call returned ${formatScore(roundValue(call.got))}, the average. Does ${toCapitals(call.taker.side)} choose a move, or leave it to chance?`,
  shifted: (
    call: ReceivedScores,
    { by, isBothSides, isOneSided }: { by: number; isBothSides: boolean; isOneSided: boolean },
  ) => {
    const changed = `every value by ${formatScore(by)} on its way up, even that of a draw`;
    const other = call.taker.isMax ? 'MIN' : 'MAX';
    const sides = isBothSides
      ? `MAX and MIN change ${changed}`
      : `${nameTakerRole(call.taker)} changes ${changed}${isOneSided ? `, and ${other} does not` : ''}`;
    return `${describeReceived(call)}. This call returned ${formatScore(call.got)}. ${sides}. What is a draw worth then?`;
  },
  'not-best': (call: ReceivedScores) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)}. Which comparison lets that through?`,
  'not-a-child': (call: ReceivedScores) =>
    `${describeReceived(call)}. This call returned ${formatScore(call.got)} instead. Where does that come from?`,
  'move-for-value': (got: number) =>
    `The game goes on here, and the call returned ${formatScore(got)}: the number of the cell that it chose. The call above compares it with other results as if it were a value. Should a call return its move, or what the move is worth?`,
  'bound-as-value': (choice: {
    value: number;
    isMost: boolean;
    chosen: string;
    earlier: string;
    winner: number;
  }) =>
    `${choice.chosen} was chosen because its call returned ${formatScore(choice.value)}, the same as ${choice.earlier}. But that call stopped early: its ${formatScore(choice.value)} means at ${choice.isMost ? 'most' : 'least'} ${formatScore(choice.value)}, and a full search gives ${nameWinner(choice.winner)}. Should an equal result replace the best one?`,
  'one-side': (call: ReceivedScores, move: string, side: string) =>
    `${describeReceived(call)}. It chose ${move}, which is worth ${formatScore(call.got)}. Its choices for ${toCapitals(side)} are right. Does it compare for ${toCapitals(call.taker.side)} as it does for ${toCapitals(side)}?`,
  'infinite-wins': (value: number, isMax: boolean) =>
    `Every move counts ${formatScore(value)} here, and no move was kept. If the best value starts at ${formatScore(value)}, no move is ${isMax ? 'larger' : 'smaller'}. Does a win have to count that much?`,
  'wrong-choice': (call: ReceivedScores, move: string) =>
    `${describeReceived(call)}. It chose ${move}, which is worth ${formatScore(call.got)}. Which move does it remember?`,
};

interface SlowMove {
  readonly board: string;
  readonly side: string;
  readonly move: string;
  readonly better: string;
}

const describeLate = ({ board, side, move, better }: SlowMove) =>
  `The program wins, but sometimes later than it could. On the board ${board} ${toCapitals(side)} plays ${move}, but ${better} wins sooner.`;
const describeGivenUp = ({ board, side, move, better }: SlowMove) =>
  `When every move loses, the program does not hold out as long as it could. On the board ${board} ${toCapitals(side)} plays ${move}, but ${better} lasts longer.`;
const describePreferred = ({ better }: SlowMove) => `A score that falls with depth would prefer ${better}.`;

export const remarks = {
  'asked-twice': (count: number, move: string) =>
    count === 1
      ? `The same call searches the board after ${move} twice. Once is enough if it keeps the answer.`
      : `The same call searches the board after ${move} twice. That happens ${pluralise(count, 'time', 'times')} in all. Once is enough if a call keeps the answer.`,
  'idle-table': (repeats: number) =>
    `You store results but never look them up: the program searched ${pluralise(repeats, 'board', 'boards')} again. Does it look in the table first, and with which key?`,
  'idle-window': (alpha: number, beta: number) =>
    `Here alpha is ${formatScore(alpha)} and beta is ${formatScore(beta)}, so what follows cannot matter. The program searches it anyway, and never cuts anything.`,
  'same-depth': (name: string, value: string) =>
    `${name} is ${value} in every call, however deep. What should it count?`,
  'wins-late': (late: SlowMove) => `${describeLate(late)} ${describePreferred(late)}`,
  'gives-up': (lost: SlowMove) => `${describeGivenUp(lost)} ${describePreferred(lost)}`,
  'wins-late-graded': describeLate,
  'gives-up-graded': describeGivenUp,
  'kept-for-one': (board: string, side: string) =>
    `The program keeps something from one call to the next. Each side alone plays right. Called for both sides in one run, it goes wrong, as for ${toCapitals(side)} on the board ${board}. If it keeps results, whose values are they?`,
  'other-side': (moves: string, asked: string) =>
    `It is ${toCapitals(asked)}’s turn on this board, but the program moves ${toCapitals(moves)}. Try a board where ${toCapitals(moves)} is to move.`,
};

export const helpers = {
  at: (board: string, text: string) => `On the board ${board}, ${text}`,
  winner: (name: string, got: string, outcome: string) =>
    outcome === 'draw'
      ? `${name} returns ${got}, but nobody has a full line.`
      : `${name} returns ${got}, but ${toCapitals(outcome)} has a full line.`,
  'has-won': (name: string, side: string, got: string, has: boolean) =>
    `${name} returns ${got} for ${toCapitals(side)}, but ${toCapitals(side)} has ${has ? 'a' : 'no'} full line.`,
  terminal: (name: string, got: string, outcome: string | null) =>
    outcome === null
      ? `${name} returns ${got}, but the game goes on.`
      : `${name} returns ${got}, but the game is over: ${outcome === 'draw' ? 'the board is full' : `${toCapitals(outcome)} has won`}.`,
  utility: (name: string, got: string, outcome: string) =>
    `${name} returns ${got}, but ${outcome === 'draw' ? 'nobody has won' : `${toCapitals(outcome)} has won`}.`,
  actions: (name: string, got: number, empty: number) =>
    `${name} returns ${pluralise(got, 'move', 'moves')}, but ${pluralise(empty, 'cell is', 'cells are')} empty.`,
  raises: (name: string, error: string, text: string) => `${name} ${describeStop(error, text)}.`,
  endless: (name: string) => `${name} did not finish. Look for a loop that never ends.`,
  silent: (name: string) => `${name} could not be tested completely. Run the program again.`,
  noAnswer: (name: string, got: string) => `${name} returns ${got}, which does not answer this question.`,
  score: (name: string, got: string) =>
    `${name} returns ${got}, but the game is not over, so there is no score yet.`,
  player: (name: string, got: string, toMove: string) =>
    `${name} returns ${got}, but it is ${toCapitals(toMove)}’s turn.`,
  result: (name: string, toMove: string) =>
    `${name} should return this board with one more ${toCapitals(toMove)}, but it returns something else.`,
  sharesRows: (line: number, copied: string) =>
    `Line ${formatCount(line)} copies the list ${copied}, but not the rows in it: the copy and ${copied} share them.`,
  fullFirst: () =>
    'It is right on boards with an empty cell. Does it check for a full board before it looks for a winner?',
  'changes-board': (name: string) =>
    `${name} changes the board that it is given. The caller still needs that board for the next move.`,
};

const roundValue = (value: number) => Math.round(1000 * value) / 1000;
