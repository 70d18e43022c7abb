import { plyWords } from './phrases.ts';
import { say } from '../said.ts';
import { plural, scored } from './numbers.ts';

export const running = {
  label: 'Search in progress',
  begins: 'The search is running.',
  cancel: 'Stop here',
  brokeOff:
    'The work in the background broke off, perhaps for lack of memory. Reload the page to try again, or search a smaller position.',
  progress: (run: { nodes: number; depth: number | null; best: { move: string; score: number } | null }) => {
    const deep = run.depth === null ? '' : `, ${plyWords(run.depth)} deep`;
    const best =
      run.best === null ? '' : say`; best so far: ${run.best.move}, worth ${scored(run.best.score)}`;
    return say`${plural(run.nodes, 'node', 'nodes')} searched${deep}${best}`;
  },
};
