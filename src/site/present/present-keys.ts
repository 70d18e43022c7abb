const TYPING = 'textarea, select, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';

/** The keys that turn, and which way; those of a clicker turn wherever the focus is, arrows outside of widgets. */
const clicker: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };
const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

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

/** Which way a key turns; null if it does not. */
export function turningBy(event: KeyboardEvent): 1 | -1 | null {
  if (event.shiftKey) return null;
  const isChoice = insides(event).some((element) => element.matches('input'));
  return clicker[event.key] ?? (isChoice || isInWidget(event) ? null : arrows[event.key]) ?? null;
}

function insides(event: KeyboardEvent): Element[] {
  return event.composedPath().filter((each) => each instanceof Element);
}
