type FindAddress = (mistake: string) => string;

let findAddress: FindAddress | null = null;

/** Lets messages link to the page of a mistake. Call it at the start of a page of a site that has them. */
export function offerMistakePages(find: FindAddress): void {
  findAddress = find;
}

/** Null on a site without such pages. */
export function findMistakePage(mistake: string): string | null {
  return findAddress?.(mistake) ?? null;
}
