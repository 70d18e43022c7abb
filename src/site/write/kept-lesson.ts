import { entriesOf, isStorageAllowed, Stored } from '../../elements/kit/stored.ts';
import type { LessonFile } from './lesson-address.ts';

/** A lesson as its writer has it. */
export interface WrittenText extends LessonFile {
  /** Whether somebody else may have written it: it came from a file or an address. */
  readonly isForeign: boolean;
  /** The text that it began with; what still is that text is no work of the writer's. */
  readonly begun: string;
}

/** What is kept: the lesson, and the one whose place it took last. */
interface KeptLessons {
  readonly now?: WrittenText;
  readonly before?: WrittenText;
}

const kept = new Stored<KeptLessons>('written', (raw) => {
  const { now, before } = Object.fromEntries(entriesOf(raw));
  return { ...textAs('now', now), ...textAs('before', before) };
});

function textAs(name: 'now' | 'before', raw: unknown): KeptLessons {
  const { source, file, isForeign, begun } = Object.fromEntries(entriesOf(raw));
  if (typeof source !== 'string' || typeof file !== 'string') return {};
  const first = typeof begun === 'string' ? begun : source;
  return { [name]: { source, file, isForeign: isForeign === true, begun: first } };
}

/** The lesson that is written, kept in this browser. What takes its place leaves it to be brought back. */
export class KeptLesson {
  /** Whether another text took the place of the writer's, who has not asked for it since. */
  isReplaced = false;
  #now: WrittenText = { source: '', file: '', isForeign: false, begun: '' };

  /** @param changed - Called whenever another text stands here. */
  constructor(private readonly changed: () => void) {}

  get now(): WrittenText {
    return this.#now;
  }

  /** Whether the browser keeps it. */
  get isKept(): boolean {
    return isStorageAllowed();
  }

  /** Whether it is another text than the one that it began with. */
  get isChanged(): boolean {
    return this.#now.source !== this.#now.begun;
  }

  /** Begins with what was left here, else with another lesson. */
  begin(otherwise: LessonFile): void {
    this.put(kept.value.now ?? beginning(otherwise, false));
  }

  /** Takes what the writer has changed. */
  edit(source: string): void {
    this.put({ ...this.#now, source });
    kept.update(({ before }) => ({ now: this.#now, ...(before && { before }) }));
  }

  /** Puts another lesson here. */
  replace(lesson: LessonFile, isForeign: boolean): void {
    if (lesson.source !== this.#now.source) this.exchange(beginning(lesson, isForeign));
  }

  /** Puts the text back that the lesson began with. */
  reset(): void {
    this.exchange({ ...this.#now, source: this.#now.begun });
  }

  /** Puts the lesson back that was replaced last. */
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

function beginning({ source, file }: LessonFile, isForeign: boolean): WrittenText {
  return { source, file, isForeign, begun: source };
}
