import { messageOf } from '../words/index.ts';
import { lineStarts } from './excerpt.ts';

/** What would mend a mistake: a text in place of what stands between two offsets of the source, as it is `normalised`. */
export interface Fix {
  readonly from: number;
  readonly to: number;
  /** What stands there now. */
  readonly found: string;
  readonly text: string;
}

/** Something wrong in a lesson: where, counted from 1, and what, as fact, value and remedy. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** Where there is but one right text, and it is known. */
  readonly fix?: Fix;
}

/** All that is wrong in a lesson or in several; its message has one line for each, `lessons/06-depth.md:41:3 …`. */
export class LessonError extends Error {
  override readonly name = 'LessonError';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`).join('\n'));
  }
}

/** Collects what is wrong in one lesson, by offset into its source. */
export class ProblemList {
  /** Where the lines begin, once somebody asks. */
  #starts: readonly number[] | null = null;
  readonly #found: { offset: number; text: string; fix: Fix | null }[] = [];

  constructor(
    readonly file: string,
    readonly source: string,
  ) {}

  /** Notes a problem at an offset of the source, and what would mend it. */
  add(offset: number, text: string, fix: Fix | null = null): void {
    this.#found.push({ offset, text, fix });
  }

  /** Runs a function that may throw, and notes what it throws; undefined if it did. */
  attempt<T>(offset: number, run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      this.add(offset, messageOf(error));
      return undefined;
    }
  }

  /** The problems in the order of the source, the same one at the same place once. */
  get sorted(): Problem[] {
    return this.between(0, Infinity);
  }

  /** The line and the column of an offset of the source, both from 1. */
  placeOf(offset: number): { line: number; column: number } {
    this.#starts ??= lineStarts(this.source);
    const line = this.#starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - this.#starts[line] + 1 };
  }

  /** Those from one offset of the source up to another. */
  between(start: number, end: number): Problem[] {
    const seen = new Set<string>();
    return this.#found
      .filter(({ offset }) => offset >= start && offset < end)
      .toSorted((a, b) => a.offset - b.offset)
      .map(({ offset, text, fix }) => ({
        file: this.file,
        ...this.placeOf(offset),
        text,
        ...(fix && { fix }),
      }))
      .filter(({ line, column, text }) => {
        const key = `${line}:${column} ${text}`;
        return !seen.has(key) && seen.add(key);
      });
  }
}
