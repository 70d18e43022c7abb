import { words } from '../words/index.ts';
import type { ProblemList } from './problems.ts';

/** In characters. Answers are kept by the id of their question, and sent with it in a class. */
const LONGEST = 80;

/** The ids of a page with their offsets. Headings get theirs from their text. */
export class IdList {
  readonly #at = new Map<string, number>();
  readonly #ofHeadings = new Set<string>();

  constructor(private readonly problems: ProblemList) {}

  get all(): string[] {
    return [...this.#at.keys()];
  }

  claim(id: string, at: number): void {
    const taken = this.#at.get(id);
    if (!/^[A-Za-z][\w-]*$/.test(id) || id.length > LONGEST)
      this.problems.add(at, words.lessonProblems.id(id));
    else if (taken === undefined) this.#at.set(id, at);
    else {
      const { line } = this.problems.locate(taken);
      this.problems.add(at, words.lessonProblems.duplicateId(id, line, this.#ofHeadings.has(id)));
    }
  }

  /** As many words as fit, in lower case, with hyphens, and with a number if the id is taken. */
  claimForHeading(text: string, at: number): string {
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const slug =
      plain
        .replace(/['’]/g, '')
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? '';
    const stem = /^[a-z]/.test(slug) ? slug : `section-${slug}`.replace(/-$/, '');
    let id = shorten(stem, LONGEST);
    for (let n = 2; this.#at.has(id); n++) id = `${shorten(stem, LONGEST - 4)}-${n}`;
    this.#at.set(id, at);
    this.#ofHeadings.add(id);
    return id;
  }
}

function shorten(slug: string, room: number): string {
  return slug.length <= room
    ? slug
    : slug
        .slice(0, room + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, room);
}
