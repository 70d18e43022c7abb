/** The elements in the order in which the reference tells of them, in groups whose names stand in the words. */
export const elementGroups = {
  instruments: ['ply-stepper', 'ply-compare', 'ply-play', 'ply-program'],
  sessions: ['ply-search', 'ply-controls', 'ply-find', 'ply-depth', 'ply-iterations'],
  pictures: ['ply-tree', 'ply-timeline', 'ply-board', 'ply-stack', 'ply-code', 'ply-output', 'ply-caption'],
  facts: [
    'ply-value',
    'ply-cell',
    'ply-moves',
    'ply-shape',
    'ply-stats',
    'ply-lenses',
    'ply-evaluation',
    'ply-timing',
  ],
  questions: ['ply-predict', 'ply-quiz', 'ply-cover'],
} as const;

/** The name of a group. */
export type ElementGroup = keyof typeof elementGroups;
