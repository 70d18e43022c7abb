/** One tree for each search, or one tree with both values at each node. */
export const comparisonForms = ['side-by-side', 'one-tree'] as const;

export type ComparisonForm = (typeof comparisonForms)[number];

export const defaultSides = { left: 'scoring=plain', right: 'scoring=depth' } as const;

export type ComparedSide = keyof typeof defaultSides;
