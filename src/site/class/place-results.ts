import { SearchHost } from '../../elements/host/search-host.ts';
import type { Asking } from './asking.ts';
import type { ClassResults } from './class-results.ts';

interface ResultsPlace {
  readonly asking: Asking | null;
  /** What the slide has next to its text. */
  readonly beside: HTMLElement | null;
  readonly isProjected: boolean;
}

/** Places the results over the text or the whole slide, or next to the board or listing needed to answer. */
export function placeResults(results: ClassResults, { asking, beside, isProjected }: ResultsPlace): void {
  const hasSearch = beside !== null;
  const isShown = isProjected && !results.hidden;
  const isBeside = isShown && isKeptBeside(asking, beside);
  results.toggleAttribute('data-wide', !hasSearch && !isBeside);
  const { dataset } = document.documentElement;
  if (isBeside) dataset['beside'] = hasSearch ? 'text' : 'across';
  else delete dataset['beside'];
}

/** Whether the results on the projector leave the question in sight, because its board or listing is needed. */
export function isKeptBeside(asking: Asking | null, beside: HTMLElement | null): boolean {
  const drawing = asking?.drawing ?? null;
  return drawing === 'own' || (drawing === 'node' && !isShownBy(beside, asking));
}

/** Whether what is beside the text shows the board of the question: its own search, or the picture of a position. */
function isShownBy(beside: HTMLElement | null, asking: Asking | null): boolean {
  if (beside === null) return false;
  return !(beside instanceof SearchHost) || beside.id === asking?.element.getAttribute('for');
}
