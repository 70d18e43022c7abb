import { findWinner } from '../../search/index.ts';
import type { Rgb, TimelineColours } from './timeline-paint.ts';
import type { TimelineSums } from './timeline-sums.ts';

export interface TimelinePalette {
  /** Calls that returned a score by which MAX, MIN or nobody wins. */
  readonly max: Rgb;
  readonly min: Rgb;
  readonly draw: Rgb;
  /** Calls after the step, or left out by the other search of a comparison. */
  readonly ahead: Rgb;
  readonly ground: Rgb;
}

/** Before the step a call has the colour of its value; after it all are alike. */
export function chooseTimelineColours(
  { channels, rows }: TimelineSums,
  palette: TimelinePalette,
  which: 'past' | 'ahead',
): TimelineColours {
  return {
    channels: channels.map(
      ({ score, isLeftOut }) => palette[which === 'ahead' || isLeftOut ? 'ahead' : findWinner(score)],
    ),
    rows: Array.from({ length: rows }, () => palette.ground),
  };
}
