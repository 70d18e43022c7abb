import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { ensurePageNote } from '../every-page/page-note.ts';

export function showUnkeptNote(): void {
  const note = ensurePageNote('not-kept');
  const { unkept, close } = words.reader.kept;
  render(
    html`<p>${unkept}</p>
      <button type="button" @click=${() => note.remove()}>${close}</button>`,
    note,
  );
}
