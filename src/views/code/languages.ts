/** The languages of listings. Each has its book in `book.ts`. */
export const languages = ['pseudocode', 'typescript', 'python', 'swift'] as const;

export type Language = (typeof languages)[number];
