import { count, plural, signed } from './numbers.ts';
import { percent, plyWords, type TimelineCall, upper } from './phrases.ts';

const mixed = (side: string | null) => {
  if (side === 'left-out') return 'left out';
  if (side === 'unfinished') return 'not finished';
  return side === null ? 'draw' : `${upper(side)} wins`;
};

/** The whole search as bars over steps. */
export const timeline = {
  name: 'Timeline',
  cursor: 'Step',
  chart: 'All calls of the search, by step and ply',
  step: (step: number, stepCount: number, sentence: string) =>
    `step ${count(step)} of ${count(stepCount)}. ${sentence}`,
  row: (ply: number, isMax: boolean) => `ply ${ply} ${isMax ? '▲ MAX' : '▼ MIN'}`,
  shortRow: (ply: number, isMax: boolean) => `${ply} ${isMax ? '▲' : '▼'}`,
  rowTitle: (ply: number, isMax: boolean, side: string) =>
    `Ply ${ply}: ${upper(side)} is to move, ${isMax ? 'MAX' : 'MIN'}`,
  /** What a bar may say of its call, the longest first; the score is left out where it is not known. */
  bar: ({ side, move }: TimelineCall, score: number | null) => {
    const by = side === null ? 'root' : `${upper(side)} ${move}`;
    if (score === null) return side === null ? [] : [by, move];
    return [`${by} = ${signed(score)}`, signed(score)];
  },
  /** What a bar may say of the size of its subtree, the longest first. */
  barSize: (calls: number) => (calls === 1 ? [] : [plural(calls, 'call', 'calls')]),
  barOpen: ({ side, move }: TimelineCall, known: string | null) => {
    const text = known ?? 'open';
    return [`${side === null ? 'root' : `${upper(side)} ${move}`} ${text}`, text];
  },
  /** The readout of one call. */
  root: 'The root',
  path: (moves: readonly { side: string; move: string }[]) =>
    moves.map(({ side, move }) => `${upper(side)} ${move}`).join(', '),
  call: (number: number) => `call ${count(number)}`,
  returned: (score: number, ending: string | null) =>
    ending === null ? `score ${signed(score)}` : `score ${signed(score)}: ${ending}`,
  ending: (outcome: string, plies: number) => {
    const end = outcome === 'draw' ? 'a draw' : `${upper(outcome)} wins`;
    return plies === 0 ? end : `${end} in ${plyWords(plies)}`;
  },
  open: (known: string | null) => (known === null ? 'open, nothing is back yet' : `open, ${known} so far`),
  openLeaf: 'open',
  unfinished: 'not finished when the search stopped',
  uncalled: 'not called yet',
  size: (calls: number) => `${plural(calls, 'call', 'calls')} in its subtree`,
  /** What the pixel under the pointer covers where bars are thinner than it. */
  mix: (shares: readonly { side: string | null; share: number }[]) =>
    `here ${shares.map(({ side, share }) => `${percent(share)} ${mixed(side)}`).join(', ')}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole search',
  ahead: 'Show what lies ahead',
  keys: 'Keys',
  help: [
    ['← →', 'the calls before and after, on the chart; a step back and on, on the cursor'],
    ['↑ ↓', 'the call above, the first call below'],
    ['Enter', 'go to the call; again: to its return'],
    ['Page Up, Page Down', 'a tenth of the view on and back'],
    ['Home, End', 'the first and the last step'],
    ['+ − 0', 'zoom in, zoom out, the whole search'],
    ['Z', 'zoom to the call'],
    ['Shift + ← →', 'move the view'],
  ] as readonly (readonly [keys: string, effect: string])[],
};
