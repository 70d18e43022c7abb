import { insides, isForPage, isInWidget } from './present-keys.ts';

/** What has its own use for the keys of a clicker; after a click of the mouse it leaves them to the page. */
const PAGED = 'select:focus-visible, [type=range]:focus-visible';
const CHOICE = 'select, input';
const PRESSED = 'button, summary, a';

/** What a key does while a lesson is presented. */
export type PresentCommand = 'on' | 'back' | 'hide' | 'leave' | 'stack' | 'code';

/** The keys of a clicker work wherever the focus is, those of a keyboard outside of widgets. */
const clicker: Readonly<Record<string, PresentCommand>> = { PageDown: 'on', PageUp: 'back', Escape: 'leave' };
const keyboard: Readonly<Record<string, PresentCommand>> = { ArrowRight: 'on', ArrowLeft: 'back', ' ': 'on' };
const characters: Readonly<Record<string, PresentCommand>> = {
  b: 'hide',
  '.': 'hide',
  s: 'stack',
  c: 'code',
};

/** What a key means to the presenter; null for nothing. Single characters count only where the reader allows them. */
export function presentCommand(event: KeyboardEvent, areCharactersMeant: boolean): PresentCommand | null {
  if (!isForPage(event) || event.shiftKey) return null;
  const inside = insides(event);
  if (inside.some((element) => element.matches(PAGED)) && event.key !== 'Escape') return null;
  const always = clicker[event.key];
  if (always) return always;
  if (isInWidget(event) || inside.some((element) => element.matches(CHOICE))) return null;
  if (event.key === ' ' && inside.some((element) => element.matches(PRESSED))) return null;
  return keyboard[event.key] ?? (areCharactersMeant ? characters[event.key.toLowerCase()] : null) ?? null;
}
