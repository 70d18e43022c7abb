import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { footNote } from '../page/foot-note.ts';
import { ask } from './kept-site.ts';

/** Offers the waiting version of the site to the reader. */
export function offerVersion(worker: ServiceWorker): void {
  const note = footNote('new-version');
  const show = (text: string) =>
    render(
      content(text, take, () => note.remove()),
      note,
    );
  const take = async () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // It takes over, or answers how many other windows run the old version.
    show(words.offline.others(await ask<number>(worker, 'take over')));
  };
  show(words.offline.newVersion);
}

function content(text: string, take: () => void, leave: () => void) {
  return html`<p>${text}</p>
    <button type="button" @click=${take}>${words.offline.use}</button>
    <button type="button" @click=${leave}>${words.offline.later}</button>`;
}
