import { words } from '../../words/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { showIgnored } from '../address/page-message.ts';
import { adopt } from '../page/adopt.ts';
import embedRules from './embed.css?inline';
import { pageAddress, readFramed, type Framed } from '../address/framed-address.ts';
import { openElsewhere } from './open-elsewhere.ts';
import { tellHeight } from './tell-height.ts';

/** Shows a piece of the site in an article; done when its height is about what it will be. */
type ShowFramed = (article: HTMLElement, framed: Framed) => Promise<void> | void;

/** What shows the pieces of each page, by how its path begins. */
const kinds: Readonly<Record<string, () => Promise<ShowFramed>>> = {
  explore: async () => (await import('./framed-search.ts')).showSearch,
  compare: async () => (await import('./framed-comparison.ts')).showComparison,
  code: async () => (await import('./framed-program.ts')).showProgram,
  lessons: async () => (await import('./framed-piece.ts')).showPiece,
  write: async () => {
    const { showFromAddress } = await import('../write/lesson-from-address.ts');
    return async (article, { page }) => {
      document.documentElement.dataset['foreign'] = '';
      await showFromAddress(article, page);
      openElsewhere(article);
    };
  },
};

/** Shows what the address says, by itself, and tells the page around it how high that is. */
export async function showFramed(): Promise<void> {
  adopt(embedRules);
  followTheme();
  const article = document.querySelector('article')!;
  const framed = readFramed(location.hash);
  // A link within a text names no page: it moves what is shown already.
  addressBar.subscribe((fragment, isReturn) => {
    if (readFramed(fragment) && !isReturn) location.reload();
  });
  leadToNotebook();
  if (framed) {
    article.replaceChildren();
    const show = await kinds[framed.page.split('/')[0]]();
    await show(article, framed);
  } else {
    (await import('./choose-piece.ts')).choosePiece(article);
    if (location.hash.length > 1) showIgnored('fragment', [words.embed.unknown(location.hash)]);
  }
  document.querySelector('h1')!.textContent = document.title;
  article.removeAttribute('aria-busy');
  document.querySelector('.notebook')!.removeAttribute('data-waiting');
  tellHeight();
}

/** The theme that the address asks for; else that of the reader's system. */
function followTheme(): void {
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['plyTheme'] = theme;
}

/** Has the line below lead to the same place in the notebook, whatever is shown when it is followed. */
function leadToNotebook(): void {
  const link = document.querySelector<HTMLAnchorElement>('#notebook')!;
  const root = link.href;
  const aim = () => {
    const now = readFramed(addressBar.fragment);
    if (now) link.href = root + pageAddress(now);
  };
  for (const sign of ['pointerover', 'focus', 'click']) link.addEventListener(sign, aim);
  aim();
}
