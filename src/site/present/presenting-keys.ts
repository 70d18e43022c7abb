import type { PageKey } from '../../elements/host/page-keys.ts';
import { words } from '../../words/index.ts';
import { keysOf, type PresentCommand } from './present-commands.ts';

const { keys: does } = words.presenting;

export const presentingKeys: readonly PageKey[] = [
  { keys: ['p'], does: does.present },
  ...Object.entries(keysOf).map(([command, keys]) => ({ keys, does: does[command as PresentCommand] })),
];
