/** Control or Command and P: what browsers print at once would lack the figures that have not been fetched. */
export function isPrintKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'p' && ctrlKey !== metaKey && !altKey && !shiftKey;
}
