import { rowOf, tagsWhere, type FrameKind } from '../../catalogue/index.ts';
import { predictName } from '../../elements/host/waiting.ts';

/** What of a lesson can stand in a frame by itself: searches, games, programs and questions. */
const PIECES = tagsWhere(({ on }) => on.frame !== null).join();

/** What shows a search that stands elsewhere; what asks about it, or stands in a sentence, is not among them. */
const VIEWS = tagsWhere(({ shows }) => shows !== null).join();

/** A lesson by the address of its page, with nothing in it at work; null where there is none. */
export function lessonAt(address: URL): Promise<Document | null> {
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

/** The pieces of a lesson, in their order, by their names; those within another have none of their own. */
export function namedPieces(lesson: ParentNode): Map<string, HTMLElement> {
  const all = [...lesson.querySelectorAll<HTMLElement>(PIECES)];
  const outer = all.filter((each) => !each.parentElement?.closest(PIECES));
  return new Map(outer.map((each) => [nameOf(each), each] as const).filter(([name]) => name !== ''));
}

/** What a piece is called in a list of pieces; null for what is none. */
export function frameKindOf({ localName }: Element): FrameKind | null {
  return rowOf(localName)?.on.frame ?? null;
}

/** What a piece is known by in an address: its id, or for a question about a search what it asks. */
function nameOf(piece: HTMLElement): string {
  return frameKindOf(piece) === 'prediction' ? predictName(piece) : piece.id;
}

/** A piece with what it takes to be seen: the search that it names, and what stands elsewhere to show it. */
export function withCompany(piece: HTMLElement, lesson: ParentNode): HTMLElement[] {
  const named = piece.getAttribute('for') ?? '';
  const search = named ? lesson.querySelector<HTMLElement>(`#${CSS.escape(named)}`) : null;
  const host = search ?? piece;
  const views = host.id
    ? [...lesson.querySelectorAll<HTMLElement>(`:is(${VIEWS})[for="${CSS.escape(host.id)}"]`)]
    : [];
  const company = [host, ...views].filter((each) => each !== piece && !host.contains(each.parentElement));
  return [piece, ...company];
}
