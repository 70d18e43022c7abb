import type { Shared } from './messages.ts';
import type { Slide } from './slides.ts';

/** What a presentation lets its company see and do. */
export interface Presentation {
  readonly lesson: string;
  readonly isTeacher: boolean;
  readonly article: HTMLElement;
  /** The slide; none before the first. */
  slide(): Slide | undefined;
  /** All that both windows share. */
  shared(): Shared;
  /** Tells the company in the other window something of its own. */
  tellOther(told: unknown): void;
  /** Says anew what comes next. */
  refresh(): void;
  /** Puts something of the company's own into the presenter: into its bar, over its text, beside the slide. */
  readonly places: { readonly bar: Element; readonly desk: { company: Element | null } | null };
}

/** Who goes along with a presentation, such as a class: it is told what is shown, and may take a turn for itself. */
export interface Company {
  /** Whether the slide has something that waits for it: until then only what leads there is walked through. */
  readonly isWaiting: boolean;
  /** What its next turn brings, in words; empty if it takes none. */
  readonly coming: string;
  /** Begins to go along, until aborted. */
  begin(presentation: Presentation, signal: AbortSignal): void;
  /** Is told that something has changed that both windows share. */
  changed(): void;
  /** Takes a turn on; returns whether it did. */
  turn(): boolean;
  /** Is told what the company in the other window tells. */
  hear(told: unknown): void;
}
