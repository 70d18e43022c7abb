import { preference } from '../../elements/kit/preferences.ts';
import { isModified } from '../../elements/kit/is-modified.ts';

const TYPING = 'textarea, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';

/** False while the reader types, inside a dialog or panel, or with a modifier held. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isModified(event)) return false;
  return !listElementsAround(event).some(
    (element) => element.matches(TYPING) || element.matches('dialog, details[open] > .panel'),
  );
}

/** Whether it is within a widget, which handles its own keys. */
export function isInWidget(event: KeyboardEvent): boolean {
  return listElementsAround(event).some(({ localName }) => localName.startsWith('ply-'));
}

/** Whether a key asks for the presentation. In a list a letter chooses. */
export function isPresentKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'p' || event.shiftKey || preference('pageKeys') === 'off') return false;
  if (!isForPage(event) || isInWidget(event)) return false;
  return !listElementsAround(event).some((element) => element.matches('select'));
}

export function listElementsAround(event: KeyboardEvent): Element[] {
  return event.composedPath().filter((each) => each instanceof Element);
}
