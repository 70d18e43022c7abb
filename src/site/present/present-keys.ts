const TYPING = 'textarea, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';
/** What has its own use for the keys of a clicker; after a click of the mouse it leaves them to the page. */
const PAGED = 'select:focus-visible, [type=range]:focus-visible';
const CHOICE = 'select, input';

/** What a key does while a lesson is presented. */
export type PresentCommand = 'on' | 'back' | 'hide' | 'leave';

/** The keys of a clicker work wherever the focus is, those of a keyboard outside of widgets. */
const clicker: Readonly<Record<string, PresentCommand>> = { PageDown: 'on', PageUp: 'back', Escape: 'leave' };
const keyboard: Readonly<Record<string, PresentCommand>> = { ArrowRight: 'on', ArrowLeft: 'back' };
const characters: Readonly<Record<string, PresentCommand>> = { b: 'hide', '.': 'hide' };

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

/** What a key means to the presenter; null for nothing. Single characters count only where the reader allows them. */
export function presentCommand(event: KeyboardEvent, areCharactersMeant: boolean): PresentCommand | null {
  if (!isForPage(event) || event.shiftKey) return null;
  const inside = insides(event);
  if (inside.some((element) => element.matches(PAGED)) && event.key !== 'Escape') return null;
  const always = clicker[event.key];
  if (always) return always;
  if (isInWidget(event) || inside.some((element) => element.matches(CHOICE))) return null;
  return keyboard[event.key] ?? (areCharactersMeant ? characters[event.key.toLowerCase()] : null) ?? null;
}

function insides(event: KeyboardEvent): Element[] {
  return event.composedPath().filter((each) => each instanceof Element);
}
