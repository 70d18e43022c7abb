/** Handles Control and Enter, or Command and Enter. */
export function listenForRunKeys(run: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || shiftKey || altKey || event.defaultPrevented) return;
    event.preventDefault();
    applyField(event);
    run();
  };
}

/** Applies what is written in the field that has the focus, as leaving it would. */
function applyField(event: KeyboardEvent): void {
  const [field] = event.composedPath();
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}
