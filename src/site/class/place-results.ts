import type { Asking } from './asking.ts';
import type { ClassResults } from './class-results.ts';

interface ResultsPlace {
  readonly asking: Asking | null;
  /** Whether the slide has a search next to its text. */
  readonly hasSearch: boolean;
  readonly isProjected: boolean;
}

/** Places the results over the text or the whole slide, or next to the board or listing needed to answer. */
export function placeResults(results: ClassResults, { asking, hasSearch, isProjected }: ResultsPlace): void {
  const drawing = asking?.drawing ?? null;
  const isShown = isProjected && !results.hidden;
  const isBeside = isShown && (drawing === 'own' || (drawing === 'node' && !hasSearch));
  results.toggleAttribute('data-wide', !hasSearch && !isBeside);
  const { dataset } = document.documentElement;
  if (isBeside) dataset['beside'] = hasSearch ? 'text' : 'across';
  else delete dataset['beside'];
}
