/** Elements of lessons that nothing else on the page needs: `site/fetch-late.ts` fetches them, those near the reader first. */
export const lateElements = [
  'ply-code',
  'ply-compare',
  'ply-find',
  'ply-play',
  'ply-predict',
  'ply-quiz',
  'ply-shape',
  'ply-stats',
  'ply-timeline',
] as const;

/** The name of a late element. */
export type LateElement = (typeof lateElements)[number];
