import { words } from '../../words/index.ts';
import { listEntries, isStorageAllowed, Stored } from '../../elements/kit/stored.ts';
import type { LessonFile } from '../address/lesson-address.ts';

export interface WrittenText extends LessonFile {
  /** Whether someone else may have written it: it came from a file or an address. */
  readonly isForeign: boolean;
  /** The initial text: while it is unchanged, the writer has no work to lose. */
  readonly begun: string;
}

interface KeptLessons {
  readonly now?: WrittenText;
  readonly before?: WrittenText;
}

const kept = new Stored<KeptLessons>('written', (raw) => {
  const { now, before } = Object.fromEntries(listEntries(raw));
  return { ...readKeptText('now', now), ...readKeptText('before', before) };
});

function readKeptText(name: 'now' | 'before', raw: unknown): KeptLessons {
  const { source, file, isForeign, begun } = Object.fromEntries(listEntries(raw));
  if (typeof source !== 'string' || typeof file !== 'string') return {};
  const first = typeof begun === 'string' ? begun : source;
  return { [name]: { source, file, isForeign: isForeign === true, begun: first } };
}

/** The lesson being written, kept in this browser. After another one replaces it, `bringBack` restores it. */
export class KeptLesson {
  /** Whether another text replaced the writer's own, and the writer has not opened one since. */
  isReplaced = false;
  #now: WrittenText = { source: '', file: '', isForeign: false, begun: '' };

  constructor(private readonly changed: () => void) {}

  get now(): WrittenText {
    return this.#now;
  }

  get isKept(): boolean {
    return isStorageAllowed();
  }

  get isChanged(): boolean {
    return this.#now.source !== this.#now.begun;
  }

  /** Opens the saved lesson, else the given one. */
  begin(otherwise: LessonFile): void {
    this.put(kept.value.now ?? beginText(otherwise, false));
  }

  edit(source: string): void {
    this.put({ ...this.#now, source });
    kept.update(({ before }) => ({ now: this.#now, ...(before && { before }) }));
  }

  replace(lesson: LessonFile, isForeign: boolean): void {
    if (lesson.source !== this.#now.source) this.exchange(beginText(lesson, isForeign));
  }

  reset(): void {
    this.exchange({ ...this.#now, source: this.#now.begun });
  }

  bringBack(): void {
    const { before } = kept.value;
    if (before) this.exchange(before);
    this.isReplaced = false;
  }

  private exchange(now: WrittenText): void {
    const isWork = this.isChanged && this.#now.source.trim() !== '';
    const left = isWork ? this.#now : kept.value.before;
    kept.update(() => ({ now, ...(left && { before: left }) }));
    this.isReplaced = isWork;
    this.put(now);
  }

  private put(now: WrittenText): void {
    this.#now = now;
    this.changed();
  }
}

function beginText({ source, file }: LessonFile, isForeign: boolean): WrittenText {
  return { source, file, isForeign, begun: source };
}

export async function fetchNewLesson(): Promise<LessonFile> {
  const { default: source } = await import('./new-lesson.md?raw');
  return { source, file: words.writing.file };
}
