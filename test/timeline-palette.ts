import type { TimelinePalette } from '../src/views/index.ts';

/** The colours of a timeline in the light theme, as tests and benchmarks paint it. */
export const palette: TimelinePalette = {
  max: [0, 114, 178],
  min: [213, 94, 0],
  draw: [118, 117, 112],
  maxBand: [241, 247, 252],
  minBand: [253, 244, 238],
  unknown: [92, 91, 87],
};
