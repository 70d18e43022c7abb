/** Markdown strips quote marks and list indentation: a nested text is no piece of the source, but its lines are. */
export class Excerpt {
  /** Where its own lines begin in `text`. */
  readonly #lines: readonly number[];

  private constructor(
    readonly text: string,
    private readonly starts: readonly number[],
  ) {
    this.#lines = findLineStarts(text);
  }

  static from(source: string, offset: number): Excerpt {
    const text = source.slice(offset);
    return new Excerpt(
      text,
      findLineStarts(text).map((start) => offset + start),
    );
  }

  at(index: number): number {
    const line = this.line(index);
    return this.starts[line] + index - this.#lines[line];
  }

  slice(start: number, end = this.text.length): Excerpt {
    const lines = this.starts.slice(this.line(start) + 1, this.line(end) + 1);
    return new Excerpt(this.text.slice(start, end), [this.at(start), ...lines]);
  }

  /** Locates a text taken from this one: a part of it, or its lines without their prefixes. */
  inside(text: string): Excerpt {
    const start = this.text.indexOf(text);
    if (start >= 0) return this.slice(start, start + text.length);
    const lines = this.text.split('\n');
    const starts = text.split('\n').map((line, i) => {
      const own = lines[i] ?? '';
      return (
        (this.starts[i] ?? this.at(this.text.length)) + (own.endsWith(line) ? own.length - line.length : 0)
      );
    });
    return new Excerpt(text, starts);
  }

  private line(index: number): number {
    return this.#lines.findLastIndex((start) => start <= index);
  }
}

export function findLineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}
