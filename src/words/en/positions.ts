import { say } from '../said.ts';
import { spellCount, formatCount, markScore, markSum } from './numbers.ts';
import { listEqualMoves, writePlies, nameResult, toCapitals } from './phrases.ts';

/** Counts are of positions unless a word says otherwise. */
export const positions = {
  title: 'Positions where it matters',
  short: 'Positions',
  summary: 'Every position of tic-tac-toe in which the depth penalty changes which moves are best.',
  intro: (counts: { all: number; shrinks: number; first: number; won: number; lost: number }) =>
    `Play can come to ${formatCount(counts.all)} positions in which the game still runs. In ${formatCount(counts.shrinks)} of them fewer moves are best once depth is subtracted. In ${formatCount(counts.first)} the very move that plain scoring plays, the first of its best, is no longer among the best: ${formatCount(counts.won)} of these are won for the side to move, ${formatCount(counts.lost)} are lost.`,
  remark:
    'None of them is drawn, and two opponents who never give anything away come to none of them: the penalty never changes who wins, only how soon.',
  needsScript:
    'Here you filter the positions and open any of them with one click. That needs JavaScript, which scores them all in your browser; the table holds the numbers.',
  table: 'How many positions there are of each kind',
  form: 'Which positions are listed',
  filters: {
    which: 'Positions',
    'to-move': 'To move',
    value: 'For the side to move',
    empty: 'Empty cells',
    perfect: 'Perfect opponents come here',
    alike: 'Turned and mirrored boards',
  },
  values: {
    which: { first: 'First best move changes', shrinks: 'Fewer best moves', all: 'All' },
    'to-move': { any: 'Either', x: 'X', o: 'O' },
    value: { any: 'Any', won: 'Won', drawn: 'Drawn', lost: 'Lost' },
    empty: { any: 'Any', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9' },
    perfect: { any: 'Any', yes: 'Yes', no: 'No' },
    alike: { each: 'Count each', once: 'Count once' },
  },
  working: 'Scoring all positions, plain and depth-penalised',
  failed: (reason: string) => `The positions could not be scored. ${reason}`,
  retry: 'Try again',
  none: 'There is no such position. Choose Any somewhere to see more.',
  /** `boards` counts symmetric positions once; null if not counted. */
  found: (counts: { found: number; all: number; boards: number | null; shown: number }) => {
    const positions = `${formatCount(counts.found)} of ${formatCount(counts.all)} positions`;
    const listed = counts.boards ?? counts.found;
    const boards = counts.boards === null ? '' : `, ${formatCount(counts.boards)} boards up to symmetry`;
    return `${positions}${boards}${counts.shown < listed ? `; the first ${formatCount(counts.shown)} are shown` : ''}`;
  },
  more: (further: number) => `Show ${formatCount(further)} more`,
  toMove: (side: string, empty: number) => `${toCapitals(side)} to move, ${spellCount(empty)} empty`,
  standsFor: (positions: number) => `Stands for ${formatCount(positions)} positions, turned or mirrored.`,
  /** Why a move is chosen: `wins (1), as do 1 and 3`. */
  plainVerdict: (worth: number, score: number, others: readonly string[]) =>
    say`${nameResult(worth)} (${markScore(score)})${listEqualMoves(others)}`,
  /** Why a move is chosen with the penalty: `wins in one ply (10 − 1 = 9), as does 3`. */
  depthVerdict: (worth: number, plies: number, sum: string, score: number, others: readonly string[]) =>
    say`${nameResult(worth)} in ${writePlies(plies)} (${markSum(sum, score)})${listEqualMoves(others)}`,
};
