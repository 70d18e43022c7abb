import { html, render } from 'lit';
import { words } from '../../words/index.ts';
import { ensurePageNote } from '../every-page/page-note.ts';
import { findFramingWindow } from '../every-page/framing-window.ts';
import { askWorker } from './kept-site.ts';

/** In a frame of our own, as the preview in Write, the page around it makes the offer. */
export function offerVersion(worker: ServiceWorker): void {
  const site = new URL('.', worker.scriptURL).href;
  if (findFramingWindow()?.location.href.startsWith(site)) return;
  const note = ensurePageNote('new-version');
  const show = (text: string) =>
    render(
      renderVersionNote(text, useVersion, () => note.remove()),
      note,
    );
  const useVersion = async () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // It takes over, or answers how many other windows run the old version.
    show(words.offline.others(await askWorker<number>(worker, 'take over')));
  };
  show(words.offline.newVersion);
}

function renderVersionNote(text: string, take: () => void, leave: () => void) {
  return html`<p>${text}</p>
    <button type="button" @click=${take}>${words.offline.use}</button>
    <button type="button" @click=${leave}>${words.offline.later}</button>`;
}
