const comparisonParts = ['verdict', 'caption', 'trees', 'dock', 'timeline', 'controls', 'below'] as const;

export type ComparisonPart = (typeof comparisonParts)[number];
