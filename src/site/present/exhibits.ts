import {
  isAid,
  isBareSearch,
  isComparison,
  isHeading,
  isPicture,
  isExhibit,
  isQuestion,
  isWideAid,
} from './block-kinds.ts';
import { readLinkId } from './lesson-links.ts';

const BOARD = '[data-on-slide="kept"]';

/**
 * The exhibit next to each block, or null: the search that it links to or asks about, else one under its
 * heading, except for questions right below a table; else a board, table or listing under its heading; else a search that an answer under it names, or the last
 * one before it that the page keeps in view. A listing with a question about its lines, or a solution with a table or
 * listing, leaves no room. None is a search whose root does not lead to what a question or a solution is about.
 */
export function findExhibits(blocks: readonly HTMLElement[]): (HTMLElement | null)[] {
  const starts = blocks.map((_, i) => blocks.slice(0, i + 1).findLastIndex(isHeading));
  return blocks.map((block, i) => {
    if (block.querySelector(':scope > [slot^="line-"]') || isWideAid(block)) return null;
    if (isExhibit(block)) return block;
    const together = blocks.filter((_, other) => starts[other] === starts[i]);
    const at = together.indexOf(block);
    const [before, after] = [together.slice(0, at), together.slice(at)];
    const next = after.slice(1).find((each) => !isBareSearch(each));
    const linked = findNamed(block, 'a[href^="#"], [data-asks][for]');
    if (linked) return linked;
    if (isAboutComparison(block, before, after)) return null;
    const found =
      findTableAbove(block, before) ??
      before.findLast(isExhibit) ??
      after.find(isExhibit) ??
      findNamed(block, '[for]') ??
      findListingAbove(block, before, next) ??
      findNamedBy(together.filter((each) => !isAid(each))) ??
      findPicture(block, before, next) ??
      findNamedBy(together) ??
      findKeptInView(block) ??
      null;
    return found && isOfAnother(block, found) ? null : found;
  });
}

/** Whether a question, or a solution, names searches, and none with the root of this one. */
function isOfAnother(block: Element, exhibit: Element): boolean {
  if (!isExhibit(exhibit) || !block.matches('[data-asks][for], .solution')) return false;
  const named = [block, ...block.querySelectorAll('[for]')]
    .map((each) => document.getElementById(each.getAttribute('for') ?? ''))
    .filter((each) => each !== null);
  return (
    named.length > 0 && !named.some((each) => findRoot(each) === findRoot(exhibit) || leadsTo(exhibit, each))
  );
}

/** Whether play from the position of one search can fill the cells of another’s. */
function leadsTo(first: Element, later: Element): boolean {
  if (first.hasAttribute('tree') || later.hasAttribute('tree')) return false;
  const [from, to] = [first, later].map((each) => each.getAttribute('position') ?? '.../.../...');
  return from.length === to.length && [...from].every((mark, i) => mark === '.' || mark === to[i]);
}

function findRoot(host: Element): string {
  return ['position', 'tree', 'to-move'].map((name) => host.getAttribute(name)).join();
}

/** Whether a block is near a comparison, beside which no other search may be taken for one of the two. */
function isAboutComparison(
  block: HTMLElement,
  before: readonly HTMLElement[],
  after: readonly HTMLElement[],
): boolean {
  const isFigure = (each: HTMLElement) => isExhibit(each) || isComparison(each);
  const near = isQuestion(block) || isAid(block) ? undefined : after.find(isFigure);
  const figure = before.findLast(isFigure) ?? near;
  return figure !== undefined && isComparison(figure);
}

/** The first search that a block or something in it names, unless a solution hides it. */
function findNamed(block: Element, selector: string): HTMLElement | undefined {
  const named = [block, ...block.querySelectorAll(selector)].filter((each) => each.matches(selector));
  return named
    .map((each) => each.getAttribute('for') ?? readLinkId(each.getAttribute('href') ?? ''))
    .map((id) => document.getElementById(id))
    .find((element) => isExhibit(element) && !element!.closest('details')) as HTMLElement | undefined;
}

function findNamedBy(blocks: readonly HTMLElement[]): HTMLElement | undefined {
  return blocks.map((each) => findNamed(each, '[for], a[href^="#"]')).find(Boolean);
}

/** The listing that only slides show, for the text after it up to one that names a search. */
function findListingAbove(
  block: HTMLElement,
  before: readonly HTMLElement[],
  next: HTMLElement | undefined,
): HTMLElement | undefined {
  const picture = findPicture(block, before, next);
  const after = !picture || picture === block ? [] : before.slice(before.indexOf(picture) + 1);
  return picture?.matches('pre[data-slide-only]') && !findNamedBy(after) ? picture : undefined;
}

/** The table right above a question, or above that of a hint or a solution. */
function findTableAbove(block: HTMLElement, before: readonly HTMLElement[]): HTMLElement | undefined {
  const isAsking = (each: Element) => isQuestion(each) || isAid(each);
  const above = before.findLast((each) => !isAsking(each) && !isBareSearch(each));
  return isAsking(block) && above?.localName === 'table' ? above : undefined;
}

/** In a spread a search stays next to the text that follows it, unless that asks about another position. */
function findKeptInView(block: Element): HTMLElement | undefined {
  const exhibits = [
    ...(block.closest('.spread')?.querySelectorAll<HTMLElement>('[data-on-slide="exhibit"]') ?? []),
  ];
  const kept = exhibits.findLast(
    (each) => isExhibit(each) && each.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const asked = findPosition(block);
  return !asked || asked === kept?.getAttribute('position') ? kept : undefined;
}

/** Whether a block is a board that the search beside it shows, too. */
export function isRepeated(block: Element, beside: Element | null): boolean {
  const isBoard = block.matches(BOARD) && beside?.querySelector(`:scope > ${BOARD}`);
  const position = block.getAttribute('position') ?? findPosition(block);
  return Boolean(isBoard) && beside!.getAttribute('position') === position;
}

/** The position of the search that an element names; empty if none. */
function findPosition(element: Element | undefined): string {
  const name = element?.getAttribute('for');
  const host = name ? document.getElementById(name) : null;
  return host?.getAttribute('position') ?? '';
}

/** Finds the picture for a block: text belongs to the picture after it; questions and notes to the one before. */
function findPicture(
  block: HTMLElement,
  before: readonly HTMLElement[],
  next: HTMLElement | undefined,
): HTMLElement | undefined {
  if (isPicture(block)) return block;
  const coming = next && isPicture(next) ? next : undefined;
  const last = findPictureOf(block, before);
  return isAid(block) || isQuestion(block) ? (last ?? coming) : (coming ?? last);
}

/**
 * The last picture before a block, unless it shows another position or a solution comes between them; for a solution,
 * between it and its question; for a question, unless another question and a text do, and it names no position.
 */
function findPictureOf(block: Element, before: readonly HTMLElement[]): HTMLElement | undefined {
  const end = isAid(block) ? Math.max(0, before.findLastIndex(isQuestion)) : before.length;
  const closed = before.slice(0, end).findLastIndex((each) => each.matches('details.solution'));
  const picture = before.slice(closed + 1).findLast(isPicture);
  const [asked, shown] = [block, picture].map(findPosition);
  if (asked && shown) return asked === shown ? picture : undefined;
  const between = picture ? before.slice(before.indexOf(picture) + 1, end) : [];
  return (isQuestion(block) || isAid(block)) && isOver(between) ? undefined : picture;
}

/** Whether a text has begun something new after a question. */
function isOver(between: readonly HTMLElement[]): boolean {
  const asked = between.findIndex(isQuestion);
  return asked >= 0 && between.slice(asked).some((each) => each.matches('p, ul, ol'));
}
