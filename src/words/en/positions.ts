import { say } from '../said.ts';
import { formatCount, markScore, markSum, pluralise } from './numbers.ts';
import { listEqualMoves, writePlies, nameResult, toCapitals } from './phrases.ts';

/** All counts are numbers of positions, unless named otherwise. */
export const positions = {
  title: 'Where the depth penalty matters',
  short: 'Positions',
  summary:
    'The depth penalty takes points off a win for every move it needs, so an early win counts more. Here is every position of tic-tac-toe in which that changes which moves are best.',
  intro: (counts: { all: number; shrinks: number; first: number; won: number; lost: number }) =>
    `There are ${formatCount(counts.all)} unfinished positions. In ${formatCount(counts.shrinks)} of them the depth penalty rules out some of the best moves. In ${formatCount(counts.first)} it rules out even the move that plain scoring plays, the first of its best moves. Of these, ${formatCount(counts.won)} are won for the side to move and ${formatCount(counts.lost)} are lost.`,
  remark:
    'None of them is a draw, and two perfect players never reach any of them. The penalty never changes who wins, only how soon.',
  needsScript:
    'Filter the positions here and open any of them with one click. This needs JavaScript, which scores them all in your browser. The table has the numbers.',
  table: 'How many positions there are of each kind',
  form: 'Which positions are listed',
  filters: {
    which: 'Positions',
    'to-move': 'To move',
    value: 'For the side to move',
    empty: 'Empty cells',
    perfect: 'Perfect players get here',
    alike: 'Turned and mirrored boards',
  },
  values: {
    which: { first: 'First best move changes', shrinks: 'Fewer best moves', all: 'All' },
    'to-move': { any: 'Either', x: 'X', o: 'O' },
    value: { any: 'Any', won: 'Won', drawn: 'Drawn', lost: 'Lost' },
    empty: { any: 'Any', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9' },
    perfect: { any: 'Any', yes: 'Yes', no: 'No' },
    alike: { each: 'Count separately', once: 'Count as one' },
  },
  working: 'Scoring all positions, plain and depth-penalised',
  failed: (reason: string) => `The positions could not be scored: ${reason}`,
  retry: 'Try again',
  none: 'No position matches. Set a filter to Any to see more.',
  /** `boards` counts symmetric positions once; null if not counted. */
  found: (counts: { found: number; all: number; boards: number | null; shown: number }) => {
    const positions = `${formatCount(counts.found)} of ${formatCount(counts.all)} positions`;
    const listed = counts.boards ?? counts.found;
    const boards =
      counts.boards === null ? '' : `, ${pluralise(counts.boards, 'board', 'boards')} up to symmetry`;
    return `${positions}${boards}${counts.shown < listed ? `; the first ${formatCount(counts.shown)} are shown` : ''}`;
  },
  more: (further: number) => `Show ${formatCount(further)} more`,
  /** The title of a card: the first best move with the penalty, and without it. */
  choice: (side: string, depth: string, plain: string) =>
    `${toCapitals(side)} plays ${depth}${depth === plain ? ' either way' : `, not ${plain}`}`,
  standsFor: (positions: number) => `Stands for ${formatCount(positions)} positions, turned or mirrored.`,
  /** Why a move is chosen: `wins (1), as do 1 and 3`. */
  plainVerdict: (worth: number, score: number, others: readonly string[]) =>
    say`${nameResult(worth)} (${markScore(score)})${listEqualMoves(others)}`,
  /** Why a move is chosen with the penalty: `wins in one ply (10 − 1 = 9), as does 3`. */
  depthVerdict: (worth: number, plies: number, sum: string, score: number, others: readonly string[]) =>
    say`${nameResult(worth)} in ${writePlies(plies)} (${markSum(sum, score)})${listEqualMoves(others)}`,
};
