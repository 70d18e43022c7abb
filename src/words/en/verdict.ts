import { joinParts, say, type TextPart, type MarkedText } from '../said.ts';
import { spellCount, formatCount, markScore } from './numbers.ts';
import {
  type QuestionNode,
  nameExtreme,
  writePlies,
  describeTake,
  joinWithAnd,
  joinWithOr,
} from './phrases.ts';

const describeTableHit = (source: number) =>
  `The game is not over there. The table has a value, because call ${formatCount(source + 1)} searched this position before. What did that call return?`;

interface MoveScore {
  readonly move: string;
  readonly score: number;
}

/** `a2 is worth −1, b3 and c3 are worth 0`. */
function listScores(scores: readonly MoveScore[]): TextPart {
  return joinParts(
    [...new Set(scores.map(({ score }) => score))].map((score) => {
      const moves = scores.filter((each) => each.score === score).map(({ move }) => move);
      return say`${joinWithAnd(moves)} ${moves.length === 1 ? 'is' : 'are'} worth ${markScore(score)}`;
    }),
    ', ',
  );
}

export const verdict = {
  right: (answer: TextPart, why: MarkedText) => say`Right: ${answer}. ${why}`,
  wrong: (given: TextPart, why: MarkedText) => say`Not ${given}. ${why}`,
  solution: (answer: TextPart, why: MarkedText) => say`The answer is ${answer}. ${why}`,
  returning: (call: { player: string; move: string; isBranch: boolean; score: number; effect: MarkedText }) =>
    say`${call.isBranch ? `Branch ${call.move}` : `${call.player} at ${call.move}`} returns ${markScore(call.score)}. ${call.effect}`,
  /** A hint to the score of a won game; the depth is null if scores do not count it. */
  won: (winner: string, depth: number | null) =>
    `${winner} has won${depth === null ? '' : `, at depth ${formatCount(depth)}`}. What is that worth?`,
  sameScore: (choices: number) =>
    `${choices === 2 ? 'Both' : `All ${spellCount(choices)}`} moves there have the same score. Find it for one of them.`,
  scores: (node: { player: string; isMax: boolean; scores: readonly MoveScore[] }) => {
    const { player, isMax, scores } = node;
    if (new Set(scores.map(({ score }) => score)).size === 1 && scores.length > 1)
      return say`${scores.length === 2 ? 'Both' : `All ${spellCount(scores.length)}`} moves there are worth ${markScore(scores[0].score)}.`;
    return say`There ${listScores(scores)}, and ${describeTake(player, isMax, scores.length)}.`;
  },
  /** The scores that the node does not take; `open` are the moves with the score that it takes. */
  otherScores: (node: {
    player: string;
    isMax: boolean;
    others: readonly MoveScore[];
    open: readonly string[];
  }) => {
    const { player, isMax, others, open } = node;
    const asked = `${open.length === 1 ? 'is' : 'are'} ${joinWithAnd(open)} worth`;
    return say`There ${listScores(others)}. What ${asked}? Then ${describeTake(player, isMax, others.length + open.length)}.`;
  },
  /** Why a score or a move is right, without either. */
  rule: ({ player, isMax, choices, isCut }: QuestionNode) => {
    if (isCut) return say`${player} keeps the best score that came back before the rest was cut.`;
    return choices === 1
      ? say`${player} has only one move there.`
      : say`${describeTake(player, isMax, choices)} of the ${spellCount(choices)} scores.`;
  },
  /** Why a branch is searched: its window is open, whatever the branch contains. */
  notCut: (alpha: number, beta: number) =>
    alpha === -Infinity && beta === Infinity
      ? say`It is searched. Neither side is sure of anything yet, so nothing can be left out.`
      : say`It is searched. When its turn comes, alpha is ${markScore(alpha)} and beta is ${markScore(beta)}: the window is still open. Its own score plays no part, because nobody knows it before looking.`,
  refuted: (line: {
    player: string;
    other: string;
    reply: string;
    /** Null for a draw, or a search that stops before the end. */
    winner: string | null;
    isDraw: boolean;
    plies: number;
    score: number;
    /** Whether the right move wins. */
    isWinMissed: boolean;
  }) => {
    const { player, other, winner, plies } = line;
    const answers = `${other} answers ${line.reply}`;
    if (winner === other)
      return plies === 0 ? `${answers} and wins.` : `${answers} and can force a win from there.`;
    if (winner === player) return `${answers}, and ${player} wins ${writePlies(plies)} later.`;
    if (line.isDraw) return `${answers}, and ${player} can only get a draw.`;
    if (line.isWinMissed)
      return say`${answers}. From there the search finds no win for ${player}, only an estimate of ${markScore(line.score)}.`;
    return say`${answers}, and that is worth ${markScore(line.score)}.`;
  },
  /** Every move loses, this one sooner than the right one; in plies. */
  allLose: (given: number, right: number) =>
    `Every move loses here. This one loses in ${writePlies(given)}, the right one in ${writePlies(right)}.`,
  /** Several mistakes lead to the answer: asks which it was. */
  which: (slips: readonly string[]) => `Did you ${joinWithOr(slips)}?`,
  slip: {
    swapped: ({ isMax, choices }: QuestionNode) => `take the ${nameExtreme(!isMax, choices)} score`,
    swappedEverywhere: () => 'swap MAX and MIN everywhere',
    noPenalty: () => 'leave out the penalty',
    plainScore: () => 'use plain scoring',
    addedPenalty: () => 'add the depth to a win',
    otherOrigin: ({ depthFrom }: QuestionNode) =>
      `count the depth from the ${depthFrom === 'root' ? 'position after the first move' : 'root'}`,
    depthOff: () => 'miscount the plies by one',
    hoped: ({ isLargest }: QuestionNode) => `take the ${isLargest ? 'largest' : 'smallest'} score of any end`,
    average: () => 'take the average',
    sign: ({ min }: QuestionNode) => `count the score for ${min}`,
    firstChild: () => 'look at the first move only',
    lastChild: () => 'look at the last move only',
    unfinished: () => 'count an unfinished game as a draw',
    notDraw: () => 'miss who has won',
    notWon: () => 'see a line where there is none',
  },
  /** Says what the answer would be right for: another mistake may have led to it. */
  mistake: {
    swapped: ({ isMove, player, isMax, choices }: QuestionNode) =>
      isMove
        ? `That move has the ${nameExtreme(!isMax, choices)} score. It is ${player}’s turn, and ${describeTake(player, isMax, choices)}.`
        : `That is the ${nameExtreme(!isMax, choices)} score there. It is ${player}’s turn, and ${describeTake(player, isMax, choices)}.`,
    swappedEverywhere: ({ max, min, isAbstract, player, isMax, choices }: QuestionNode) =>
      isAbstract
        ? `That is the result if MAX and MIN change places. It is ${player}’s turn there, and ${describeTake(player, isMax, choices)}.`
        : `That is the result if ${max} takes the smallest at every node and ${min} the largest. It is the other way round.`,
    noPenalty: ({ isMove, isWinning }: QuestionNode) => {
      if (!isMove)
        return 'That is the value without the penalty. A win counts one less for every ply that it takes, for both sides.';
      return isWinning
        ? 'Plain scoring would choose that. Here an early win counts more than a late one. Is there an earlier one?'
        : 'Plain scoring would choose that. Here a late loss is better than an early one. Which move holds out longest?';
    },
    plainScore: () =>
      'That is the value in plain scoring. Here scores count the depth, too: what is a win worth, and what does each ply take off?',
    addedPenalty: () =>
      'That is the value if the depth is added. It is subtracted from a win, so that an early win counts more than a late one.',
    otherOrigin: ({ depthFrom }: QuestionNode) =>
      depthFrom === 'root'
        ? 'That is right if depth counts from the position after the first move. Here it counts from the root: the first move already leads to depth 1.'
        : 'That is right if depth counts from the root. Here it counts from the position after the first move, which is at depth 0.',
    depthOff: ({ depthFrom }: QuestionNode) =>
      depthFrom === 'root'
        ? 'That is right for a depth of one more or one less. The root is at depth 0. Count the moves from there to the end of the game.'
        : 'That is right for a depth of one more or one less. The position after the first move is at depth 0. Count the moves from there to the end of the game.',
    hoped: ({ isLargest, isAbstract, max, min }: QuestionNode) =>
      `That is the ${isLargest ? 'largest' : 'smallest'} score ${isAbstract ? 'of any leaf below' : 'that the game can end with'}. Both sides choose on the way, and ${isLargest ? min : max} avoids it.`,
    average: ({ player, isMax, choices }: QuestionNode) =>
      `That is the average. But this is not a coin toss: it is ${player}’s turn, and ${describeTake(player, isMax, choices)}.`,
    sign: ({ max }: QuestionNode) =>
      `That is the value seen from the other side. Scores are counted for ${max}: what is good for ${max} is above 0.`,
    firstChild: ({ player, isMax, choices }: QuestionNode) =>
      `That is the score of the first move only. Compare all ${spellCount(choices)}: it is ${player}’s turn, and ${describeTake(player, isMax, choices)}.`,
    lastChild: ({ player, isMax, choices }: QuestionNode) =>
      `That is the score of the last move only. Compare all ${spellCount(choices)}: it is ${player}’s turn, and ${describeTake(player, isMax, choices)}.`,
    unfinished: ({ hitOf }: QuestionNode) =>
      hitOf === null
        ? '0 would mean that neither side can force a win. Look again. The value comes from the moves that are left.'
        : `0 would mean that neither side can force a win. ${describeTableHit(hitOf)}`,
    notDraw: (_: QuestionNode) => '0 would be a draw. Look again. One side has won that game.',
    notWon: (_: QuestionNode) => 'Nobody has won that game, and no move is left. What is a draw worth?',
    tie: ({ isLosing }: QuestionNode) =>
      isLosing
        ? 'Every move loses here, and that one is worth as much as the right one. If moves tie, the search takes the first.'
        : 'That move is worth just as much. If moves tie, the search takes the first.',
    soonerTie: ({ isWinning }: QuestionNode) =>
      isWinning
        ? 'That move wins sooner. But in plain scoring every win counts the same, and if moves tie, the search takes the first.'
        : 'Every move loses here, and that one holds out longer. But in plain scoring every loss counts the same, and if moves tie, the search takes the first.',
    unknown: ({
      isMove,
      isAbstract,
      isLeaf,
      hitOf,
      isFrontier,
      isAnswered,
      hasPenalty,
      player,
      isMax,
      choices,
      isCut,
      score,
    }: QuestionNode) => {
      if (isMove)
        return say`That move is worth ${markScore(score)}. Another is better for ${player}: find the score of each.`;
      if (hitOf !== null) return describeTableHit(hitOf);
      if (isFrontier)
        return 'The game is not over there, but the search looks no deeper. What does the evaluation say?';
      if (isAnswered) return 'The game is not over there, but the code makes no call. What does it return?';
      if (isLeaf && isAbstract) return 'That is a leaf. Its value is the number written there.';
      if (isLeaf)
        return hasPenalty
          ? 'The game is over there. Who has won, and at which depth?'
          : 'The game is over there. Who has won?';
      if (isCut)
        return `The rest is cut there before all of it is searched. Which value does ${player} have by then?`;
      if (choices === 1) return 'There is only one move, so look at what it leads to.';
      return `It is ${player}’s turn there. Find the score of each of the ${spellCount(choices)} moves. Then ${describeTake(player, isMax, choices)}.`;
    },
  },
};

/**
 * What leads to an answer, by the mistake found; follows how many answered as if they … The right answer has one too, or
 * its silence would give it away.
 */
export const ways = {
  max: 'took the largest at a MAX node',
  min: 'took the smallest at a MIN node',
  swappedMax: 'took the smallest at a MAX node',
  swappedMin: 'took the largest at a MIN node',
  leaf: 'scored the end by the rule',
  frontier: 'took the estimate where the search stopped',
  move: 'compared what each reply leaves',
  swappedEverywhere: 'mixed up MAX and MIN everywhere',
  noPenalty: 'left the depth penalty out',
  plainScore: 'used plain scoring, without the depth',
  addedPenalty: 'added the depth instead of subtracting it',
  otherOrigin: 'counted the depth from another node',
  depthOff: 'were off by one in the depth',
  hoped: 'took the best end, which the other side avoids',
  average: 'took the average',
  sign: 'scored it for the other side',
  firstChild: 'took the first one',
  lastChild: 'took the last one',
  unfinished: 'thought an unfinished game was a draw',
  notDraw: 'thought a won game was a draw',
  notWon: 'saw a win where there is none',
  tie: 'took an equal move that is not the first',
  soonerTie: 'counted the depth of the end',
};
