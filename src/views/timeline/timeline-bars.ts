import type { Trace } from '../../search/index.ts';

/** In steps, fractions allowed. A call takes from its enter step to one past its exit step; the whole search is 0 to `stepCount`. */
export interface TimelineView {
  readonly from: number;
  readonly to: number;
}

export function measureSpan({ from, to }: TimelineView): number {
  return to - from;
}

/** One past the step of its return. */
export function findBarEnd(trace: Trace, node: number): number {
  return trace.exitStep(node) + 1;
}

/** The first node called at or after a step, which may be a fraction; `trace.length` if there is none. */
export function findFirstCalled(trace: Trace, step: number): number {
  const { ply, length } = trace;
  let node = Math.max(0, Math.ceil(step / 2));
  while (node < length && 2 * node - ply[node] < step) node++;
  return Math.min(node, length);
}

/** The nodes whose bars are in view, in call order; skips subtrees out of view. */
export function listBarsInView(trace: Trace, { from, to }: TimelineView): number[] {
  const found: number[] = [];
  const visit = (node: number): void => {
    found.push(node);
    const end = trace.end[node];
    for (let child = node + 1; child < end && trace.enterStep(child) < to; child = trace.end[child])
      if (findBarEnd(trace, child) > from) visit(child);
  };
  visit(0);
  return found;
}

/** Most calls that are drawn as bars; beyond it each pixel shows a sum. */
export const BAR_LIMIT = 200;

export function isDense(trace: Trace, view: TimelineView): boolean {
  return trace.length > BAR_LIMIT && measureSpan(view) > 2 * BAR_LIMIT;
}

/** The highest ancestor with at most `BAR_LIMIT` calls. If the node itself has more: the nearest such node called next or returned last. */
export function chooseEnlargedNode(
  trace: Trace,
  { node, kind }: { node: number; kind: 'enter' | 'exit' },
): number {
  let at = node;
  if (kind === 'exit' && trace.size(node) > BAR_LIMIT) at = trace.end[node] - 1;
  while (trace.size(at) > BAR_LIMIT) at++;
  while (at > 0 && trace.size(trace.parent[at]) <= BAR_LIMIT) at = trace.parent[at];
  return at;
}
