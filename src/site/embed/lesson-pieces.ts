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
    request.send();
  });
}

export function listPieces(lesson: ParentNode): Map<string, HTMLElement> {
  const all = [...lesson.querySelectorAll<HTMLElement>(PIECES)];
  const outer = all.filter((each) => !each.parentElement?.closest(PIECES));
  return new Map(outer.map((each) => [namePiece(each), each] as const).filter(([name]) => name !== ''));
}

export function findFrameKind({ localName }: Element): FrameKind | null {
  return findRow(localName)?.on.frame ?? null;
}

/** Names a piece by its id, or a question about a search by its text. */
function namePiece(piece: HTMLElement): string {
  return findFrameKind(piece) === 'prediction' ? makeAnswerKey(piece) : piece.id;
}

export function listShownElements(piece: HTMLElement, lesson: ParentNode): HTMLElement[] {
  const named = piece.getAttribute('for') ?? '';
  const search = named ? lesson.querySelector<HTMLElement>(`#${CSS.escape(named)}`) : null;
  const host = search ?? piece;
  const views = host.id
    ? [...lesson.querySelectorAll<HTMLElement>(`:is(${VIEWS})[for="${CSS.escape(host.id)}"]`)]
    : [];
  const company = [host, ...views].filter((each) => each !== piece && !host.contains(each.parentElement));
  return [piece, ...company];
}
