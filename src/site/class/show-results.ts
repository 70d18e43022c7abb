import { html, nothing, render } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { SearchHost } from '../../elements/host/search-host.ts';
import { readQuestionText, type Asking } from './asking.ts';
import type { ClassResults } from './class-results.ts';
import type { VotesView } from './class-view.ts';

interface ShownVotes {
  readonly asking: Asking | null;
  readonly votes: VotesView | null;
  /** What the slide has next to its text. */
  readonly beside: HTMLElement | null;
  /** Whether the presentation has gone on since the answer was revealed. */
  readonly hasGoneOn: boolean;
}

/** Shows the results under their question. The projector hides them while answers come in and once it has gone on. */
export function showResults(
  results: ClassResults,
  { asking, votes, beside, hasGoneOn }: ShownVotes,
  isTeachersOwn: boolean,
): void {
  // A search by hand asks one question after another, each once its search is ready.
  const text = asking ? readQuestionText(asking) : '';
  render(
    guard([text], () => (asking ? html`<div>${asking.text()}</div>` : nothing)),
    results,
  );
  Object.assign(results, { asking, votes, isTeachersOwn });
  const isHeld = votes?.phase === 'open' || (votes?.phase === 'revealed' && hasGoneOn);
  results.hidden = !votes || (isHeld && !isTeachersOwn);
  placeResults(results, asking, beside);
}

/** Places the results over the text or the whole slide, or next to the board or listing needed to answer. */
function placeResults(results: ClassResults, asking: Asking | null, beside: HTMLElement | null): void {
  const hasSearch = beside !== null;
  const isShown = !results.isTeachersOwn && !results.hidden;
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
