import { say } from '../said.ts';
import { formatCount, markScore } from './numbers.ts';
import { capitaliseFirst } from './phrases.ts';

/** `ply` is of the node above at which the search stops going down. */
type Absence = { readonly ply: number } & (
  | { readonly why: 'cut'; readonly alpha: number; readonly beta: number }
  | { readonly why: 'hit'; readonly source: number }
  | { readonly why: 'frontier' | 'stopped' | 'other' }
);

export const explainAbsence = (name: string, cause: Absence) => {
  const start = `${capitaliseFirst(name)} never gets here`;
  if (cause.why === 'cut')
    return say`${start}: at ply ${cause.ply}, ${markScore(cause.alpha)} ≥ ${markScore(cause.beta)}, so it cut the rest.`;
  if (cause.why === 'hit')
    return say`${start}: at ply ${cause.ply} its table had the answer, from call ${formatCount(cause.source)}.`;
  if (cause.why === 'frontier') return say`${start}: it looks no deeper than ply ${cause.ply}.`;
  return cause.why === 'stopped' ? say`${start}: it had already stopped.` : say`${start}.`;
};
