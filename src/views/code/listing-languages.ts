/** Each has its book in `book.ts`. */
export const listingLanguages = ['pseudocode', 'typescript', 'python', 'swift'] as const;

export type ListingLanguage = (typeof listingLanguages)[number];
