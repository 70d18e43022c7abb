import type { Shared } from './pair-messages.ts';
import type { Slide } from './slides.ts';

export interface Presentation {
  readonly lesson: string;
  readonly isTeacher: boolean;
  readonly article: HTMLElement;
  /** Undefined before the first slide. */
  slide(): Slide | undefined;
  shared(): Shared;
  sendToCompany(message: unknown): void;
  /** Opens the projected window again, from the teacher's own. */
  openProjected(): void;
  refresh(): void;
  /** Goes to the slide of a newly added block; null divides the slides again after one was removed. */
  showBlock(block: Element | null): void;
  /** Places where company can render: in the bar, over the text, next to the slide. */
  readonly places: { readonly bar: Element; readonly desk: { company: Element | null } | null };
}

/**
 * Something that joins a presentation, such as a class. It is notified of what is shown, and can take over the forward
 * key.
 */
export interface Company {
  /** Whether the slide waits for something: then the forward key goes only up to its question. */
  readonly isWaiting: boolean;
  /** Whether it still connects, or has just shown something that must be seen first: then the forward key does nothing. */
  readonly isSettling: boolean;
  /** A description of its next turn; empty if it takes none. */
  readonly coming: string;
  /** The element that it shows over the text, which the forward key scrolls; null if none. */
  readonly cover: Element | null;
  begin(presentation: Presentation, signal: AbortSignal): void;
  changed(): void;
  /** Does what the forward key means to it. Returns whether it did anything. */
  takeTurn(): boolean;
  /** Gets what the other window sent by `sendToCompany`; null once that window has gone. */
  receive(message: unknown): void;
}
