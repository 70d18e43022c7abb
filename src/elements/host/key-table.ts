import type { navigate, Navigation } from '../../walk/index.ts';
import { isModified } from '../kit/is-modified.ts';

export type NavigationCommand = {
  [N in keyof typeof navigate]: (typeof navigate)[N] extends Navigation ? N : never;
}[keyof typeof navigate];

export type Command =
  | NavigationCommand
  | 'playOrPause'
  | 'faster'
  | 'slower'
  | 'tell'
  | 'repeat'
  | 'repeatBefore'
  | 'outline'
  | 'question'
  | 'legend'
  | 'help';

/** In the order of the help sheet; Shift goes back. Letters exist because arrow keys have other uses in some views. */
export const commandKeys: Readonly<Record<Command, readonly string[]>> = {
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
  nextOnLine: ['v'],
  previousOnLine: ['Shift+v'],
  decider: ['y'],
  nextFault: ['w'],
  toError: ['x'],
  faster: ['.'],
  slower: [','],
  tell: ['i'],
  repeat: ['s'],
  repeatBefore: ['Shift+s'],
  outline: ['t'],
  question: ['q'],
  legend: ['h'],
  help: ['?'],
};

/** The commands for readers of a lesson that has not introduced calls and values. */
export const earlyCommands: readonly Command[] = [
  'next',
  'back',
  'first',
  'last',
  'playOrPause',
  'faster',
  'slower',
  'tell',
  'repeat',
  'repeatBefore',
  'outline',
  'legend',
  'help',
];

/** Names a key as the table does: `Shift+ArrowDown`, `n`; empty with Ctrl, Alt, Meta or while text is composed. */
export function formatKey(event: KeyboardEvent): string {
  const { key, shiftKey, isComposing } = event;
  if (isComposing || isModified(event)) return '';
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key;
  // Whether ? or + needs Shift depends on the keyboard, so Shift counts only with letters and named keys.
  return shiftKey && /^\w+$/.test(name) && !/^\d$/.test(name) ? `Shift+${name}` : name;
}
