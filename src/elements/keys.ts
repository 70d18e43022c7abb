import { perform, type Command } from './commands.ts';
import { keysOf } from './key-table.ts';
import type { SessionHost } from './session-controller.ts';

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
    const command = commandOf.get(keyName(event));
    const target = host();
    if (!command || !target?.session || event.defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    perform(command, target);
  });
}

/** The key as the table writes it: `Shift+ArrowDown`, `n`, `?`; empty with Control, Alt or Meta. */
function keyName({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): string {
  if (ctrlKey || altKey || metaKey) return '';
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  // Whether ? or + needs Shift depends on the keyboard; only of letters and named keys does it make another key.
  return shiftKey && /^\w+$/.test(name) && !/^\d$/.test(name) ? `Shift+${name}` : name;
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
