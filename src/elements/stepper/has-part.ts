/** Whether a list of parts, separated by spaces, includes a part; an empty list includes all. */
export function hasPart(parts: string, part: string): boolean {
  const named = parts.split(/\s+/).filter(Boolean);
  return named.length === 0 || named.includes(part);
}
