import type { Rgb, TimelineColours } from './timeline-paint.ts';
import type { TimelineSums } from './timeline-sums.ts';

/** The colours that a dense timeline is mixed from, as the theme gives them. */
export interface TimelinePalette {
  /** Calls that returned a score above 0, below 0, and 0. */
  readonly max: Rgb;
  readonly min: Rgb;
  readonly draw: Rgb;
  /** Calls that lie ahead, or that the other search of a comparison leaves out. */
  readonly ahead: Rgb;
  /** Where no call is. */
  readonly ground: Rgb;
}

/** The colours for painting what lies before the step, by the value of each call, or ahead of it, where all are alike. */
export function timelineColours(
  { channels, rows }: TimelineSums,
  palette: TimelinePalette,
  which: 'past' | 'ahead',
): TimelineColours {
  return {
    channels: channels.map(({ score, isLeftOut }) => {
      if (which === 'ahead' || isLeftOut) return palette.ahead;
      return score > 0 ? palette.max : score < 0 ? palette.min : palette.draw;
    }),
    rows: Array.from({ length: rows }, () => palette.ground),
  };
}
