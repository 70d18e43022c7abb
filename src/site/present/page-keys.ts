import type { PageKey } from '../../elements/host/page-keys.ts';
import { words } from '../../words/index.ts';

const { keys } = words.presenting;

/** The keys that the page of a lesson follows. */
export const pageKeys: readonly PageKey[] = [
  { keys: ['p'], does: keys.present },
  { keys: ['PageDown', 'ArrowRight', ' '], does: keys.on },
  { keys: ['PageUp', 'ArrowLeft'], does: keys.back },
  { keys: ['s'], does: keys.stack },
  { keys: ['c'], does: keys.code },
  { keys: ['b', '.'], does: keys.hide },
  { keys: ['Escape'], does: keys.leave },
];
