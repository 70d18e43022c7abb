/** Elements of lessons that nothing else on the page needs: `site/fetch-late.ts` fetches them, those near the reader first. */
export const lateElements = [
  'ply-code',
  'ply-compare',
  'ply-cover',
  'ply-depth',
  'ply-evaluation',
  'ply-find',
  'ply-iterations',
  'ply-lenses',
  'ply-moves',
  'ply-output',
  'ply-play',
  'ply-predict',
  'ply-program',
  'ply-quiz',
  'ply-shape',
  'ply-stack',
  'ply-stats',
  'ply-timeline',
  'ply-timing',
] as const;

/** The name of a late element. */
export type LateElement = (typeof lateElements)[number];
