/** A score within a sentence, as MAX sees it and as it is written. `bound`: the value is at least or at most this. */
export interface SaidScore {
  readonly score: number;
  readonly text: string;
  readonly bound?: 'lower' | 'upper';
  readonly side?: 'left' | 'right';
}

const FULL_STOP = /\.(?!\d)/;

/** A sentence with its scores marked, so that views can style them. */
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

  get text(): string {
    return this.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  }

  /** The first sentence, and the rest. Full stops within scores do not count. */
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

  /** Assigns the scores to one of two compared searches. */
  by(side: 'left' | 'right'): Said {
    return new Said(this.parts.map((part) => (typeof part === 'string' ? part : { ...part, side })));
  }

  toString(): string {
    return this.text;
  }
}

export type Sayable = string | number | SaidScore | Said;

/**
 * Tags a template as a sentence with marked scores.
 *
 * @example
 * say`Return ${{ score: -8, text: '−8' }}.`.text; // → 'Return −8.'
 */
export function say(strings: readonly string[], ...values: readonly Sayable[]): Said {
  return new Said(strings.flatMap((string, i) => [string, ...partsOf(values[i] ?? '')]));
}

export function joined(parts: readonly Sayable[], between: string): Said {
  return new Said(parts.flatMap((part, i) => [...(i ? [between] : []), ...partsOf(part)]));
}

function partsOf(value: Sayable): readonly (string | SaidScore)[] {
  if (value instanceof Said) return value.parts;
  return [typeof value === 'number' ? `${value}` : value];
}
