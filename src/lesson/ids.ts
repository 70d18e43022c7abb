import { words } from '../words/index.ts';
import type { ProblemList } from './problems.ts';

/** The ids of a page, each with the offset at which it was given. Headings get theirs from their text. */
export class IdList {
  readonly #at = new Map<string, number>();

  constructor(private readonly problems: ProblemList) {}

  /** All ids, in the order of the source. */
  get all(): string[] {
    return [...this.#at.keys()];
  }

  /** Takes an id that an author wrote; notes one that is malformed or taken. */
  claim(id: string, at: number): void {
    const taken = this.#at.get(id);
    if (!/^[A-Za-z][\w-]*$/.test(id)) this.problems.add(at, words.source.id(id));
    else if (taken === undefined) this.#at.set(id, at);
    else this.problems.add(at, words.source.duplicateId(id, this.problems.placeOf(taken).line));
  }

  /** An id for a heading: its words in lower case, joined by hyphens, with a number when that is taken. */
  forHeading(text: string, at: number): string {
    const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const slug =
      plain
        .replace(/['’]/g, '')
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? '';
    const stem = /^[a-z]/.test(slug) ? slug : `section-${slug}`.replace(/-$/, '');
    let id = stem;
    for (let n = 2; this.#at.has(id); n++) id = `${stem}-${n}`;
    this.#at.set(id, at);
    return id;
  }
}
