import { formatCount, pluralise } from './numbers.ts';
import { describeStop, joinWithAnd, nameWinner, toCapitals } from './phrases.ts';

const countAskedPositions = (asked: number) => `In ${pluralise(asked, 'position', 'positions')}`;
const countTried = (asked: number) =>
  `Your program was tried in ${pluralise(asked, 'position', 'positions')}.`;
const describeOutlook = (winner: number, side: string) => {
  if (winner === 0) return 'can draw';
  return winner === (side === 'x' ? 1 : -1) ? 'can win' : 'loses whatever it plays';
};
const describeConsequenceOf = (winner: number) =>
  winner === 0 ? 'which only draws' : `after which ${winner === 1 ? 'X' : 'O'} wins`;

/** Longer results are not quoted in a sentence. */
const MOST_QUOTED = 40;

export const judgement = {
  ownBoard: () => 'This call does not use the board above, so the program was not tried on other boards.',
  unsure: {
    board: (isCallSaid: boolean) =>
      `Plybook could only guess how this program stores its board, so it does not judge it. Put a board into the program${isCallSaid ? '' : ', or write the call yourself'}.`,
    cells: () =>
      'Plybook could only guess how this program writes X, O and an empty cell, so it does not judge it. Press “change” beside “How Plybook reads your program”, and choose them.',
    order: () =>
      'Plybook could not find out which name is which cell of the board, so it does not judge this program. Write all eight lines with these names, or call the cells a1 to c3.',
    call: () =>
      'Plybook could only guess the arguments of this call, so it does not judge it. Write the call yourself.',
  },
  otherSide: (first: string, toMove: string, isCallSaid: boolean) =>
    `In this call ${toCapitals(first)} moves first, but ${toCapitals(toMove)} is to move on the board above, so Plybook does not judge it. ${isCallSaid ? 'Change the argument that says whose turn it is, or the side to move.' : `Try a board where ${toCapitals(first)} is to move.`}`,
  noughtFirst: () =>
    'In your program O begins. On the boards here X begins, so Plybook does not judge it. Let X begin in your program.',
  unanswered: () => 'The program was too slow on other boards, so its answers there were not checked.',
  noSearch: () =>
    'Plybook saw no search in this call: no function called itself on a board with one more mark. The call ran but was not judged.',
  unseen: () =>
    'Plybook could not find out how your program writes its marks on other boards, so they are not judged.',
  unread: (got: string | null) =>
    `${got === null || got.length > MOST_QUOTED ? 'Plybook can read what your program returns' : `Your program returns ${got}. Plybook can read that`} neither as a move nor as a value, so it cannot judge other boards. Return the number of a cell, its row and column, or a score.`,
  moves: (asked: number) => `${countAskedPositions(asked)} your program chose as good a move as minimax.`,
  values: (asked: number, name: string) => `${countAskedPositions(asked)} ${name} returned the right value.`,
  loses: (loss: {
    asked: number;
    board: string;
    side: string;
    value: number;
    move: string;
    after: number;
    better: string;
  }) =>
    `${countTried(loss.asked)} The smallest one where it goes wrong is ${loss.board}: ${toCapitals(loss.side)} ${describeOutlook(loss.value, loss.side)} with ${loss.better}, but it plays ${loss.move}, ${describeConsequenceOf(loss.after)}.`,
  /** Functions that call the search to choose a move. */
  choosers: {
    right: (name: string, asked: number) =>
      `In ${pluralise(asked, 'position', 'positions')} ${name} chose as good a move as minimax.`,
    byChance: (name: string) =>
      `${name} chooses different moves on the same board, so its choices were not judged.`,
    untried: (name: string, offer: { readonly missing: readonly string[] } | null) =>
      offer === null
        ? `${name} was not tried, because Plybook cannot call it alone.`
        : offer.missing.length > 0
          ? `${name} was not tried, because the program does not say what ${joinWithAnd(offer.missing)} should be.`
          : `${name} was not judged: called alone on these boards, it showed no moves that can be judged.`,
    searchIsRight: (search: string, asked: number, isMoves: boolean) =>
      `${search} is right: in ${pluralise(asked, 'position', 'positions')} it ${isMoves ? 'chose as good a move as minimax' : 'returned the right value'}.`,
    wrong: (name: string, search: string) =>
      `But ${name}, which calls ${search} to choose a move, sometimes chooses a worse one. So the mistake is in ${name}.`,
    triesOther: (name: string, side: string) =>
      `But ${name} tries moves with the other side’s mark, then plays ${toCapitals(side)}, and sometimes that move is a worse one. So the mistake is in ${name}.`,
    asksTheSame: (name: string, search: string, board: string) =>
      `On the board ${board}, ${name} calls ${search} for each of its moves, but every time with the board before the move. So all its moves seem to be worth the same.`,
    leavesMarks: (name: string, board: string) =>
      `On the board ${board}, ${name} does not take a move back before it tries the next one, so the later calls get boards with too many marks.`,
    wrongTurn: (name: string, search: string, line: number, side: string) =>
      `But ${name} calls it for the wrong side: on line ${formatCount(line)} ${toCapitals(side)} has just moved, and ${search} is called as if ${toCapitals(side)} moved again.`,
  },
  illegal: (loss: { board: string; move: string }) =>
    `On the board ${loss.board} your program plays ${loss.move}, which is not an empty cell.`,
  misjudges: (loss: { asked: number; board: string; side: string; value: number; winner: number }) =>
    `${countTried(loss.asked)} The smallest one that it misjudges is ${loss.board}: ${toCapitals(loss.side)} ${describeOutlook(loss.value, loss.side)}, but it says that this is ${nameWinner(loss.winner)}.`,
  silent: (loss: { board: string; side: string; got: string }) =>
    `On the board ${loss.board} it is ${toCapitals(loss.side)}’s turn. Your program returns ${loss.got}, which is not a move.`,
  raises: (loss: { board: string; name: string; text: string }) =>
    `On the board ${loss.board} your program ${describeStop(loss.name, loss.text)}.`,
  kept: (sentence: string, hasWindow: boolean) =>
    `${sentence} Called for that board alone, it answers differently: something is kept from one call to the next. ${hasWindow ? 'If results are stored, are bounds stored as if they were exact?' : 'If results are stored, does each fit every board that finds it?'}`,
  inSearch: (board: string, text: string) => `In the search from ${board}: ${text}`,
  shallow: (plies: number, sentence: string) =>
    `Your program looks only ${pluralise(plies, 'move', 'moves')} ahead, and sometimes that is too short. ${sentence}`,
};
