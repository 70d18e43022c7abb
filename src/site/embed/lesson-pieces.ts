import { findRow, listTags, type FrameKind } from '../../catalogue/index.ts';
import { makeAnswerKey } from '../../elements/host/open-questions.ts';

const PIECES = listTags(({ on }) => on.frame !== null).join();

/** Views of a search that is elsewhere on the page, except questions and values within a sentence. */
const VIEWS = listTags(({ shows }) => shows !== null).join();

/** Fetches a lesson's page without running it; null if missing. */
export function fetchLesson(address: URL): Promise<Document | null> {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => {
      resolve(request.status === 200 ? request.responseXML : null);
    });
    // Whatever a host says of a wrong address is not read: its styles would violate the policy of this page.
    request.addEventListener('readystatechange', () => {
      if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED && request.status !== 200) request.abort();
    });
    request.send();
  });
}

export function listPieces(lesson: ParentNode): Map<string, HTMLElement> {
  const all = [...lesson.querySelectorAll<HTMLElement>(PIECES)].filter((each) => !each.matches(SLIDE_ONLY));
  const outer = all.filter((each) => !each.parentElement?.closest(PIECES));
  return new Map(outer.map((each) => [namePiece(each), each] as const).filter(([name]) => name !== ''));
}

/** Whether a piece would fill a frame: a search without views draws nothing. */
export function isVisible(piece: HTMLElement, lesson: ParentNode): boolean {
  const { hosts, lesson: written } = findRow(piece.localName)!;
  const isBare = hosts === 'search' && written.content === 'blocks' && piece.querySelector(VIEWS) === null;
  return !isBare || listShownElements(piece, lesson).length > 1;
}

export function findFrameKind({ localName }: Element): FrameKind | null {
  return findRow(localName)?.on.frame ?? null;
}

/** Names a piece by its id, or a question about a search by its text. */
function namePiece(piece: HTMLElement): string {
  return findFrameKind(piece) === 'prediction' ? makeAnswerKey(piece) : piece.id;
}

/** The pieces that a question may call “here” or “this board”. */
const FIGURES = 'ply-board, ply-stepper, ply-compare, ply-search, figure, table, pre';

/** What stands on slides alone, where it repeats a part of the page. */
const SLIDE_ONLY = '[data-slide-only]';

/** Text that makes sense only in the lesson, such as where a button is. */
const PAGE_ONLY = 'div[data-on-slide="none"][data-on-paper="none"]';

/**
 * The nearest board or other figure before a piece, with the paragraph that introduces it and all that is between. If a
 * heading or another question comes first, the text up to there for a piece that needs it, and nothing for others.
 */
function listBefore(piece: HTMLElement, needsText: boolean): HTMLElement[] {
  const before: HTMLElement[] = [];
  let hasFigure = false;
  for (let each = piece.previousElementSibling; each; each = each.previousElementSibling) {
    if (!(each instanceof HTMLElement) || each.matches('h1, h2, h3, h4, [data-on-slide="question"]')) break;
    if (each.matches(`details, ${PAGE_ONLY}, ${SLIDE_ONLY}`)) continue;
    const isFigure = each.matches(FIGURES) || each.querySelector(FIGURES) !== null;
    if (hasFigure && !isFigure) return each.matches('p') ? [each, ...before] : before;
    before.unshift(each);
    hasFigure ||= isFigure;
  }
  return hasFigure || needsText ? before : [];
}

/** Whether only the text of the lesson says what a piece is about: a question on a search that is not drawn, or a tree without its sentence. */
function isSilent(piece: HTMLElement, lesson: ParentNode): boolean {
  if (findFrameKind(piece) !== 'prediction') return piece.getAttribute('ruler') === 'plies';
  const host = findHost(piece, lesson);
  return host !== null && !isVisible(host, lesson);
}

/** The search that a piece names. */
function findHost(piece: Element, lesson: ParentNode): HTMLElement | null {
  const id = piece.getAttribute('for') ?? '';
  return id ? lesson.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null;
}

/** The piece with all that it needs: what it asks about before it, its search and the views of that after it. */
export function listShownElements(piece: HTMLElement, lesson: ParentNode): HTMLElement[] {
  const needsText = isSilent(piece, lesson);
  const before = needsText || findFrameKind(piece) === 'question' ? listBefore(piece, needsText) : [];
  const shown = [...before, piece];
  const named = shown.flatMap((each) => [each, ...each.querySelectorAll(`:is(${VIEWS})[for]`)]);
  const hosts = named.flatMap((each) => findHost(each, lesson) ?? []);
  const own = hosts.length > 0 ? hosts : [piece];
  const views = own.flatMap(({ id }) =>
    id ? [...lesson.querySelectorAll<HTMLElement>(`:is(${VIEWS})[for="${CSS.escape(id)}"]`)] : [],
  );
  const company = [...new Set([...hosts, ...views])].filter(
    (each) =>
      !shown.some((there) => there.contains(each)) &&
      !hosts.some((host) => host.contains(each.parentElement)),
  );
  return [...shown, ...company];
}
