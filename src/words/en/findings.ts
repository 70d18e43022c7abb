import { spellCount, formatCount, pluralise, formatScore } from './numbers.ts';
import { joinWithAnd, toCapitals } from './phrases.ts';

export interface Taker {
  readonly side: string;
  readonly isMax: boolean;
}

const nameTakerRole = ({ isMax }: Taker) => (isMax ? 'MAX' : 'MIN');
const nameTakerExtreme = ({ isMax }: Taker) => (isMax ? 'largest' : 'smallest');
const nameTaker = (taker: Taker) => `${toCapitals(taker.side)}, who is ${nameTakerRole(taker)},`;
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
    ? `${nameTaker(taker)} was handed ${formatScore(best)} alone`
    : `${nameTaker(taker)} was handed ${listScores(values)}, and the ${nameTakerExtreme(taker)} is ${formatScore(best)}`;

interface Frequency {
  readonly calls: number;
  readonly isBothSides: boolean;
}

const describeFrequency = ({ calls, isBothSides }: Frequency, taker: Taker) => {
  if (calls < 2) return '';
  return isBothSides
    ? ` The same happens at ${spellCount(calls)} calls, of either side.`
    : ` The same happens at ${spellCount(calls)} calls, all of them ${nameTakerRole(taker)}’s.`;
};

/** What is wrong with a program, in a sentence or two that lead to the place and do not mend it. */
export const faults = {
  'marks-left': (extra: number) =>
    `This board has ${spellCount(extra)} new marks, and one move makes one: marks of an earlier branch are still on it. Is each move made on a copy, or taken back afterwards?`,
  'shallow-copy': (copied: string, line: number) =>
    `Marks of an earlier branch are still on this board. Line ${formatCount(line)} copies the list ${copied}, but not the rows in it: the copy and ${copied} share them. How can each row be copied too?`,
  'marks-lost': (cells: readonly string[]) =>
    `The mark at ${joinWithAnd(cells)} was on the board, and now it is gone. Is more taken back than was put there?`,
  'same-board': () =>
    'This call is handed the same board as the call above it, and so never comes nearer to an end. On which board is the move made, and which one is handed on?',
  'taken-cell': (cell: string, from: string, to: string) =>
    `The cell ${cell} held ${toCapitals(from)}, and now it holds ${toCapitals(to)}. Which cells may be chosen?`,
  'wrong-mark': (cell: string, mark: string) =>
    `${toCapitals(mark)} was put at ${cell}, and it was not ${toCapitals(mark)}’s turn. What does the call above hand on about whose turn it is?`,
  'past-the-end': (winner: string, cells: readonly string[]) =>
    `On the board above, ${toCapitals(winner)} already has ${joinWithAnd(cells)}: the game is over, and still a move is tried. Does the program see this line?`,
  'nothing-returned': (isOver: boolean) =>
    isOver
      ? 'The game is over, and the call returned nothing. Which lines score a finished game, and does this one come to them?'
      : 'The call returned nothing. Follow it to its last line: is there a way to the end of the function without a return?',
  'end-sign': (outcome: string, got: number, isForMax: boolean) =>
    `${describeOutcome(outcome)}, so this should count ${isForMax ? 'more' : 'less'} than a draw. The call returned ${formatScore(got)}. Who is glad of this end?`,
  'end-view': (winner: string, toMove: string, got: number) =>
    `Each call returns what the board is worth for the side to move, and the call above turns the sign. Here ${toCapitals(winner)} has won and ${toCapitals(toMove)} would move next, so ${toCapitals(toMove)} has lost. The call returned ${formatScore(got)}. For which side does that count?`,
  'full-first': (winner: string, got: number) =>
    `${toCapitals(winner)} has won with the last move, and the call returned ${formatScore(got)}, as for a draw. Wins on boards with empty cells get their score; only full boards do not. Does the program test for a full board before it looks for a winner?`,
  'end-score': (outcome: string, got: number, draw: number) =>
    `${describeOutcome(outcome)}, and the call returned ${formatScore(got)}${got === draw ? ', as for a draw' : ''}. How is minimax to tell this end from another?`,
  'draw-score': (got: number) =>
    `${describeOutcome('draw')}. The call returned ${formatScore(got)}, and a draw should lie between a win and a loss.`,
  'end-unscored': (outcome: string, got: number) =>
    `${describeOutcome(outcome)}. The call returned ${formatScore(got)}, what its best begins as: the game is over, and the lines that score it were passed by.`,
  'late-win': (late: { plies: number; counts: number; sooner: number; soonerCounts: number }) =>
    `A win ${pluralise(late.plies, 'ply', 'plies')} deep counts ${formatScore(late.counts)}, one ${pluralise(late.sooner, 'ply', 'plies')} deep ${formatScore(late.soonerCounts)}: the later, the better. Which of them should a player prefer?`,
  'no-moves-tried': (got: number) =>
    `The game is not over, and the call returned ${formatScore(got)}, what its best begins as. No move was tried.`,
  'no-search': (got: number) =>
    `The game is not over, and the call returned ${formatScore(got)} without trying a move. How can it know?`,
  'wrong-answer': (got: number) =>
    `The game is not over, and the call returned ${formatScore(got)} without trying a move, though other boards as full as this one were searched. Does it answer for another board than this?`,
  'bound-kept': (got: number, winner: number) =>
    `This board was answered from memory with ${formatScore(got)}. A full search of it gives ${nameWinner(winner)}. The search whose result was kept had been cut, so ${formatScore(got)} was only a bound. Is it kept as if it were exact?`,
  'only-first': (tried: number, of: number) =>
    `Only ${spellCount(tried)} of ${spellCount(of)} moves ${tried === 1 ? 'was' : 'were'} tried, and it is so at every call. When does the loop end?`,
  'no-room': (of: number) =>
    `Of ${spellCount(of)} moves only one was tried. What stands on the other cells once the first call has come back, and does the loop come to them?`,
  'shared-window': (cells: readonly string[]) =>
    `The call stopped before it tried ${joinWithAnd(cells)}, though its own window was still open. Every call of this run stops where it would if all calls shared one alpha and one beta: what one branch found also closes the others. Should each call have its own?`,
  missed: (cells: readonly string[]) =>
    `${cells.length === 1 ? 'The move' : 'The moves'} at ${joinWithAnd(cells)} ${cells.length === 1 ? 'was' : 'were'} never tried here, and nothing that was found makes it needless to try ${cells.length === 1 ? 'it' : 'them'}.`,
  'never-tried': (cells: readonly string[]) =>
    `${joinWithAnd(cells)} ${cells.length === 1 ? 'is' : 'are'} empty, and the game is not over. The call did not try ${cells.length === 1 ? 'it' : 'them'}, and no other call ever does. Which cells does the loop go through?`,
  'other-extreme': (call: ReceivedScores, count: Frequency) =>
    `${describeReceived(call)}; it returned ${formatScore(call.got)}.${describeFrequency(count, call.taker)}${count.isBothSides ? ' Have MAX and MIN changed places?' : ` Does ${nameTakerRole(call.taker)} compare as the other side does?`}`,
  'last-child': (call: ReceivedScores) =>
    `${describeReceived(call)}; it returned ${formatScore(call.got)}, which came last. What becomes of the values before it?`,
  'first-child': (call: ReceivedScores) =>
    `${describeReceived(call)}; it returned ${formatScore(call.got)}, which came first. Are the others compared with it?`,
  'no-minus': (call: ReceivedScores) =>
    `Each call returns what is good for the side to move there, and what is good for one is bad for the other. The call below returned a value for the other side, and ${toCapitals(call.taker.side)} took it as its own. What turns it round?`,
  'turned-sign': (call: ReceivedScores) =>
    `${describeReceived(call)}; it returned ${formatScore(call.got)}. Is there a minus too many, or one too few?`,
  absolute: (call: ReceivedScores) =>
    `${describeReceived(call)}; it returned ${formatScore(call.got)}, the same without its sign. A loss is worth less than a draw.`,
  start: (call: ReceivedScores) =>
    `${describeReceived(call)}; it returned ${formatScore(call.got)}, which is none of them. The best begins as ${formatScore(call.got)}, and nothing ${call.taker.isMax ? 'larger' : 'smaller'} came. Is that worse than every score for ${nameTakerRole(call.taker)}?`,
  'never-kept': (call: ReceivedScores, count: Frequency) =>
    `${describeReceived(call)}; it returned ${formatScore(call.got)}, what its best begins as: nothing was kept.${describeFrequency(count, call.taker)} How does ${nameTakerRole(call.taker)} compare?`,
  sum: (call: ReceivedScores) =>
    `${describeReceived(call)}; it returned ${formatScore(call.got)}, their sum. The other side will not play all of its moves, but one.`,
  average: (call: ReceivedScores) =>
    `${describeReceived(call)}; it returned ${formatScore(roundValue(call.got))}, their average. Does ${toCapitals(call.taker.side)} choose a move, or leave it to chance?`,
  shifted: (
    call: ReceivedScores,
    { by, isBothSides, isOneSided }: { by: number; isBothSides: boolean; isOneSided: boolean },
  ) => {
    const changed = `every value by ${formatScore(by)} on its way up, a draw’s too`;
    const other = call.taker.isMax ? 'MIN' : 'MAX';
    const sides = isBothSides
      ? `MAX and MIN change ${changed}`
      : `${nameTakerRole(call.taker)} changes ${changed}${isOneSided ? `, and ${other} does not` : ''}`;
    return `${describeReceived(call)}; it returned ${formatScore(call.got)}. ${sides}. What does a draw count then?`;
  },
  'not-best': (call: ReceivedScores) =>
    `${describeReceived(call)}; it returned ${formatScore(call.got)}. Which comparison lets that through?`,
  'not-a-child': (call: ReceivedScores) =>
    `${describeReceived(call)}; it returned ${formatScore(call.got)}, which is none of them. Where does it come from?`,
  'move-for-value': (got: number) =>
    `The game goes on here, and the call returned ${formatScore(got)}: the number of the cell that it chose. The call above compares it with other results as if it were a value. What should a call return, its move or what the move is worth?`,
  'bound-as-value': (choice: {
    value: number;
    isMost: boolean;
    chosen: string;
    earlier: string;
    winner: number;
  }) =>
    `${choice.chosen} was chosen because its call returned ${formatScore(choice.value)}, as much as ${choice.earlier}. But that call stopped early: its ${formatScore(choice.value)} means at ${choice.isMost ? 'most' : 'least'} ${formatScore(choice.value)}, and a full search gives ${nameWinner(choice.winner)}. Should a result that is only equal replace the best one?`,
  'wrong-choice': (call: ReceivedScores, move: string) =>
    `${describeReceived(call)}; it chose ${move}, which is worth ${formatScore(call.got)}. Which of the moves is remembered?`,
};

interface SlowMove {
  readonly board: string;
  readonly side: string;
  readonly move: string;
  readonly better: string;
}

export const remarks = {
  'asked-twice': (count: number, move: string) =>
    count === 1
      ? `The board after ${move} is asked about twice by the same call. Once is enough, if the answer is kept.`
      : `The board after ${move} is asked about twice by the same call, and so are others, ${pluralise(count, 'time', 'times')} in all. Once is enough, if the answer is kept.`,
  'idle-table': (repeats: number) =>
    `Results are kept, and never used: ${pluralise(repeats, 'board was', 'boards were')} searched again that had been searched before. Is the table asked, and by what is a board found in it?`,
  'idle-window': (alpha: number, beta: number) =>
    `Here alpha is ${formatScore(alpha)} and beta ${formatScore(beta)}, so what follows cannot matter, and still it is searched: nothing is cut anywhere.`,
  'same-depth': (name: string, value: string) =>
    `${name} is ${value} at every call, however deep. What is it to count?`,
  'wins-late': (late: SlowMove) =>
    `It wins, but sometimes later than it could. On the board ${late.board} ${toCapitals(late.side)} plays ${late.move}, and ${late.better} wins sooner. A score that falls with depth would prefer ${late.better}.`,
  'gives-up': (lost: SlowMove) =>
    `When every move loses, it does not hold out as long as it could. On the board ${lost.board} ${toCapitals(lost.side)} plays ${lost.move}, and ${lost.better} lasts longer. A score that falls with depth would prefer ${lost.better}.`,
  'other-side': (moves: string, asked: string) =>
    `It is ${toCapitals(asked)}’s turn on this board, and the program moves ${toCapitals(moves)}. Ask it about a board where ${toCapitals(moves)} is to move.`,
};

export const helpers = {
  at: (board: string, text: string) => `On the board ${board}, ${text}`,
  winner: (name: string, got: string, outcome: string) =>
    outcome === 'draw'
      ? `${name} returns ${got}, and nobody has a full line.`
      : `${name} returns ${got}, and ${toCapitals(outcome)} has a full line.`,
  'has-won': (name: string, side: string, got: string, has: boolean) =>
    `${name} returns ${got} for ${toCapitals(side)}, and ${toCapitals(side)} has ${has ? 'a' : 'no'} full line.`,
  terminal: (name: string, got: string, outcome: string | null) =>
    outcome === null
      ? `${name} returns ${got}, and the game goes on.`
      : `${name} returns ${got}, and the game is over: ${outcome === 'draw' ? 'the board is full' : `${toCapitals(outcome)} has won`}.`,
  utility: (name: string, got: string, outcome: string) =>
    `${name} returns ${got}, and ${outcome === 'draw' ? 'nobody has won' : `${toCapitals(outcome)} has won`}.`,
  actions: (name: string, got: number, empty: number) =>
    `${name} returns ${pluralise(got, 'move', 'moves')}, and ${pluralise(empty, 'cell is', 'cells are')} empty.`,
  raises: (name: string, error: string, text: string) =>
    `${name} stops with ${error}${text ? `: ${text}` : ''}.`,
  endless: (name: string) => `${name} has not come to its end. Look for a loop that does not end.`,
  silent: (name: string) => `${name} could not be asked to the end. Run the program again.`,
  noAnswer: (name: string, got: string) => `${name} returns ${got}, which is no answer to this question.`,
  score: (name: string, got: string) =>
    `${name} returns ${got}, and the game is not over: there is no score to give.`,
  player: (name: string, got: string, toMove: string) =>
    `${name} returns ${got}, and it is ${toCapitals(toMove)}’s turn.`,
  result: (name: string, toMove: string) =>
    `${name} returns a board that is not this one with one more ${toCapitals(toMove)}.`,
  sharesRows: (line: number, copied: string) =>
    `Line ${formatCount(line)} copies the list ${copied}, but not the rows in it: the copy and ${copied} share them.`,
  fullFirst: () =>
    'On boards with an empty cell it is right. Does it test for a full board before it looks for a winner?',
  'changes-board': (name: string) =>
    `${name} changes the board that it is given. Whoever gave it still needs it for the next move.`,
};

const countAskedPositions = (asked: number) =>
  asked === 1 ? 'In 1 position' : `In these ${formatCount(asked)} positions`;
const describeOutlook = (winner: number, side: string) => {
  if (winner === 0) return 'can have a draw';
  return winner === (side === 'x' ? 1 : -1) ? 'can win' : 'has lost whatever it plays';
};
const describeConsequenceOf = (winner: number) =>
  winner === 0 ? 'which leads to no more than a draw' : `after which ${winner === 1 ? 'X' : 'O'} wins`;
const nameWinner = (winner: number) => (winner === 0 ? 'a draw' : `a win of ${winner === 1 ? 'X' : 'O'}`);

export const judgement = {
  ownBoard: () => 'This call does not use the board above, so other boards were not asked.',
  unsure: () =>
    'Plybook could only guess how this program keeps its board, so it says nothing about right and wrong. A board of its own in the program, or a call that you write, would tell.',
  unanswered: () => 'The program gave no answer for other boards in time, so nothing is said about them.',
  noSearch: () =>
    'No search was seen in this call: no function came to call itself on a board with one more mark. The call ran, and nothing about it is judged.',
  unseen: () =>
    'Plybook did not find out how your program writes its marks on other boards, so nothing is said about them.',
  unread: () =>
    'What your program returns can be read neither as a move nor as a value, so nothing can be said of other boards.',
  moves: (asked: number) => `${countAskedPositions(asked)} your program chose as well as minimax.`,
  values: (asked: number) => `${countAskedPositions(asked)} your program said what minimax says.`,
  loses: (loss: { asked: number; board: string; side: string; value: number; move: string; after: number }) =>
    `Of ${pluralise(loss.asked, 'position', 'positions')}, the smallest in which your program goes wrong is ${loss.board}: ${toCapitals(loss.side)} ${describeOutlook(loss.value, loss.side)}, and it plays ${loss.move}, ${describeConsequenceOf(loss.after)}.`,
  illegal: (loss: { board: string; move: string }) =>
    `On the board ${loss.board} your program plays ${loss.move}, which is not an empty cell.`,
  misjudges: (loss: { asked: number; board: string; side: string; value: number; winner: number }) =>
    `Of ${pluralise(loss.asked, 'position', 'positions')}, the smallest that your program misjudges is ${loss.board}: ${toCapitals(loss.side)} ${describeOutlook(loss.value, loss.side)}, and it says ${nameWinner(loss.winner)}.`,
  silent: (loss: { board: string; side: string; got: string }) =>
    `On the board ${loss.board} it is ${toCapitals(loss.side)}’s turn. Your program returns ${loss.got}, and no move.`,
  raises: (loss: { board: string; name: string; text: string }) =>
    `On the board ${loss.board} your program stops with ${loss.name}${loss.text ? `: ${loss.text}` : ''}.`,
  shallow: (plies: number, sentence: string) =>
    `Your program looks only ${pluralise(plies, 'move', 'moves')} ahead, and that has its price. ${sentence}`,
};

const roundValue = (value: number) => Math.round(1000 * value) / 1000;
