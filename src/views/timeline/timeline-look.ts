import { opponent, type Side } from '../../game/index.ts';
import type { Rgb, TimelineColours } from './timeline-paint.ts';
import type { TimelineSums } from './timeline-sums.ts';
import type { Trace } from '../../search/index.ts';

/** The colours that a timeline is mixed from, as the theme gives them. */
export interface TimelinePalette {
  /** A score above 0, below 0, and 0. */
  readonly max: Rgb;
  readonly min: Rgb;
  readonly draw: Rgb;
  /** The rows of MAX and of MIN where no bar is. */
  readonly maxBand: Rgb;
  readonly minBand: Rgb;
  /** What is known of nothing yet. */
  readonly unknown: Rgb;
}

/** Up to this many calls a reader steps through the search; it would be told its end if what lies ahead had colours. */
const SECRET_LIMIT = 1000;

/** How much of a colour is left of it where it is pale. */
const PALE = 0.42;

/** Whether a trace is a map: so large that what lies ahead of the cursor is shown with its scores, while nothing is asked about it. */
export function showsAhead({ length }: { readonly length: number }): boolean {
  return length > SECRET_LIMIT;
}

/**
 * The colours of one trace's scores. The sign gives the hue, the size of the score the strength, so that under depth-penalised scoring the nearer end is the stronger colour.
 */
export class TimelineLook {
  readonly #most: number;

  constructor(
    readonly sums: TimelineSums,
    readonly palette: TimelinePalette,
    /** Whether what lies ahead of the cursor is told. */
    readonly tellsAhead = showsAhead(sums.trace),
  ) {
    this.#most = Math.max(...sums.channels.map(({ score }) => Math.abs(score)));
  }

  /** The colour of a row where no bar is. */
  row(ply: number): Rgb {
    const { trace } = this.sums;
    const { maxBand, minBand } = this.palette;
    return sideOfRow(trace, ply) === trace.options.max ? maxBand : minBand;
  }

  /** The colour of a call that returned a score. */
  done(ply: number, score: number): Rgb {
    const { max, min, draw } = this.palette;
    const hue = score > 0 ? max : score < 0 ? min : draw;
    return blend(this.row(ply), hue, this.#strength(score));
  }

  /** The colour of a call that is open, by the best score so far, or null where nothing has come back. */
  open(ply: number, best: number | null): Rgb {
    if (best === null) return blend(this.row(ply), this.palette.unknown, 0.24);
    return blend(this.row(ply), this.done(ply, best), PALE);
  }

  /** The colour of a call that lies ahead. */
  ahead(ply: number, score: number): Rgb {
    if (this.tellsAhead) return blend(this.row(ply), this.done(ply, score), PALE);
    return blend(this.row(ply), this.palette.unknown, 0.09);
  }

  /** The colour of a call that another search leaves out: next to none, it is told by its hatching. */
  leftOut(ply: number): Rgb {
    return blend(this.row(ply), this.palette.unknown, 0.05);
  }

  /** The colours for painting what lies before the cursor, or ahead of it. */
  colours(which: 'done' | 'ahead'): TimelineColours {
    const { channels, rows } = this.sums;
    return {
      channels: channels.map(({ ply, score, isLeftOut }) =>
        isLeftOut && (which === 'done' || this.tellsAhead) ? this.leftOut(ply) : this[which](ply, score),
      ),
      rows: Array.from({ length: rows }, (_, ply) => this.row(ply)),
    };
  }

  #strength(score: number): number {
    return score === 0 ? 0.55 : 0.4 + (0.6 * Math.abs(score)) / this.#most;
  }
}

/** The side to move in a row of the timeline. */
export function sideOfRow({ root }: Trace, ply: number): Side {
  return ply % 2 === 0 ? root.toMove : opponent(root.toMove);
}

/** One colour over another, `share` of it from 0 to 1. */
export function blend(under: Rgb, over: Rgb, share: number): Rgb {
  const mix = (part: 0 | 1 | 2) => under[part] + (over[part] - under[part]) * share;
  return [mix(0), mix(1), mix(2)];
}

/** Whether white reads better than black on a colour, by the contrast of WCAG 2. */
export function isDark(colour: Rgb): boolean {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}

/** A colour as style sheets and canvases read it. */
export function cssColour([red, green, blue]: Rgb): string {
  return `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`;
}
