import type { Trace } from '../../search/index.ts';

/** What the keys of the timeline do, whether the focus is on the cursor or on the chart. */
export type ViewKey = 'zoomIn' | 'zoomOut' | 'whole' | 'zoomTo' | 'panBack' | 'panOn';

/** The command on the view that a key stands for, or null. */
export function viewKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): ViewKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '+' || key === '=') return 'zoomIn';
  if (key === '-' || key === '_') return 'zoomOut';
  if (key === '0') return 'whole';
  if (key === 'z' || key === 'Z') return 'zoomTo';
  if (shiftKey && key === 'ArrowLeft') return 'panBack';
  return shiftKey && key === 'ArrowRight' ? 'panOn' : null;
}

/** The step to which a key moves the cursor; `page` is a large stride. Null for other keys. */
export function cursorKey(key: string, step: number, stepCount: number, page: number): number | null {
  const goals: Record<string, number> = {
    ArrowRight: step + 1,
    ArrowUp: step + 1,
    ArrowLeft: step - 1,
    ArrowDown: step - 1,
    PageUp: step + page,
    PageDown: step - page,
    Home: 0,
    End: stepCount - 1,
  };
  const goal = goals[key];
  return goal === undefined ? null : Math.max(0, Math.min(stepCount - 1, goal));
}

/**
 * The call to which a key moves from another, as in a tree that grows downwards: up to the parent, down to the first
 * child, sideways to the calls beside it in its row. At an edge it stays; null for other keys.
 */
export function callKey(key: string, trace: Trace, node: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, trace.parent[node]);
    case 'ArrowDown':
      return trace.end[node] > node + 1 ? node + 1 : node;
    case 'ArrowRight':
      return nextInRow(trace, node);
    case 'ArrowLeft':
      return previousInRow(trace, node);
    case 'Home':
      return 0;
    default:
      return null;
  }
}

function nextInRow({ ply, end, length }: Trace, node: number): number {
  let next = end[node];
  while (next < length && ply[next] !== ply[node]) next = ply[next] > ply[node] ? end[next] : next + 1;
  return next < length ? next : node;
}

function previousInRow({ ply }: Trace, node: number): number {
  let before = node - 1;
  while (before >= 0 && ply[before] !== ply[node]) before--;
  return before >= 0 ? before : node;
}

/** Whether a key is pressed together with one that gives it another meaning. */
export function isModified({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey;
}
