import { html, render } from 'lit';
import { isMissing, words } from '../../words/index.ts';
import { footNote } from './foot-note.ts';

/** Tells the reader of a part of the page that could not be fetched, which else would only leave something undone. */
export function tellMissing(): void {
  addEventListener('unhandledrejection', (event) => {
    if (!isMissing(event.reason)) return;
    event.preventDefault();
    const note = footNote('missing-part');
    render(
      html`<p>${words.missing.text}</p>
        <button type="button" @click=${() => note.remove()}>${words.missing.close}</button>`,
      note,
    );
  });
}
