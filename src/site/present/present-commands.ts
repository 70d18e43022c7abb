import { keyName } from '../../elements/host/key-table.ts';
import { insides, isForPage, isInWidget } from './present-keys.ts';

/** What has its own use for the keys of a clicker; after a click of the mouse it leaves them to the page. */
const PAGED = 'select:focus-visible, [type=range]:focus-visible';
const CHOICE = 'select, input';
const PRESSED = 'button, summary, a';

/** What a key does while a lesson is presented. */
export type PresentCommand = 'on' | 'back' | 'stack' | 'code' | 'hide' | 'leave';

/** The keys of every command while a lesson is presented, as `key-table.ts` writes them. */
export const keysOf: Readonly<Record<PresentCommand, readonly string[]>> = {
  on: ['PageDown', 'ArrowRight', 'Space'],
  back: ['PageUp', 'ArrowLeft'],
  stack: ['s'],
  code: ['c'],
  hide: ['b', '.'],
  leave: ['Escape'],
};

/** What a clicker sends works wherever the focus is, the keys of a keyboard outside of widgets. */
const CLICKER: readonly string[] = ['PageDown', 'PageUp', 'Escape'];

/** What a key means to the presenter; null for nothing. Single characters count only where the reader allows them. */
export function presentCommand(event: KeyboardEvent, areCharactersMeant: boolean): PresentCommand | null {
  if (!isForPage(event) || event.shiftKey) return null;
  const inside = insides(event);
  if (inside.some((element) => element.matches(PAGED)) && event.key !== 'Escape') return null;
  const key = keyName(event);
  const commands = Object.keys(keysOf) as PresentCommand[];
  const command = commands.find((each) => keysOf[each].includes(key)) ?? null;
  if (CLICKER.includes(key)) return command;
  if (isInWidget(event) || inside.some((element) => element.matches(CHOICE))) return null;
  if (key === 'Space' && inside.some((element) => element.matches(PRESSED))) return null;
  return areCharactersMeant || key.length > 1 ? command : null;
}
