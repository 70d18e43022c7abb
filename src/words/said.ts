/** A score within a sentence: as it is written, and from MAX's side; of a bound, which way the score may still lie. */
export interface SaidScore {
  readonly score: number;
  readonly text: string;
  readonly bound?: 'lower' | 'upper';
  /** The search that counts it, where two are compared. */
  readonly side?: 'left' | 'right';
}

/** The end of a sentence; `0.5` has none. */
const FULL_STOP = /\.(?!\d)/;

/** A sentence in which the scores are marked, so that views can set them apart. As text it is the sentence alone. */
export class Said {
  readonly parts: readonly (string | SaidScore)[];

  constructor(parts: readonly (string | SaidScore)[]) {
    const all: (string | SaidScore)[] = [];
    for (const part of parts) {
      const last = all.at(-1);
      if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
      else if (part !== '') all.push(part);
    }
    this.parts = all;
  }

  /** The sentence without marks, for labels and titles. */
  get text(): string {
    return this.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  }

  /** The first sentence of several, and the rest; full stops within scores are none. */
  get lead(): readonly [Said, Said] {
    const at = this.parts.findIndex((part) => typeof part === 'string' && FULL_STOP.test(part));
    if (at < 0) return [this, new Said([])];
    const part = this.parts[at] as string;
    const end = part.search(FULL_STOP) + 1;
    return [
      new Said([...this.parts.slice(0, at), part.slice(0, end)]),
      new Said([part.slice(end), ...this.parts.slice(at + 1)]),
    ];
  }

  /** The same sentence, its scores counted by one of two searches that are compared. */
  by(side: 'left' | 'right'): Said {
    return new Said(this.parts.map((part) => (typeof part === 'string' ? part : { ...part, side })));
  }

  toString(): string {
    return this.text;
  }
}

/** What may stand in a sentence: words, a score, or a part that holds scores itself. */
export type Sayable = string | number | SaidScore | Said;

/**
 * A sentence as a template, its scores marked.
 *
 * @example
 * say`Return ${{ score: -8, text: '−8' }}.`.text; // → 'Return −8.'
 */
export function say(strings: readonly string[], ...values: readonly Sayable[]): Said {
  return new Said(strings.flatMap((string, i) => [string, ...partsOf(values[i] ?? '')]));
}

/** Sentences or parts of one, with a text between them. */
export function joined(parts: readonly Sayable[], between: string): Said {
  return new Said(parts.flatMap((part, i) => [...(i ? [between] : []), ...partsOf(part)]));
}

function partsOf(value: Sayable): readonly (string | SaidScore)[] {
  if (value instanceof Said) return value.parts;
  return [typeof value === 'number' ? `${value}` : value];
}
