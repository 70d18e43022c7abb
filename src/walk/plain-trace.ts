import { filtered, plainTree, settings as table, type PlainTree, type Trace } from '../search/index.ts';
import { namesOf, settingNames, type PreparedSearch, type Settings } from './settings.ts';

/** The settings that make another tree: not those that change scores alone, unless moves are sorted by them. */
const treeNames = namesOf(filtered(table, (setting) => setting.changes === 'tree' || setting === table.max));

/** As many calls are walked while a page waits; all of tic-tac-toe takes 16,168. */
const MOST = 30_000;

const traces = new Map<string, WeakRef<Trace>>();
/** Null is a tree that is no plain one, or too large to wait for. */
const trees = new Map<string, WeakRef<PlainTree> | null>();
/** Keeps the tree of a trace for as long as the trace is in use. */
const treeOf = new WeakMap<Trace, PlainTree>();

/**
 * Plain minimax: one trace for all that ask for the same, and one tree for all that ask for the same but for the scoring.
 * Null for any other search, and for one that is too large to wait for.
 */
export function plainTrace({ settings, position, resolved }: PreparedSearch): Trace | null {
  const [key, treeKey] = [settingNames, treeNames].map((names) => keyOf(settings, names));
  const before = traces.get(key)?.deref();
  if (before) return before;
  const known = trees.get(treeKey);
  const tree = known === null ? null : (known?.deref() ?? plainTree(position, resolved, MOST));
  if (!tree) {
    trees.set(treeKey, null);
    return null;
  }
  const trace = tree.scored(resolved);
  traces.set(key, new WeakRef(trace));
  trees.set(treeKey, new WeakRef(tree));
  treeOf.set(trace, tree);
  return trace;
}

function keyOf(settings: Settings, names: typeof settingNames): string {
  return JSON.stringify(names.map((name) => settings[name] ?? ''));
}
