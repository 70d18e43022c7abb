import {
  filterSettings,
  buildPlainTree,
  settings as table,
  type PlainTree,
  type Trace,
} from '../search/index.ts';
import { listSettingNames, settingNames, type PreparedSearch, type Settings } from './written-settings.ts';

/** The settings that change the tree itself; `max` counts, as moves may be sorted by score. */
const treeNames = listSettingNames(
  filterSettings(table, (setting) => setting.changes === 'tree' || setting === table.max),
);

/** Largest tree to search while a page waits; all of tic-tac-toe takes 16,168 calls. */
const MAX_CALLS = 30_000;

const traces = new Map<string, WeakRef<Trace>>();
/** Null: not plain minimax, or too large. */
const trees = new Map<string, WeakRef<PlainTree> | null>();
const treeOf = new WeakMap<Trace, PlainTree>();

/** Searches that differ only in scoring share a tree. Null for other searches, and for too large a tree. */
export function makePlainTrace({ settings, position, resolved }: PreparedSearch): Trace | null {
  const [key, treeKey] = [settingNames, treeNames].map((names) => makeKey(settings, names));
  const before = traces.get(key)?.deref();
  if (before) return before;
  const known = trees.get(treeKey);
  const tree = known === null ? null : (known?.deref() ?? buildPlainTree(position, resolved, MAX_CALLS));
  if (!tree) {
    trees.set(treeKey, null);
    return null;
  }
  const trace = tree.makeTrace(resolved);
  traces.set(key, new WeakRef(trace));
  trees.set(treeKey, new WeakRef(tree));
  treeOf.set(trace, tree);
  return trace;
}

function makeKey(settings: Settings, names: typeof settingNames): string {
  return JSON.stringify(names.map((name) => settings[name] ?? ''));
}
