import { say } from '../said.ts';
import { formatCount, formatScore, markScore } from './numbers.ts';
import { capitaliseFirst } from './phrases.ts';

/** A call, as the words about it need it. */
export interface HandNode {
  /** The move that led here, `O b3`; in an explicit tree `branch b`, or `leaf b` at an end; null at the root. */
  readonly name: string | null;
  /** `X`, or `MAX` in an explicit tree. */
  readonly player: string;
  readonly isMax: boolean;
  readonly isAbstract: boolean;
}

/** A child that has returned. */
export interface HandValue {
  readonly name: string;
  readonly score: number;
}

export const role = (isMax: boolean) => (isMax ? 'MAX' : 'MIN');

const nameNode = ({ name }: HandNode) => (name === null ? 'the root' : name);

export const byHand = {
  label: (position: string) => `Search of ${position}, done by hand`,
  missing: 'not written yet',
  unknown: '?',
  eitherOf: (best: string, value: string) => `${best} or ${value}?`,
  takeBack: 'Take back the last choice',
  rest: 'Do the rest',
  tried: 'tried',
  right: 'right',
  startOver: 'Start over',
  lookingBack: 'You are looking at an earlier step.',
  returnToChoice: 'Back to your choice',
  tooLarge: (calls: number, most: number) =>
    `search by hand with ${formatCount(calls)} calls: expected at most ${most}, as from a later position or in a smaller tree`,
  /** What the program has taken over from the reader. */
  taken: {
    ends: 'From here on, the program scores the leaves for you.',
    keep: 'From here on, the program compares for you, too.',
    next: 'From here on, the program calls and returns for you, too.',
  },
  done: (best: { score: number; move: string; isTied: boolean }, isAbstract: boolean) =>
    say`Done. The root returned ${markScore(best.score)}, and the move is ${isAbstract ? 'branch ' : ''}${best.move}${best.isTied ? ': if moves tie, the search takes the first' : ''}.`,
  /** What was right at the first press, for each kind of question; empty if nobody pressed anything. */
  review: (
    counts: readonly {
      readonly kind: 'over' | 'score' | 'keep' | 'next' | 'move' | 'start';
      readonly made: number;
      readonly right: number;
    }[],
    isRestDone: boolean,
    isAbstract: boolean,
  ) => {
    const skills = {
      over: isAbstract ? 'whether a node has branches' : 'whether the game is over',
      score: 'what an end is worth',
      keep: 'which value to keep',
      next: 'what a call does next',
      move: isAbstract ? 'which branch to choose' : 'which move to play',
      start: 'what best starts as',
    };
    const right = counts
      .filter((each) => each.right > 0)
      .map(({ kind, made, right: first }) =>
        made === 1
          ? skills[kind]
          : `${skills[kind]} (${formatCount(first)}\u00A0of\u00A0${formatCount(made)})`,
      );
    if (counts.length === 0) return isRestDone ? 'The program made every choice.' : '';
    const told = right.length
      ? `Right at the first press: ${right.join(', ')}.`
      : 'No choice was right at the first press. Start over, and try again.';
    return isRestDone ? `${told} The program did the rest.` : told;
  },
  questions: {
    over: (node: HandNode) =>
      node.isAbstract ? 'Does this node have branches?' : 'Is the game over on this board?',
    score: () => 'The game is over. What is it worth?',
    keep: (node: HandNode, value: number) =>
      say`What should ${role(node.isMax)} do with the ${markScore(value)}?`,
    next: (node: HandNode) => `What does the call for ${nameNode(node)} do next?`,
    move: ({ player }: HandNode, isAbstract: boolean) =>
      isAbstract
        ? `All values are in. Which branch does ${player} choose?`
        : `All values are in. Which move does ${player} play?`,
    start: () => 'One line is missing. What must best start as, so that the first value always replaces it?',
  },
  choices: {
    try: (isAbstract: boolean) => (isAbstract ? 'It has branches: try one' : 'The game goes on: try a move'),
    score: (isAbstract: boolean) =>
      isAbstract ? 'It is a leaf: return its number' : 'The game is over: score it',
    worth: (score: number) => formatScore(score),
    keep: (best: number) => say`Keep ${markScore(best)}`,
    replace: (value: number) => say`Replace it with ${markScore(value)}`,
    call: 'Call the next move',
    callBranch: 'Call the next branch',
    return: (best: number) => say`All in: return ${markScore(best)}`,
    cut: (best: number) => say`Cut the rest: return ${markScore(best)}`,
    starts: { zero: '0 for both', worst: '−∞ for MAX, +∞ for MIN', best: '+∞ for MAX, −∞ for MIN' },
  },
  /** What happened at a step. Must not give away what the reader still decides. */
  call: (node: HandNode, isOver: boolean) =>
    `${capitaliseFirst(nameNode(node))} was called.${isOver ? ' The game is over there.' : ''}`,
  return: (child: HandValue, above: HandNode, best: HandValue | null) => {
    const first = say`${capitaliseFirst(child.name)} returned ${markScore(child.score)} to ${nameNode(above)}, a ${role(above.isMax)} node.`;
    if (best === null) return first;
    return best.name === child.name
      ? say`${first} It is the best there so far.`
      : say`${first} The best there so far is ${markScore(best.score)}, from ${best.name}.`;
  },
  rootReturn: (score: number) => say`The root returned ${markScore(score)}. The search is over.`,
  activity: {
    called: 'just called',
    waits: 'waits for the call above',
    returns: 'returns',
  },
};
