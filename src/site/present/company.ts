import type { Shared } from './messages.ts';
import type { Slide } from './slides.ts';

export interface Presentation {
  readonly lesson: string;
  readonly isTeacher: boolean;
  readonly article: HTMLElement;
  /** Undefined before the first slide. */
  slide(): Slide | undefined;
  shared(): Shared;
  sendToCompany(told: unknown): void;
  refresh(): void;
  /** Turns to the slide of a block that has just come; null divides the slides anew, without one that went. */
  showBlock(block: Element | null): void;
  /** Where company may show things: in the bar, over the text, beside the slide. */
  readonly places: { readonly bar: Element; readonly desk: { company: Element | null } | null };
}

/** Something that joins a presentation, such as a class. It hears what is shown, and may take a turn for itself. */
export interface Company {
  /** The slide waits for something: until then only the steps up to its question are walked. */
  readonly isWaiting: boolean;
  /** It has just shown something that must be seen first: nothing turns meanwhile. */
  readonly isSettling: boolean;
  /** What its next turn brings, in words; empty if it takes none. */
  readonly coming: string;
  /** What it shows over the text, which the forward key scrolls; null for nothing. */
  readonly cover: Element | null;
  begin(presentation: Presentation, signal: AbortSignal): void;
  changed(): void;
  /** Returns whether it took the turn. */
  turn(): boolean;
  hear(told: unknown): void;
}
