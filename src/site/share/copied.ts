/** Copies the text of a field, or selects it where the browser does not let it be copied; whether it was copied. */
export async function isCopied(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return false;
  }
}
