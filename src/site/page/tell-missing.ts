import { html, render } from 'lit';
import { isMissing, messageOf, words } from '../../words/index.ts';
import { footNote } from './foot-note.ts';

/**
 * Tells the reader of a part of the page that could not be fetched, or that broke off where nothing else tells of it,
 * which else would only leave something undone. Browsers remember that a script could not be fetched, until the page is
 * loaded anew.
 */
export function tellMissing(): void {
  addEventListener('unhandledrejection', (event) => {
    tell(event.reason);
    // What broke off stays in the console, for who looks for the cause.
    if (isMissing(event.reason)) event.preventDefault();
  });
  // Browsers report here, without an error, also what is none: an observer that has to go on in the next frame.
  addEventListener('error', ({ error }) => error instanceof Error && tell(error));
}

function tell(thrown: unknown): void {
  const note = footNote('missing-part');
  const root = document.documentElement;
  root.toggleAttribute('data-missing-part', true);
  const close = () => {
    note.remove();
    root.toggleAttribute('data-missing-part', false);
  };
  render(
    html`<p>${messageOf(thrown)}</p>
      <button type="button" @click=${() => location.reload()}>${words.missing.reload}</button>
      <button type="button" @click=${close}>${words.missing.close}</button>`,
    note,
  );
}
