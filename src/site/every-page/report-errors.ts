import { html, render } from 'lit';
import { isMissing, describeError, words } from '../../words/index.ts';
import { ensurePageNote } from './page-note.ts';

/** Shows errors that nothing else shows. Offers a reload: browsers remember a failed script until then. */
export function reportErrors(): void {
  addEventListener('unhandledrejection', (event) => {
    showError(event.reason);
    // Other errors stay in the console, for debugging.
    if (isMissing(event.reason)) event.preventDefault();
  });
  // Browsers also report here, without an error object, a resize observer that continues in the next frame.
  addEventListener('error', ({ error }) => error instanceof Error && showError(error));
}

function showError(thrown: unknown): void {
  const note = ensurePageNote('missing-part');
  const root = document.documentElement;
  root.toggleAttribute('data-missing-part', true);
  dispatchEvent(new Event('missing-part'));
  const close = () => {
    note.remove();
    root.toggleAttribute('data-missing-part', false);
  };
  render(
    html`<p>${describeError(thrown)}</p>
      <button type="button" @click=${() => location.reload()}>${words.missing.reload}</button>
      <button type="button" @click=${close}>${words.missing.close}</button>`,
    note,
  );
}
