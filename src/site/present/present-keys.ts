const TYPING = 'textarea, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';

/** Whether a key may mean the page: nothing is being typed, no dialog or panel is open around it, no modifier is held. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !insides(event).some(
    (element) => element.matches(TYPING) || element.matches('dialog, details[open] > .panel'),
  );
}

/** Whether the focus is in a widget, which has its own use for keys. */
export function isInWidget(event: KeyboardEvent): boolean {
  return insides(event).some(({ localName }) => localName.startsWith('ply-'));
}

/** The elements that a key goes through, the one with the focus first. */
export function insides(event: KeyboardEvent): Element[] {
  return event.composedPath().filter((each) => each instanceof Element);
}
