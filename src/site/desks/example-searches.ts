import type { Settings } from '../../walk/index.ts';

/** Keys into `words`; `calls` is the number that plain minimax makes. */
export const examples = [
  { key: 'elevenNodes', calls: 11, settings: { position: 'oxx/.xo/o..' } },
  { key: 'soonerWin', calls: 8, settings: { position: '..o/.xx/oxo' } },
  { key: 'winOrBlock', calls: 186, settings: { position: 'x../..o/.xo' } },
  { key: 'lateLoss', calls: 162, settings: { position: '..o/x../.xo' } },
  { key: 'empty', calls: 549_946, settings: { position: '.../.../...' } },
  { key: 'leaves', calls: 7, settings: { tree: '[[3,5],[2,9]]' } },
  { key: 'deepLeaves', calls: 15, settings: { tree: '[[[3,5],[2,9]],[[12,5],[23,23]]]' } },
] as const satisfies readonly { key: string; calls: number; settings: Settings }[];

export function findExample({ game, tree, position = game || tree ? undefined : '.../.../...' }: Settings) {
  if (game) return undefined;
  return examples.find(
    ({ settings }: { settings: Settings }) => settings.position === position && settings.tree === tree,
  );
}
