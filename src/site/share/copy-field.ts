/** Returns false if the browser refuses; then the text is selected instead. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return false;
  }
}
