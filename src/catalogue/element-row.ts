/** Everything that the project needs to know about an element, except what its source says. Each row is complete. */
export interface ElementRow {
  readonly group: 'instruments' | 'sessions' | 'pictures' | 'facts' | 'questions';
  readonly lesson: {
    /** `fences`: blocks of code alone. */
    readonly content: 'nothing' | 'blocks' | 'fences' | 'sentence' | 'text';
    /** Shown until the element is defined, and without scripts. */
    readonly fallback: FallbackKind;
    readonly required: readonly string[];
    /** The container that authors write instead of the tag. */
    readonly writtenAs: string | null;
    /** `if asks`: when it has the attribute `asks`. */
    readonly asks: 'always' | 'if asks' | 'never';
  };
  /** Whether it is refused on the board of a finished game, on which nothing is left to do. */
  readonly needsMoves?: true;
  readonly hosts: 'search' | 'comparison' | 'program' | null;
  readonly shows: 'step' | 'search' | null;
  readonly on: {
    /**
     * `beside` and `figure` begin a stretch of text; text goes beside `beside` if there is room. Both and `wide` are
     * wider than the text. `apart` keeps a margin.
     */
    readonly page: 'beside' | 'figure' | 'wide' | 'apart' | 'text';
    /**
     * `exhibit`: beside its text; `kept`: also, if nothing else is; `figure`, and `wide` if not full width: alone on a
     * slide; after `question` no second.
     */
    readonly slide: 'exhibit' | 'figure' | 'wide' | 'question' | 'kept' | 'text';
    /** `none` leaves it out, `drawing` and `source` replace it, `whole` is not broken across pages. */
    readonly paper: 'none' | 'drawing' | 'source' | 'whole' | 'text';
    /** Its name in the list of pieces to frame; null if it can't be framed alone. */
    readonly frame: FrameKind | null;
  };
  /** Its height before it is defined; null if its content has about the same height. */
  readonly room: Room | null;
}

/**
 * `src/lesson/fallback.ts` makes it; `none` if nothing is missed. One that `tells` shows how a search ends: it is hidden
 * until its element has loaded, and on handouts without solutions.
 */
export const fallbackKinds = {
  answer: { tells: false },
  board: { tells: false },
  code: { tells: false },
  comparison: { tells: true },
  game: { tells: false },
  lenses: { tells: false },
  moves: { tells: true },
  none: { tells: false },
  output: { tells: false },
  program: { tells: true },
  search: { tells: true },
  sentence: { tells: false },
  shape: { tells: false },
  stats: { tells: false },
  tree: { tells: true },
} as const;

export type FallbackKind = keyof typeof fallbackKinds;

export type FrameKind = 'search' | 'timeline' | 'comparison' | 'game' | 'program' | 'prediction' | 'question';

/** CSS lengths on most screens, on phones, and beside text in a spread; null for the usual one. */
export interface Room {
  readonly usual: string;
  readonly phone: string | null;
  readonly beside: string | null;
  readonly isLeast?: boolean;
  /** Other heights by a selector in which `&` is the element; a later one wins. */
  readonly variants?: Readonly<Record<string, Partial<Pick<Room, 'usual' | 'phone'>>>>;
}
