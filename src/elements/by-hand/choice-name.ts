/** The name of a choice as a question for a class: that of its search, and its number among the decisions, from 0. */
export function nameChoice(search: string, at: number): string {
  return `${search}:${at}`;
}

/** Null for the name of another question. */
export function readChoiceName(name: string): { readonly search: string; readonly at: number } | null {
  const [, search, at] = /^(.+):(\d{1,4})$/.exec(name) ?? [];
  return search === undefined ? null : { search, at: Number(at) };
}
