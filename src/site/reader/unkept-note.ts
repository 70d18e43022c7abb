import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { ensureFootNote } from '../page/foot-note.ts';

export function showUnkeptNote(): void {
  const note = ensureFootNote('not-kept');
  const { unkept, close } = words.reader.kept;
  render(
    html`<p>${unkept}</p>
      <button type="button" @click=${() => note.remove()}>${close}</button>`,
    note,
  );
}
