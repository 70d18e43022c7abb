/**
 * Normalises a path from any zip: slashes, inside its folder, and accented letters as one character, as Python reads
 * names.
 */
export function tidyPath(path: string): string {
  return path
    .normalize('NFC')
    .split(/[\\/]/)
    .filter((part) => !['', '.', '..'].includes(part))
    .join('/');
}
