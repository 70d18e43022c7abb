import { runCommand } from './commands.ts';
import { formatKey, commandKeys, type Command } from './key-table.ts';
import { preference } from '../kit/preferences.ts';
import type { SessionHost } from './session-host.ts';

/** Controls that use arrow keys, Home, End and Space themselves. */
const ROVING =
  '[role=tree], [role=tab], [role=slider], [role=radio], [role=grid], [type=range], [type=radio]';
const TYPING = 'textarea, select, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';
const PRESSED = 'button, summary, a[href]';

const commandsByKey = new Map<string, Command>(
  Object.entries(commandKeys).flatMap(([command, keys]) =>
    keys.map((key) => [key, command as Command] as const),
  ),
);

/** Runs the commands of keys pressed inside a widget, except keys that their target uses itself. */
export function followKeys(widget: HTMLElement, host: () => SessionHost | null): void {
  widget.addEventListener('keydown', (event) => {
    const target = host();
    if (target?.session) runKeyCommand(event, readCommand(event), target);
  });
}

/** Null for other keys, and for keys that an element on the event's path uses or has handled. */
export function readCommand(event: KeyboardEvent): Command | null {
  if (event.defaultPrevented || isTaken(event)) return null;
  return commandsByKey.get(formatKey(event)) ?? null;
}

export function runKeyCommand(event: KeyboardEvent, command: Command | null, host: SessionHost): void {
  if (!command) return;
  event.preventDefault();
  runCommand(command, host);
}

/** Runs a page's action for a single key, unless the reader is typing or has turned such keys off. */
export function runPageKey(event: KeyboardEvent, actions: Readonly<Record<string, () => void>>): void {
  if (preference('pageKeys') === 'off' || event.defaultPrevented || isTaken(event)) return;
  const action = actions[formatKey(event)];
  if (!action) return;
  event.preventDefault();
  action();
}

function isTaken(event: KeyboardEvent): boolean {
  const isLetter = event.key.length === 1 && event.key !== ' ';
  const path = event.composedPath();
  const innerPath = path.slice(0, path.indexOf(event.currentTarget!));
  return innerPath.some((element) => {
    if (!(element instanceof Element)) return false;
    if (element.matches(TYPING) || element.localName === 'dialog') return true;
    return !isLetter && (element.matches(ROVING) || (event.key === ' ' && element.matches(PRESSED)));
  });
}
