import { readAllParts } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { showIgnored } from '../address/page-message.ts';
import { keepStateInAddress } from '../address/widget-state.ts';
import { fetchElements } from '../page/fetch-elements.ts';
import { SHOWN, type Framed } from '../address/framed-address.ts';
import { lessonAt, namedPieces, withCompany } from './lesson-pieces.ts';
import { openElsewhere } from './open-elsewhere.ts';

/** Shows the piece that the address names, or the first whose state it holds, with the search that it is about. */
export async function showPiece(article: HTMLElement, { page, fragment }: Framed): Promise<void> {
  const address = new URL(`../${page}`, location.href);
  const lesson = await lessonAt(address);
  if (!lesson) return showIgnored('fragment', [words.embed.noLesson(page)]);
  document.title = lesson.title;
  const pieces = namedPieces(lesson);
  const { parts } = readAllParts(fragment);
  const wanted = parts.get(SHOWN) ?? [...parts.keys()][0]?.replace(/\..*$/, '') ?? '';
  const piece = pieces.get(wanted);
  if (!piece) return showIgnored('fragment', [words.embed.noPiece(wanted, page, [...pieces.keys()])]);
  const shown = withCompany(piece, lesson);
  for (const each of shown) leadToLesson(each, address, shown);
  article.dataset['lesson'] = page.split('/')[1];
  article.append(...shown);
  openElsewhere(article);
  fetchElements();
  await keepStateInAddress(`${page}&${SHOWN}=${wanted}`);
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
