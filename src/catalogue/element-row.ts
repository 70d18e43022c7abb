/** Everything the rest of the project asks about an element, except what its source says. Each row answers all of it. */
export interface ElementRow {
  /** The heading of the reference that lists it. */
  readonly group: 'instruments' | 'sessions' | 'pictures' | 'facts' | 'questions';
  readonly lesson: {
    /** What an author may write between its tags: nothing, any blocks, one sentence, or text within a paragraph. */
    readonly content: 'nothing' | 'blocks' | 'sentence' | 'text';
    /** What a page shows in its place until it wakes up, and without scripts. */
    readonly fallback: FallbackKind;
    /** Attributes without which it shows nothing. */
    readonly required: readonly string[];
    /** The container that authors write instead of the tag. */
    readonly writtenAs: string | null;
    /** Whether it asks its reader something: `if asks` when it has the attribute `asks`. */
    readonly asks: 'always' | 'if asks' | 'never';
  };
  /** What it searches or runs itself. */
  readonly hosts: 'search' | 'comparison' | 'program' | null;
  /** What it shows of another element's search: its current step, or the search as a whole. */
  readonly shows: 'step' | 'search' | null;
  readonly on: {
    /**
     * Its place on a page. Text stands `beside` the first two where there is room, and `beside` and `figure` begin a
     * stretch of text of their own; these and `wide` are wider than the text. `apart` keeps a margin. `text` takes the
     * place that text has.
     */
    readonly page: 'beside' | 'figure' | 'wide' | 'apart' | 'text';
    /**
     * Its part of a slide: the stepper at the right, a slide alone (`figure`), a slide alone unless it has the full
     * width (`wide`), a question, which no second one follows, or text.
     */
    readonly slide: 'stepper' | 'figure' | 'wide' | 'question' | 'text';
    /** On paper: left out, replaced by a drawing or by its source, never broken across pages (`whole`), or text. */
    readonly paper: 'none' | 'drawing' | 'source' | 'whole' | 'text';
    /** What it is called where a reader picks something for a frame; null if it cannot be framed alone. */
    readonly frame: FrameKind | null;
  };
  /** Its height before it wakes up; null if what is between its tags, or its fallback, already has about that height. */
  readonly room: Room | null;
}

/** What stands in for an element; `none` if nothing is missed. `src/lesson/fallback.ts` makes it. */
export type FallbackKind =
  | 'answer'
  | 'board'
  | 'code'
  | 'comparison'
  | 'game'
  | 'lenses'
  | 'moves'
  | 'none'
  | 'output'
  | 'search'
  | 'sentence'
  | 'shape'
  | 'stats'
  | 'tree';

/** What a piece in a frame is. */
export type FrameKind = 'search' | 'timeline' | 'comparison' | 'game' | 'program' | 'prediction' | 'question';

/** Heights as CSS lengths: on most screens, on phones, and in a spread, beside its text; null if as usual. */
export interface Room {
  readonly usual: string;
  readonly phone: string | null;
  readonly beside: string | null;
  /** Whether its text may need more. */
  readonly isLeast?: boolean;
  /** Other heights by a selector in which `&` is the element; a later one wins. */
  readonly variants?: Readonly<Record<string, Partial<Pick<Room, 'usual' | 'phone'>>>>;
}
