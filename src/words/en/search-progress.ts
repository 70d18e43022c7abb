import { writePlies } from './phrases.ts';
import { say } from '../said.ts';
import { pluralise, markScore } from './numbers.ts';

export const searchProgress = {
  label: 'Search in progress',
  begins: 'The search is running.',
  cancel: 'Stop here',
  brokeOff:
    'The search stopped, perhaps because memory ran out. Reload the page to try again, or search a smaller position.',
  progress: (run: { nodes: number; depth: number | null; best: { move: string; score: number } | null }) => {
    const deep = run.depth === null ? '' : `, ${writePlies(run.depth)} deep`;
    const best =
      run.best === null ? '' : say`; best so far: ${run.best.move}, worth ${markScore(run.best.score)}`;
    return say`${pluralise(run.nodes, 'node', 'nodes')} searched${deep}${best}`;
  },
};
