/** Elements that stand far down in lessons and that nothing at the top of a page needs: `site/fetch-late.ts` fetches them. */
export const lateElements = ['ply-code', 'ply-find', 'ply-shape', 'ply-timeline'] as const;

/** The name of a late element. */
export type LateElement = (typeof lateElements)[number];
