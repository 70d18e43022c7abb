import { html, render } from 'lit';
import { isMissing, messageOf, words } from '../../words/index.ts';
import { footNote } from './foot-note.ts';

/** Shows errors that nothing else shows. Offers a reload: browsers remember a failed script until then. */
export function tellMissing(): void {
  addEventListener('unhandledrejection', (event) => {
    tell(event.reason);
    // Other errors stay in the console, for debugging.
    if (isMissing(event.reason)) event.preventDefault();
  });
  // Browsers also report here, without an error, a resize observer that has to continue in the next frame.
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
