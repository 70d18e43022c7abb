import { readAllParts } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { showIgnored } from '../address/page-message.ts';
import { keepStateInAddress } from '../address/widget-state.ts';
import { fetchElements } from '../every-page/fetch-elements.ts';
import { PIECE_KEY, type FramedPlace } from '../address/framed-address.ts';
import { fetchLesson, listPieces, listShownElements } from './lesson-pieces.ts';
import { openElsewhere } from './open-elsewhere.ts';

/** Shows the piece that the address names, or the first whose state it holds, with the search that it is about. */
export async function showPiece(article: HTMLElement, { page, fragment }: FramedPlace): Promise<void> {
  const address = new URL(`../${page}`, location.href);
  const lesson = await fetchLesson(address);
  if (!lesson) return showIgnored('fragment', [words.embed.noLesson(page)]);
  document.title = lesson.title;
  const pieces = listPieces(lesson);
  const { parts } = readAllParts(fragment);
  const wanted = parts.get(PIECE_KEY) ?? [...parts.keys()][0]?.replace(/\..*$/, '') ?? '';
  const piece = pieces.get(wanted);
  if (!piece) return showIgnored('fragment', [words.embed.noPiece(wanted, page, [...pieces.keys()])]);
  const shown = listShownElements(piece, lesson);
  for (const each of shown) leadToLesson(each, address, shown);
  article.dataset['lesson'] = page.split('/')[1];
  article.append(...shown);
  openElsewhere(article);
  fetchElements();
  await keepStateInAddress(`${page}&${PIECE_KEY}=${wanted}`);
}

/** Resolves links and images against the lesson, except links that move what is shown. */
function leadToLesson(piece: HTMLElement, address: URL, shown: readonly HTMLElement[]): void {
  const movers = shown.map(({ id }) => `#${id}.`);
  for (const link of piece.querySelectorAll('a[href]')) {
    const to = link.getAttribute('href')!;
    if (!movers.some((mover) => to.startsWith(mover))) link.setAttribute('href', new URL(to, address).href);
  }
  for (const image of piece.querySelectorAll('img'))
    image.src = new URL(image.getAttribute('src')!, address).href;
}
