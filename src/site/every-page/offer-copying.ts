import { html, render } from 'lit';
import { drawIcon } from '../../elements/host/icons.ts';
import { copyText, COPIED_MS } from '../../elements/kit/copy-text.ts';
import { waitForPause } from '../../elements/kit/turns.ts';
import { words } from '../../words/index.ts';

/** Gives each listing of a part of the page a button that copies it. Listings that have one keep it. */
export async function offerCopying(within: ParentNode): Promise<void> {
  await waitForPause();
  for (const listing of within.querySelectorAll<HTMLElement>('pre > code:only-child'))
    if (isInText(listing)) addButton(listing);
}

/** Within a custom element a listing is what it is made from, or its fallback. */
function isInText(listing: HTMLElement): boolean {
  return !listing.parentElement!.parentElement!.localName.includes('-');
}

function addButton(listing: HTMLElement): void {
  const place = document.createElement('span');
  place.className = 'copying on-screen';
  const draw = (isCopied: boolean): void => {
    const { copy, copied } = words.copying;
    render(
      html`<button class="tool bare" title=${copy} @click=${press}>
          ${drawIcon(isCopied ? 'done' : 'copy')}</button
        ><span class="unseen" role="status">${isCopied ? copied : ''}</span>`,
      place,
    );
  };
  const press = async (): Promise<void> => {
    const select = () => getSelection()?.selectAllChildren(listing);
    if (!(await copyText(listing.textContent, select))) return;
    draw(true);
    setTimeout(() => draw(false), COPIED_MS);
  };
  draw(false);
  listing.after(place);
}
