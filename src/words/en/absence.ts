import { say } from '../said.ts';
import { count, scored } from './numbers.ts';
import { capital } from './phrases.ts';

/** `ply` is of the node above at which the search stops going down. */
type Absence = { readonly ply: number } & (
  | { readonly why: 'cut'; readonly alpha: number; readonly beta: number }
  | { readonly why: 'hit'; readonly source: number }
  | { readonly why: 'frontier' | 'stopped' | 'other' }
);

export const absence = (name: string, cause: Absence) => {
  const start = `${capital(name)} never comes here`;
  if (cause.why === 'cut')
    return say`${start}: at ply ${cause.ply} it knew that ${scored(cause.alpha)} ≥ ${scored(cause.beta)}, and cut the rest.`;
  if (cause.why === 'hit')
    return say`${start}: at ply ${cause.ply} its table answered, from node ${count(cause.source)}.`;
  if (cause.why === 'frontier') return say`${start}: it looks no deeper than ply ${cause.ply}.`;
  return cause.why === 'stopped' ? say`${start}: it had stopped before.` : say`${start}.`;
};
