import { words } from '../../words/index.ts';

/** Links of the text to other parts of it; what is made for going about, the contents and the headings, is no departure. */
const LINKS = 'article a[href^="#"]:not(nav a, .anchor)';

/** The link that was followed last, and how far below the upper edge of the screen it stood. */
let followed: { readonly control: HTMLAnchorElement; readonly top: number } | null = null;

/** Notes from where a reader is led to another part of the page. */
export function noteDepartures(): void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    followed = control && { control, top: control.getBoundingClientRect().top };
  };
  // Before the link is followed.
  document.addEventListener('click', note, { capture: true });
}

/** What, called before a link has led anywhere, offers the way back to it from what it leads to. */
export function departure(fragment: string): (shown: Element) => Promise<void> {
  const from = followed?.control.hash === fragment ? followed : null;
  followed = null;
  return async (shown) => {
    if (!from) return;
    const { WayBack } = await import('../../elements/host/way-back.ts');
    WayBack.offer(shown, { ...from, label: words.address.wayBack });
  };
}
