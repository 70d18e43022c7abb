/** Whether a key is pressed together with one that makes it a command of the browser or the system. */
export function isModified({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey;
}
