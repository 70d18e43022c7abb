import type { Presentation } from '../present/company.ts';

type Shared = ReturnType<Presentation['shared']>;

/** Where the presentation was when the last answer was revealed: once it moves on, the results are removed. */
export class RevealedPlace {
  /** Null until the first question is shown, which may have been revealed before a reload. */
  #place: string | null = null;

  begin(shared: Shared): void {
    this.#place ??= describePlace(shared);
  }

  mark(shared: Shared): void {
    this.#place = describePlace(shared);
  }

  /** As if the presentation had moved on. */
  leave(): void {
    this.#place = '';
  }

  isLeft(shared: Shared): boolean {
    return this.#place !== null && this.#place !== describePlace(shared);
  }
}

/** Independently of the screen size. */
function describePlace({ place, widgets }: Shared): string {
  return JSON.stringify([place, widgets]);
}
