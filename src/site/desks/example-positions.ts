import type { Settings } from '../../walk/index.ts';

/** Positions worth walking through, by the key under which `words` describes them. */
export const examplePositions = [
  { key: 'empty', settings: { position: '.../.../...' } },
  { key: 'elevenNodes', settings: { position: 'oxx/.xo/o..' } },
  { key: 'winOrBlock', settings: { position: 'x../..o/.xo' } },
  { key: 'soonerWin', settings: { position: '..o/.xx/oxo' } },
  { key: 'lateLoss', settings: { position: '..o/x../.xo' } },
  { key: 'leaves', settings: { tree: '[[3,5],[2,9]]' } },
  { key: 'deepLeaves', settings: { tree: '[[[3,5],[2,9]],[[12,5],[23,23]]]' } },
] as const satisfies readonly { key: string; settings: Settings }[];
