import type { Random } from './random.ts';

/** Something that the fuzzer is about to do. */
export interface Deed {
  /** What it is called in the log. */
  readonly name: string;
  readonly perform: () => void;
}

/** Chooses a deed of some kind at random; null where the page has nothing to do it with. */
export type Chooser = (random: Random) => Deed | null;

/** What an element is called in the log: its kind, and the beginning of its name or text. */
export function nameOf(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const id = element.getAttribute('data-node') ?? element.id;
  return `${element.localName}${id && `#${id}`} ${text.trim().replace(/\s+/g, ' ').slice(0, 30)}`.trim();
}
