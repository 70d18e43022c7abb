import { say, type TextPart } from '../said.ts';
import { role, type HandNode, type HandValue } from './by-hand.ts';
import { markScore, spellCount } from './numbers.ts';
import { capitaliseFirst, joinWithAnd, toCapitals } from './phrases.ts';

/** The end of a game. */
interface HandEnd {
  readonly outcome: 'x' | 'o' | 'draw' | number | null;
  /** The cells of the complete line; empty if none is named. */
  readonly line: readonly string[];
  readonly free: readonly string[];
}

const rolePhrase = ({ player, isMax }: HandNode) =>
  player === role(isMax) ? player : `${player}, who is ${role(isMax)},`;

const describeEnd = ({ outcome, line, free }: HandEnd): TextPart => {
  if (typeof outcome === 'number') return say`This leaf holds ${markScore(outcome)}.`;
  if (outcome === 'draw') return 'Every cell is taken, and no line is complete.';
  const winner = toCapitals(outcome ?? '');
  const rest = free.length ? '' : ' Every cell is taken, too.';
  return line.length
    ? `The line ${joinWithAnd(line)} is complete, so ${winner} has won.${rest}`
    : `${winner} has won.${rest}`;
};

const listFree = (free: readonly string[]) =>
  free.length > 4
    ? `${spellCount(free.length)} cells are empty`
    : `${joinWithAnd(free)} ${free.length === 1 ? 'is' : 'are'} empty`;

const way = ({ isAbstract }: HandNode) => (isAbstract ? 'branch' : 'move');

const describeAllIn = (node: HandNode, returned: number) => {
  const ways = node.isAbstract ? 'branches' : 'moves';
  if (returned === 1) return `The only ${way(node)} here has returned`;
  return `${returned === 2 ? 'Both' : `All ${spellCount(returned)}`} ${ways} here have returned`;
};

/** Answers to wrong presses: where that press would be right, the facts of this node, and a question. */
export const handAnswers = {
  running: (node: HandNode, { free }: HandEnd, branches: number) => ({
    title: node.isAbstract ? 'A number is returned at a leaf' : 'Scoring is for finished games',
    facts: node.isAbstract
      ? `This node has ${spellCount(branches)} ${branches === 1 ? 'branch' : 'branches'}. Its value is not known until they return.`
      : `No line is complete, and ${listFree(free)}. The value of this board comes from the moves below it.`,
    ask: node.isAbstract ? 'What do its branches return?' : `What can ${node.player} still play?`,
  }),
  playsOn: (_: HandNode, end: HandEnd) => ({
    title: 'The game goes on while nobody has won',
    facts: describeEnd(end),
    ask: 'May the other side still move?',
  }),
  noMoveLeft: (node: HandNode, end: HandEnd) => ({
    title: node.isAbstract ? 'Trying is for nodes with branches' : 'Trying a move needs an empty cell',
    facts: describeEnd(end),
    ask: node.isAbstract ? 'Which branch would you try?' : 'Where would you play?',
  }),
  zeroForWin: (_: HandNode, end: HandEnd) => ({
    title: say`${markScore(0)} is what a draw is worth`,
    facts: say`${describeEnd(end)} The score says who won.`,
    ask: 'Which side gains from this line?',
  }),
  fullFirst: (_: HandNode, end: HandEnd) => ({
    title: say`A full board is worth ${markScore(0)} only if nobody won`,
    facts: describeEnd(end),
    ask: 'Which comes first: the line or the full board?',
  }),
  sign: ({ max }: { max: string }, given: number, end: HandEnd) => ({
    title: say`${markScore(given)} would be a win for ${end.outcome === 'x' ? 'O' : 'X'}`,
    facts: say`${describeEnd(end)} Scores are counted for MAX, who is ${max}.`,
    ask: 'Is this result good or bad for MAX?',
  }),
  notDraw: (given: number, end: HandEnd, max: string) => ({
    title: say`${markScore(given)} is the score of a win for ${given > 0 === (max === 'X') ? 'X' : 'O'}`,
    facts: describeEnd(end),
    ask: 'What is between a win and a loss?',
  }),
  lateWin: (given: number, end: HandEnd, depth: number) => ({
    title: say`${markScore(given)} counts the win, but not its depth`,
    facts: say`${describeEnd(end)} The game ends at depth ${depth}.`,
    ask: `How much ${depth === 1 ? 'does one move' : `do ${spellCount(depth)} moves`} take off?`,
  }),
  depthOff: (given: number, end: HandEnd, givenDepth: number) => ({
    title: say`${markScore(given)} is right at depth ${givenDepth}`,
    facts: say`${describeEnd(end)} Count the moves from the root to this board.`,
    ask: 'How many are there?',
  }),
  otherSide: (node: HandNode, best: HandValue, value: HandValue, isLargerChosen: boolean) => ({
    title: isLargerChosen
      ? 'Taking the larger value is what MAX does'
      : 'Taking the smaller value is what MIN does',
    facts: say`Here ${rolePhrase(node)} chooses. ${capitaliseFirst(best.name)} returned ${markScore(best.score)}, and ${value.name} returned ${markScore(value.score)}.`,
    ask: `Which of the two would ${node.player} rather have?`,
  }),
  equalBound: (node: HandNode, best: HandValue, value: HandValue) => ({
    title: 'A value replaces the best only if it is better',
    facts: say`${capitaliseFirst(best.name)} is worth ${markScore(best.score)}. The ${markScore(value.score)} from ${value.name} is only a bound: its search stopped early, and it may be ${node.isMax ? 'less' : 'more'}.`,
    ask: `Do you know that ${value.name} is better?`,
  }),
  returnsEarly: (node: HandNode, returned: number, left: readonly string[]) => ({
    title: `Returning is right once every ${way(node)} is in`,
    facts: `${node.isAbstract ? 'Branches' : 'Moves'} in so far: ${spellCount(returned)}. Still to come: ${joinWithAnd(left)}.`,
    ask: `Could ${left.length === 1 ? 'that' : 'one of those'} be better for ${node.player}?`,
  }),
  nothingLeft: (node: HandNode, returned: number) => ({
    title: `Calling is right while a ${way(node)} is left`,
    facts: `${describeAllIn(node, returned)}.`,
    ask: node.name === null ? 'Who is waiting for this value now?' : 'Which call is waiting for this value?',
  }),
  nothingToCut: (node: HandNode, returned: number) => ({
    title: `A cut is right while a ${way(node)} is left`,
    facts: `${describeAllIn(node, returned)}, so there is nothing to cut.`,
    ask: 'What is left to do with the best value?',
  }),
  openWindow: (node: HandNode, alpha: number, beta: number) => ({
    title: 'A cut is right once alpha has reached beta',
    facts: say`Here alpha is ${markScore(alpha)} and beta is ${markScore(beta)}. A value between them would still matter.`,
    ask: `Could ${node.player} still find a ${node.isMax ? 'larger' : 'smaller'} value here?`,
  }),
  ownBound: (node: HandNode, best: number, bound: number) => ({
    title: `That cut is right at a ${role(!node.isMax)} node`,
    facts: say`Here ${rolePhrase(node)} chooses. ${role(node.isMax)} is sure of ${markScore(bound)} elsewhere, and has ${markScore(best)} here so far.`,
    ask: `Can the next ${way(node)} only make it worse for ${role(node.isMax)}?`,
  }),
  closedWindow: (node: HandNode, alpha: number, beta: number, left: readonly string[]) => ({
    title: 'Calling is right while alpha is below beta',
    facts: say`Here alpha is ${markScore(alpha)} and beta is ${markScore(beta)}. Still to come: ${joinWithAnd(left)}.`,
    ask: `Would ${role(!node.isMax)} above still let the game get here?`,
  }),
  notAllIn: (node: HandNode, alpha: number, beta: number, left: readonly string[]) => ({
    title: `A plain return is right once every ${way(node)} is in`,
    facts: say`Still to come: ${joinWithAnd(left)}. Alpha is ${markScore(alpha)} and beta is ${markScore(beta)}.`,
    ask: node.isAbstract
      ? 'What may be done with the branches that are left?'
      : 'What may be done with the moves that are left?',
  }),
  hoped: (move: HandValue, far: number, player: string, reply: string) => ({
    title: say`${capitaliseFirst(move.name)} is right if ${reply} helps ${player}`,
    facts: say`Below ${move.name} there is an end worth ${markScore(far)}. But the reply is ${reply}’s, and ${move.name} returned ${markScore(move.score)}.`,
    ask: 'Which move is worth the most after the reply?',
  }),
  worst: (move: HandValue, isMax: boolean) => ({
    title: `${capitaliseFirst(move.name)} is right for ${role(!isMax)}`,
    facts: say`${capitaliseFirst(move.name)} returned ${markScore(move.score)}, and ${role(isMax)} moves at the root.`,
    ask: `Which value does ${role(isMax)} want?`,
  }),
  notBest: (move: HandValue, value: number) => ({
    title: 'The move is the one that gave the root its value',
    facts: say`${capitaliseFirst(move.name)} returned ${markScore(move.score)}, and the best at the root is ${markScore(value)}.`,
    ask: say`Where did the ${markScore(value)} come from?`,
  }),
  equalMove: (move: HandValue, first: HandValue) => ({
    title: 'Of equal values, only the first is certain',
    facts: say`${capitaliseFirst(first.name)} is worth ${markScore(first.score)}. The ${markScore(move.score)} from ${move.name} is only a bound: its search stopped early.`,
    ask: `Do you know that ${move.name} is as good?`,
  }),
  startsAtZero: (loss: number) => ({
    title: say`${markScore(0)} works if some move is better than a draw`,
    facts: say`Suppose that every move of MAX loses. Each returns ${markScore(loss)}, and none is larger than ${markScore(0)}.`,
    ask: 'What would best be then?',
  }),
  startsBest: () => ({
    title: 'That start would be right if MAX wanted the smallest',
    facts: say`No value is larger than ${markScore(Infinity)}, so MAX would never replace it.`,
    ask: 'Which starting value does every value beat?',
  }),
};
