import { listEntries, isStorageAllowed, Stored } from '../../elements/kit/stored.ts';
import type { LessonFile } from '../address/lesson-address.ts';
import { nameFile } from './written-title.ts';

export interface WrittenText extends LessonFile {
  /** Whether someone else may have written it: it came from a file or an address. */
  readonly isForeign: boolean;
  /** The initial text: while it is unchanged, the writer has no work to lose. */
  readonly begun: string;
}

interface KeptLessons {
  readonly now?: WrittenText;
  /** The writer's own texts that others replaced, latest first. */
  readonly before: readonly WrittenText[];
}

const kept = new Stored<KeptLessons>('written', (raw) => {
  const { now, before } = Object.fromEntries(listEntries(raw));
  const [text] = readKeptText(now);
  return { ...(text && { now: text }), before: [before].flat().flatMap(readKeptText) };
});

/** A list of one text, or of none. */
function readKeptText(raw: unknown): WrittenText[] {
  const { source, file, isForeign, begun } = Object.fromEntries(listEntries(raw));
  if (typeof source !== 'string' || typeof file !== 'string') return [];
  return [{ source, file, isForeign: isForeign === true, begun: typeof begun === 'string' ? begun : source }];
}

/** The lesson being written, and those it replaced, which stay until their writer brings them back or deletes them. */
export class KeptLesson {
  #now: WrittenText = { source: '', file: '', isForeign: false, begun: '' };

  constructor(private readonly changed: () => void) {
    kept.subscribe(changed);
  }

  get now(): WrittenText {
    return this.#now;
  }

  /** The name of the file that holds it when it is saved. */
  get file(): string {
    return nameFile(this.#now);
  }

  get replaced(): readonly WrittenText[] {
    return kept.value.before.filter(({ source }) => source !== this.#now.source);
  }

  get isKept(): boolean {
    return isStorageAllowed();
  }

  /** Whether the lesson is among what is saved: the one that the page begins with is not. */
  get isSaved(): boolean {
    return kept.value.now !== undefined;
  }

  get isChanged(): boolean {
    return this.#now.source !== this.#now.begun;
  }

  /** The writer's own texts that are lost with this page. */
  get unsaved(): readonly WrittenText[] {
    if (this.isKept) return [];
    return this.isChanged ? [this.#now, ...this.replaced] : this.replaced;
  }

  /** Opens the saved lesson, else the given one. */
  begin(otherwise: LessonFile): void {
    this.#now = kept.value.now ?? beginText(otherwise, false);
    this.changed();
  }

  edit(source: string): void {
    this.put({ ...this.#now, source });
  }

  replace(lesson: LessonFile, isForeign: boolean): void {
    if (lesson.source !== this.#now.source) this.put(beginText(lesson, isForeign), this.#now);
  }

  reset(): void {
    this.put({ ...this.#now, source: this.#now.begun }, this.#now);
  }

  bringBack(text: WrittenText): void {
    this.put(text, this.#now);
  }

  delete(text: WrittenText): void {
    kept.update(({ before, ...rest }) => ({
      ...rest,
      before: before.filter(({ source }) => source !== text.source),
    }));
  }

  /** Puts aside the text that was left, and one that another tab has written meanwhile. */
  private put(now: WrittenText, ...left: readonly WrittenText[]): void {
    const own = this.#now.source;
    this.#now = now;
    kept.update(({ now: saved, before }) => {
      const others = [saved ?? now, ...before].filter(({ source }) => source !== own);
      const texts = [...left, ...others].filter((each) => each.source !== now.source && isWork(each));
      const sources = texts.map(({ source }) => source);
      return { now, before: texts.filter(({ source }, at) => sources.indexOf(source) === at) };
    });
  }
}

function isWork({ source, begun }: WrittenText): boolean {
  return source !== begun && source.trim() !== '';
}

function beginText({ source, file }: LessonFile, isForeign: boolean): WrittenText {
  return { source, file, isForeign, begun: source };
}
