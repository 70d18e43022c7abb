/** The id of a choice as a question for a class: the id of its search and the number of the decision, from 0. */
export function nameChoice(search: string, at: number): string {
  return `${search}:${at}`;
}

/** Null for any other question. */
export function readChoiceName(name: string): { readonly search: string; readonly at: number } | null {
  const [, search, at] = /^(.+):(\d{1,4})$/.exec(name) ?? [];
  return search === undefined ? null : { search, at: Number(at) };
}
