/** Whether a list of parts, apart by spaces, names a part; an empty one names all. */
export function hasPart(parts: string, part: string): boolean {
  const named = parts.split(/\s+/).filter(Boolean);
  return named.length === 0 || named.includes(part);
}
