/** A score within a sentence, from MAX's view and as text. `bound`: the value is at least or at most this. */
export interface MarkedScore {
  readonly score: number;
  readonly text: string;
  readonly bound?: 'lower' | 'upper';
  readonly side?: 'left' | 'right';
}

const FULL_STOP = /\.(?!\d)/;

/** A sentence with its scores marked, so that views can style them. */
export class MarkedText {
  readonly parts: readonly (string | MarkedScore)[];

  constructor(parts: readonly (string | MarkedScore)[]) {
    const all: (string | MarkedScore)[] = [];
    for (const part of parts) {
      const last = all.at(-1);
      if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part;
      else if (part !== '') all.push(part);
    }
    this.parts = all;
  }

  get text(): string {
    return this.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  }

  /** The first sentence, and the rest. Full stops within scores do not count. */
  get lead(): readonly [MarkedText, MarkedText] {
    const at = this.parts.findIndex((part) => typeof part === 'string' && FULL_STOP.test(part));
    if (at < 0) return [this, new MarkedText([])];
    const part = this.parts[at] as string;
    const end = part.search(FULL_STOP) + 1;
    return [
      new MarkedText([...this.parts.slice(0, at), part.slice(0, end)]),
      new MarkedText([part.slice(end), ...this.parts.slice(at + 1)]),
    ];
  }

  /** Assigns the scores to one of two compared searches. */
  by(side: 'left' | 'right'): MarkedText {
    return new MarkedText(this.parts.map((part) => (typeof part === 'string' ? part : { ...part, side })));
  }

  toString(): string {
    return this.text;
  }
}

export type TextPart = string | number | MarkedScore | MarkedText;

/**
 * Tags a template as a sentence with marked scores.
 *
 * @example
 * say`Return ${{ score: -8, text: '−8' }}.`.text; // → 'Return −8.'
 */
export function say(strings: readonly string[], ...values: readonly TextPart[]): MarkedText {
  return new MarkedText(strings.flatMap((string, i) => [string, ...listTextParts(values[i] ?? '')]));
}

export function joinParts(parts: readonly TextPart[], between: string): MarkedText {
  return new MarkedText(parts.flatMap((part, i) => [...(i ? [between] : []), ...listTextParts(part)]));
}

function listTextParts(value: TextPart): readonly (string | MarkedScore)[] {
  if (value instanceof MarkedText) return value.parts;
  return [typeof value === 'number' ? `${value}` : value];
}
