import type { Command } from './commands.ts';

/**
 * The keys of every command, in the order of the help sheet; Shift goes back. Letters work everywhere in a widget, also
 * where arrows have another use.
 */
export const keysOf: Readonly<Record<Command, readonly string[]>> = {
  next: ['ArrowRight', 'n'],
  back: ['ArrowLeft', 'Shift+n'],
  over: ['ArrowDown', 'o'],
  backOver: ['Shift+ArrowDown', 'Shift+o'],
  out: ['ArrowUp', 'u'],
  backOut: ['Shift+ArrowUp', 'Shift+u'],
  first: ['Home'],
  last: ['End'],
  playOrPause: ['Space', 'k'],
  nextChange: ['b'],
  previousChange: ['Shift+b'],
  nextCutoff: ['c'],
  previousCutoff: ['Shift+c'],
  nextDifference: ['d'],
  previousDifference: ['e', 'Shift+d'],
  nextLeaf: ['l'],
  previousLeaf: ['Shift+l'],
  nextRepeat: ['r'],
  previousRepeat: ['Shift+r'],
  nextFault: ['w'],
  toError: ['x'],
  faster: ['.'],
  slower: [','],
  help: ['?'],
};

/** The key as the table writes it: `Shift+ArrowDown`, `n`, `?`; empty with Control, Alt or Meta, or while text is composed. */
export function keyName({ key, shiftKey, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): string {
  if (ctrlKey || altKey || metaKey || isComposing) return '';
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  // Whether ? or + needs Shift depends on the keyboard; only of letters and named keys does it make another key.
  return shiftKey && /^\w+$/.test(name) && !/^\d$/.test(name) ? `Shift+${name}` : name;
}
