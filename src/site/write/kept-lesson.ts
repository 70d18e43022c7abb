import { entriesOf, isStorageAllowed, Stored } from '../../elements/kit/stored.ts';
import type { LessonText } from './lesson-address.ts';

/** A lesson as its writer has it. */
export interface WrittenText extends LessonText {
  /** Whether somebody else may have written it: it came from a file or an address. */
  readonly isForeign: boolean;
}

/** What is kept: the lesson, and the one whose place it took last. */
interface Kept {
  readonly now?: WrittenText;
  readonly before?: WrittenText;
}

const kept = new Stored<Kept>('written', (raw) => {
  const { now, before } = Object.fromEntries(entriesOf(raw));
  return { ...textAs('now', now), ...textAs('before', before) };
});

function textAs(name: 'now' | 'before', raw: unknown): Kept {
  const { source, file, isForeign } = Object.fromEntries(entriesOf(raw));
  if (typeof source !== 'string' || typeof file !== 'string') return {};
  return { [name]: { source, file, isForeign: isForeign === true } };
}

/** The lesson that is written in this browser. What takes its place leaves it to be brought back. */
export const keptLesson = {
  /** The lesson as it was left; null where none was begun. */
  get now(): WrittenText | null {
    return kept.value.now ?? null;
  },

  /** The lesson that was replaced last; null where none was. */
  get before(): WrittenText | null {
    return kept.value.before ?? null;
  },

  /** Whether the browser keeps it. */
  get isKept(): boolean {
    return isStorageAllowed();
  },

  keep(now: WrittenText): void {
    kept.update(({ before }) => ({ now, ...(before && { before }) }));
  },

  /** Puts another lesson in the place of the one that is there, which is kept as the one before. */
  replace(now: WrittenText, before: WrittenText | null): void {
    kept.update(() => ({ now, ...(before && { before }) }));
  },
};
