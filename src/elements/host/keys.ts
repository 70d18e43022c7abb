import { perform } from './commands.ts';
import { keyName, keysOf, type Command } from './key-table.ts';
import { preference } from '../kit/preferences.ts';
import type { SessionHost } from './session-host.ts';

/** The roles of what uses the arrow keys, Home, End and Space for itself. */
const ROVING =
  '[role=tree], [role=tab], [role=slider], [role=radio], [role=grid], [type=range], [type=radio]';
const TYPING = 'textarea, select, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';
const PRESSED = 'button, summary, a[href]';

const commandOf = new Map<string, Command>(
  Object.entries(keysOf).flatMap(([command, keys]) => keys.map((key) => [key, command as Command] as const)),
);

/** Carries out the commands whose keys are pressed inside a widget. A key that its target uses itself stays there. */
export function followKeys(widget: HTMLElement, host: () => SessionHost | null): void {
  widget.addEventListener('keydown', (event) => {
    const target = host();
    if (target?.session) obey(event, commandFor(event), target);
  });
}

/** The command that a key stands for; null for another key, and for one that something on its way has used or needs. */
export function commandFor(event: KeyboardEvent): Command | null {
  if (event.defaultPrevented || isTaken(event)) return null;
  return commandOf.get(keyName(event)) ?? null;
}

/** Carries out a command for a key, which then does nothing else. */
export function obey(event: KeyboardEvent, command: Command | null, host: SessionHost): void {
  if (!command) return;
  event.preventDefault();
  perform(command, host);
}

/** Does what a page keeps a single key for, where that is not typed, unless the reader turned such keys off. */
export function followPageKey(event: KeyboardEvent, actions: Readonly<Record<string, () => void>>): void {
  if (preference('pageKeys') === 'off' || event.defaultPrevented || isTaken(event)) return;
  const action = actions[keyName(event)];
  if (!action) return;
  event.preventDefault();
  action();
}

function isTaken(event: KeyboardEvent): boolean {
  const isLetter = event.key.length === 1 && event.key !== ' ';
  const path = event.composedPath();
  const within = path.slice(0, path.indexOf(event.currentTarget!));
  return within.some((element) => {
    if (!(element instanceof Element)) return false;
    if (element.matches(TYPING) || element.localName === 'dialog') return true;
    return !isLetter && (element.matches(ROVING) || (event.key === ' ' && element.matches(PRESSED)));
  });
}
