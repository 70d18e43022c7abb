import { drawing } from './groups/drawing.ts';
import { layingOut } from './groups/layout.ts';
import { recording } from './groups/recording.ts';
import { relatives } from './groups/relatives.ts';
import { seeking } from './groups/seeking.ts';
import { surveying } from './groups/surveying.ts';
import { timelineColumns } from './groups/timeline.ts';
import { measure } from './measure.ts';

/** Everything that can be timed in one warm process without a screen. Prints the results as JSON. */
console.log(
  JSON.stringify(
    [recording, relatives, seeking, layingOut, drawing, surveying, timelineColumns].flatMap((group) =>
      measure(group()),
    ),
  ),
);
