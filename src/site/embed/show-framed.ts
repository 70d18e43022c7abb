import { words } from '../../words/index.ts';
import { addressBar } from '../address/address-bar.ts';
import { showIgnored } from '../address/page-message.ts';
import { adoptStyles } from '../every-page/adopt-styles.ts';
import embedRules from './embed.css?inline';
import { buildPageAddress, readFramedPlace, type FramedPlace } from '../address/framed-address.ts';
import { openElsewhere } from './open-elsewhere.ts';
import { reportHeight } from './report-height.ts';

/** Resolves when the height is nearly final. */
type ShowFramed = (article: HTMLElement, framed: FramedPlace) => Promise<void> | void;

const loadersByPage: Readonly<Record<string, () => Promise<ShowFramed>>> = {
  explore: async () => (await import('./framed-search.ts')).showSearch,
  compare: async () => (await import('./framed-comparison.ts')).showComparison,
  code: async () => (await import('./framed-program.ts')).showProgram,
  lessons: async () => (await import('./framed-piece.ts')).showPiece,
  write: async () => {
    const { showFromAddress } = await import('../write/lesson-from-address.ts');
    return async (article, { page }) => {
      document.documentElement.dataset['foreign'] = '';
      document.querySelector<HTMLElement>('#foreign')!.hidden = false;
      await showFromAddress(article, page);
      openElsewhere(article);
    };
  },
};

export async function showFramed(): Promise<void> {
  adoptStyles(embedRules);
  applyAddressTheme();
  const article = document.querySelector('article')!;
  const isAlone = parent === window;
  const { hash } = location;
  const place = readFramedPlace(hash);
  const framed = isAlone && place && isChoice(place) ? null : place;
  // A fragment without a page is a link within the text: it moves what is shown.
  addressBar.subscribe((fragment, isReturn) => {
    const opened = readFramedPlace(fragment);
    const isOther = opened !== null && isChoice(opened) === (framed !== null);
    if (opened && (!isReturn || isOther)) location.reload();
  });
  leadToNotebook();
  if (isAlone) leadBack(framed);
  if (framed) {
    article.replaceChildren();
    const show = await loadersByPage[framed.page.split('/')[0]]();
    await show(article, framed);
    document.querySelector('h1')!.textContent = document.title;
  } else {
    (await import('./choose-piece.ts')).offerPieces(article, place?.page ?? '');
    if (!place && hash.length > 1) showIgnored('fragment', [words.embed.unknown(hash)]);
  }
  article.removeAttribute('aria-busy');
  document.querySelector('.notebook')!.removeAttribute('data-waiting');
  reportHeight();
}

/** The address may set the theme (`?theme=dark`); else the system does. */
function applyAddressTheme(): void {
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['plyTheme'] = theme;
}

/** Outside a frame, links open in this window, and one leads to the choice of pieces. */
function leadBack(framed: FramedPlace | null): void {
  const notebook = document.querySelector<HTMLAnchorElement>('#notebook')!;
  notebook.hidden = framed === null;
  notebook.removeAttribute('target');
  notebook.querySelector('.away')!.remove();
  const another = document.querySelector<HTMLAnchorElement>('#another')!;
  another.hidden = framed === null;
  if (framed && isLesson(framed)) another.href = `#${framed.page}`;
}

const isLesson = ({ page }: FramedPlace) => page.startsWith('lessons/');

/** Whether a place names a lesson, but no piece of it. */
const isChoice = (place: FramedPlace) => isLesson(place) && place.fragment === '';

function leadToNotebook(): void {
  const link = document.querySelector<HTMLAnchorElement>('#notebook')!;
  const root = link.href;
  const aimLink = () => {
    const now = readFramedPlace(addressBar.fragment);
    if (now) link.href = root + buildPageAddress(now);
  };
  for (const sign of ['pointerover', 'focus', 'click']) link.addEventListener(sign, aimLink);
  aimLink();
}
