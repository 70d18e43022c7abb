import type { Group } from '../measure.ts';
import { drawing } from './drawing.ts';
import { recording } from './recording.ts';
import { relatives } from './relatives.ts';
import { seeking } from './seeking.ts';
import { surveying } from './surveying.ts';
import { timelineColumns } from './timeline.ts';

/** Everything that can be timed in one warm process without a screen. */
export const warmGroups: readonly (() => Group)[] = [
  recording,
  relatives,
  seeking,
  drawing,
  surveying,
  timelineColumns,
];
