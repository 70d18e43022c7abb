import { isAid } from './block-kinds.ts';

/** The sizes of type in the style sheet, from large to small; the first is the usual one. */
const SIZES = ['', '1', '2', '3'] as const;

/**
 * Gives the text of a slide the largest type with which all of it fits, its solutions too, so that nothing changes its
 * size when they are opened. Text too long for any size keeps the usual one, and goes on below the edge.
 */
export function fitText(article: HTMLElement, blocks: readonly HTMLElement[], hasOpenHints: boolean): void {
  const closed = blocks.filter(
    (block) => isAid(block) && (hasOpenHints || block.matches('.solution')) && !block.hasAttribute('open'),
  );
  for (const block of closed) block.setAttribute('open', '');
  chooseSize(article, 0);
  for (const block of closed) block.removeAttribute('open');
}

/** Makes the type of the slide smaller if its text has grown; never larger, so that it does not jump. */
export function tightenText(article: HTMLElement): void {
  chooseSize(
    article,
    SIZES.findIndex((size) => size === (article.dataset['fit'] ?? '')),
  );
}

function chooseSize(article: HTMLElement, first: number): void {
  const { scrollTop } = article;
  const isFound = SIZES.slice(first).some((size) => {
    setSize(article, size);
    return article.scrollHeight <= article.clientHeight + 1;
  });
  if (!isFound) setSize(article, '');
  article.scrollTo({ top: scrollTop, behavior: 'instant' });
}

function setSize(article: HTMLElement, size: string): void {
  if (size === '') delete article.dataset['fit'];
  else article.dataset['fit'] = size;
}
