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
  const all = [...lesson.querySelectorAll<HTMLElement>(PIECES)];
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

/**
 * The nearest board or other figure before a question, with the paragraph that introduces it and all that is between;
 * empty if a heading or another question comes first.
 */
function listBefore(question: HTMLElement): HTMLElement[] {
  const before: HTMLElement[] = [];
  let hasFigure = false;
  for (let each = question.previousElementSibling; each; each = each.previousElementSibling) {
    if (!(each instanceof HTMLElement) || each.matches('h1, h2, h3, h4, details, [data-on-slide="question"]'))
      break;
    const isFigure = each.matches(FIGURES) || each.querySelector(FIGURES) !== null;
    if (hasFigure && !isFigure) return each.matches('p') ? [each, ...before] : before;
    before.unshift(each);
    hasFigure ||= isFigure;
  }
  return hasFigure ? before : [];
}

/** The piece with all that it needs: what it asks about before it, its search and the views of that after it. */
export function listShownElements(piece: HTMLElement, lesson: ParentNode): HTMLElement[] {
  const before = findFrameKind(piece) === 'question' ? listBefore(piece) : [];
  const shown = [...before, piece];
  const named = shown.flatMap((each) => [each, ...each.querySelectorAll(`:is(${VIEWS})[for]`)]);
  const hosts = named.flatMap((each) => {
    const id = each.getAttribute('for') ?? '';
    return (id ? lesson.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null) ?? [];
  });
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
