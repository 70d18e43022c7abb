import type { PageKey } from '../../elements/host/page-keys.ts';
import { words } from '../../words/index.ts';

const { keys } = words.explore;

export const deskKeys: readonly PageKey[] = [
  { keys: ['p'], does: keys.position },
  { keys: ['/'], does: keys.chips },
  { keys: ['Escape'], does: keys.close },
];
