import { html, nothing } from 'lit';

/** Shows what is wrong with an element, in the same way for all; null or empty for nothing. */
export function renderProblem(text: string | null, place = '') {
  return text ? html`<p class="problem ${place}" role="alert">${text}</p>` : nothing;
}
