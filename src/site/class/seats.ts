import { tryParseJson } from '../../elements/kit/stored.ts';
import { presences, type Presence } from './stage.ts';

/** `gone`: no longer connected, or not yet back. */
export type SeatState = Presence | 'gone';

/** The devices in a class, numbered in the order in which they first joined. */
export class Seats {
  readonly #key: string;
  readonly #states: Map<string, SeatState>;

  constructor(code: string) {
    this.#key = `plybook.1.seats.${code}`;
    const kept = tryParseJson(() => sessionStorage.getItem(this.#key));
    const ids = Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
    this.#states = new Map(ids.map((id) => [id, 'gone']));
  }

  get ids(): readonly string[] {
    return [...this.#states.keys()];
  }

  get states(): readonly SeatState[] {
    return [...this.#states.values()];
  }

  /** The seats that follow the teacher. */
  get followers(): readonly string[] {
    return this.filter((row) => row.follows);
  }

  get connected(): number {
    return this.filter(() => true).length;
  }

  count(state: SeatState): number {
    return this.states.filter((each) => each === state).length;
  }

  set(id: string, state: SeatState): void {
    const isNew = !this.#states.has(id);
    if (isNew && state === 'gone') return;
    this.#states.set(id, state);
    if (!isNew) return;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.ids));
    } catch {
      // Without storage the numbers last until the page is left.
    }
  }

  /** Marks all seats as not connected until they report again. */
  forgetStates(): void {
    for (const id of this.ids) this.#states.set(id, 'gone');
  }

  /** Assumes that what held for the last stage is over, until a device reports it again. */
  beginStage(): void {
    for (const id of this.filter((row) => row.isOfStage)) this.#states.set(id, 'here');
  }

  /** The connected seats whose presence is such. */
  private filter(isSuch: (row: (typeof presences)[Presence]) => boolean): string[] {
    return [...this.#states].flatMap(([id, state]) =>
      state !== 'gone' && isSuch(presences[state]) ? [id] : [],
    );
  }
}
