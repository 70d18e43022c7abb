const TYPING = 'textarea, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';

/** False while the reader types, inside a dialog or panel, or with a modifier held. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !listElementsAround(event).some(
    (element) => element.matches(TYPING) || element.matches('dialog, details[open] > .panel'),
  );
}

/** Widgets have their own use for keys. */
export function isInWidget(event: KeyboardEvent): boolean {
  return listElementsAround(event).some(({ localName }) => localName.startsWith('ply-'));
}

export function listElementsAround(event: KeyboardEvent): Element[] {
  return event.composedPath().filter((each) => each instanceof Element);
}
