import { html, render } from 'lit';
import { subscribeToRefusals } from '../../elements/kit/stored.ts';
import { words } from '../../words/index.ts';
import { ensureFootNote } from '../page/foot-note.ts';

/** Says once, at the first thing that the browser does not save, that work will be lost. In a frame its page says so. */
export function tellUnkept(): void {
  if (parent !== window) return;
  let isTold = false;
  subscribeToRefusals(() => {
    if (isTold) return;
    isTold = true;
    const note = ensureFootNote('not-kept');
    const { unkept, close } = words.reader.kept;
    render(
      html`<p>${unkept}</p>
        <button type="button" @click=${() => note.remove()}>${close}</button>`,
      note,
    );
  });
}
