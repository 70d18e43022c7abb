import type { navigate, Navigation } from '../../walk/index.ts';

/** A command that sets the step, by its name in `navigate`. */
export type NavigationCommand = {
  [N in keyof typeof navigate]: (typeof navigate)[N] extends Navigation ? N : never;
}[keyof typeof navigate];

/** Everything that a reader can ask of a widget, by a button or by a key. */
export type Command = NavigationCommand | 'playOrPause' | 'faster' | 'slower' | 'help';

/**
 * The keys of every command, in the order of the help sheet; Shift goes back. Letters work everywhere in a widget, even
 * where arrow keys have another use.
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
