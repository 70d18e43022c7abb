import type { TimelinePalette } from '../src/views/index.ts';

/** The colours of a timeline in the light theme, as tests and benchmarks paint it. */
export const palette: TimelinePalette = {
  max: [131, 176, 234],
  min: [234, 164, 126],
  draw: [190, 186, 177],
  ahead: [228, 224, 215],
  ground: [248, 247, 243],
};
