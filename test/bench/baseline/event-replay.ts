import type { Trace } from '../../../src/lib/engine.ts';

/** A call, or a return with its score. */
type Event =
  | { readonly kind: 'call'; readonly node: number }
  | { readonly kind: 'return'; readonly score: number };

interface Frame {
  readonly node: number;
  best: number | null;
}

/** The list of events that a search without columns would store. */
export function eventsOf(trace: Trace): Event[] {
  const events: Event[] = [];
  const visit = (node: number) => {
    events.push({ kind: 'call', node });
    for (const child of trace.children(node)) visit(child);
    events.push({ kind: 'return', score: trace.score[node] });
  };
  visit(0);
  return events;
}

/** The call stack at a step, found by replaying every event up to it. X is MAX and moves at even plies. */
export function replayTo(events: readonly Event[], step: number): Frame[] {
  const stack: Frame[] = [];
  for (let at = 0; at <= step; at++) {
    const event = events[at];
    if (event.kind === 'call') {
      stack.push({ node: event.node, best: null });
      continue;
    }
    stack.pop();
    const above = stack.at(-1);
    if (!above) continue;
    const isMax = stack.length % 2 === 1;
    const { best } = above;
    if (best === null || (isMax ? event.score > best : event.score < best)) above.best = event.score;
  }
  return stack;
}
