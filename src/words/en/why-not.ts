import { say } from '../said.ts';
import { markScore } from './numbers.ts';

/** The scores count for X: the chosen move of O has the lowest. */
interface OtherMove {
  readonly move: string;
  readonly score: number;
  readonly chosen: string;
  readonly best: number;
}

export const whyNot = {
  reason: ({ move, score, chosen, best }: OtherMove) => {
    if (score === best)
      return say`It is no better: ${move} and ${chosen} both have the score ${markScore(best)}, and minimax keeps the first that it tried. This follows ${move} if you both play well:`;
    if (score > 0)
      return say`Because you can win after it, so its score is ${markScore(score)}. This follows if you both play well:`;
    return say`Because it only leads to a draw, ${markScore(score)}, and after ${chosen} O wins. This follows if you both play well:`;
  },
  line: (move: string) => `The game after O ${move}, if both play well`,
  shareTitle: 'Share this thought',
  cells: 'the empty cells that X marks, from 0',
};
