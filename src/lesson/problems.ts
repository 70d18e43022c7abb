import { describeError } from '../words/index.ts';
import { findLineStarts } from './excerpt.ts';

/** A replacement between two offsets of the `normalised` source. */
export interface Fix {
  readonly from: number;
  readonly to: number;
  readonly found: string;
  readonly text: string;
}

/** Counted from 1. The text gives fact, value and remedy. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** Only if exactly one correct text is known. */
  readonly fix?: Fix;
  /** The page is right without it, but no course is built without it. */
  readonly isAdvice?: true;
}

/** Its message has a line for each problem, `lessons/06-depth.md:41:3 …`. */
export class LessonError extends Error {
  override readonly name = 'LessonError';

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`).join('\n'));
  }
}

export class ProblemList {
  #starts: readonly number[] | null = null;
  readonly #found: { offset: number; text: string; fix: Fix | null; isAdvice: boolean }[] = [];

  constructor(
    readonly file: string,
    readonly source: string,
  ) {}

  add(offset: number, text: string, fix: Fix | null = null): void {
    this.#found.push({ offset, text, fix, isAdvice: false });
  }

  advise(offset: number, text: string): void {
    this.#found.push({ offset, text, fix: null, isAdvice: true });
  }

  /** Records an error that `run` throws, and returns undefined then. */
  attempt<T>(offset: number, run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      this.add(offset, describeError(error));
      return undefined;
    }
  }

  get isEmpty(): boolean {
    return this.#found.length === 0;
  }

  get sorted(): Problem[] {
    return this.listBetween(0, Infinity);
  }

  locate(offset: number): { line: number; column: number } {
    this.#starts ??= findLineStarts(this.source);
    const line = this.#starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - this.#starts[line] + 1 };
  }

  listBetween(start: number, end: number): Problem[] {
    const seen = new Set<string>();
    return this.#found
      .filter(({ offset }) => offset >= start && offset < end)
      .toSorted((a, b) => a.offset - b.offset)
      .map(({ offset, text, fix, isAdvice }) => ({
        file: this.file,
        ...this.locate(offset),
        text,
        ...(fix && { fix }),
        ...(isAdvice && { isAdvice }),
      }))
      .filter(({ line, column, text }) => {
        const key = `${line}:${column} ${text}`;
        return !seen.has(key) && seen.add(key);
      });
  }
}
