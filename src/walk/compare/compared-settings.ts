/** The forms of a comparison: a tree for each search, or one whose nodes carry both values. */
export const comparisonForms = ['side-by-side', 'one-tree'] as const;

/** A form of a comparison. */
export type ComparisonForm = (typeof comparisonForms)[number];

/** What is compared unless something else is said: the options of the left and of the right search. */
export const comparedByDefault = { left: 'scoring=plain', right: 'scoring=depth' } as const;

/** A side of a comparison. */
export type ComparedSide = keyof typeof comparedByDefault;
