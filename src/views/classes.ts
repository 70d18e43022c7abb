/** The value of a `class` attribute: the names, and of a record those whose flag is set. */
export function joinClasses(...parts: readonly (string | Readonly<Record<string, boolean>>)[]): string {
  return parts
    .flatMap((part) => (typeof part === 'string' ? part : Object.keys(part).filter((name) => part[name])))
    .join(' ');
}
