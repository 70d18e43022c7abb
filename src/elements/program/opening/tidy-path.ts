/** One form of a path, whoever packed it: with slashes, inside its folder, and with accents as one sign, as Python reads names. */
export function tidyPath(path: string): string {
  return path
    .normalize('NFC')
    .split(/[\\/]/)
    .filter((part) => !['', '.', '..'].includes(part))
    .join('/');
}
