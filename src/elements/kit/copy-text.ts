/** How long “Copied” stays, in ms. */
export const COPIED_MS = 2000;

/** Returns false if the browser refuses; then `select` selects the text on the page instead. */
export async function copyText(text: string, select: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select();
    return false;
  }
}
