import { formatKey } from '../../elements/host/key-table.ts';
import { listElementsAround, isForPage, isInWidget } from './meant-for-page.ts';

/** Controls that use a clicker's keys themselves, but only with keyboard focus. */
const PAGED = 'select:focus-visible, [type=range]:focus-visible';
const CHOICE = 'select, input';
const PRESSED = 'button, summary, a';
const SCROLLED = '[role=region][tabindex]';

export type PresentCommand =
  | 'on'
  | 'back'
  | 'skip'
  | 'stack'
  | 'code'
  | 'hide'
  | 'list'
  | 'first'
  | 'last'
  | 'leave';

/** As `key-table.ts` writes them. */
export const keysOf: Readonly<Record<PresentCommand, readonly string[]>> = {
  on: ['PageDown', 'ArrowRight', 'Space'],
  back: ['PageUp', 'ArrowLeft'],
  skip: ['n'],
  stack: ['s'],
  code: ['c'],
  hide: ['b', '.'],
  list: ['g'],
  first: ['Home'],
  last: ['End'],
  leave: ['Escape'],
};

/** A clicker's keys work wherever the focus is, those of a keyboard only outside widgets. */
const CLICKER: readonly string[] = ['PageDown', 'PageUp', 'Escape'];

/** Null for other keys. Single characters count only if the reader allows them. */
export function readPresentCommand(event: KeyboardEvent, areCharactersMeant: boolean): PresentCommand | null {
  if (!isForPage(event) || event.shiftKey) return null;
  const inside = listElementsAround(event);
  if (inside.some((element) => element.matches(PAGED)) && event.key !== 'Escape') return null;
  const key = formatKey(event);
  const commands = Object.keys(keysOf) as PresentCommand[];
  const command = commands.find((each) => keysOf[each].includes(key)) ?? null;
  if (CLICKER.includes(key)) return command;
  if (isInWidget(event) || inside.some((element) => element.matches(CHOICE))) return null;
  if (command === 'first' || command === 'last')
    return inside.some((element) => element.matches(SCROLLED)) ? null : command;
  if (key === 'Space' && inside.some((element) => element.matches(PRESSED))) return null;
  return areCharactersMeant || key.length > 1 ? command : null;
}
