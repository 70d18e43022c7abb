import type { ProgramTrace } from '../search/index.ts';
import { words } from '../words/index.ts';
import { momentAt } from './seek.ts';
import type { Fault, NodeMark } from './teller.ts';

/**
 * Marks wrong calls (with the child that was right and the one taken), the call the program stopped in, and open
 * repeats.
 */
export function nodeMarks(
  trace: ProgramTrace,
  step: number,
  faults: readonly Fault[],
): ReadonlyMap<number, NodeMark> {
  const said = words.programMarks;
  const marks = new Map<number, NodeMark>();
  const mark = (node: number, one: NodeMark) => {
    if (!marks.has(node)) marks.set(node, one);
  };
  for (const fault of faults) {
    if (fault.kind !== 'wrong' || fault.step > step) continue;
    const { node } = momentAt(trace, fault.step);
    const { shouldBe } = fault;
    mark(node, {
      kind: shouldBe === null ? 'astray' : 'wrong',
      tag: shouldBe === null ? said.wrong : said.shouldBe(shouldBe),
      label: shouldBe === null ? said.wrong : said.wrongShouldBe(shouldBe),
      twin: null,
    });
    const right = shouldBe === null ? null : childWorth(trace, node, shouldBe);
    if (right === null) continue;
    mark(right, { kind: 'right', tag: '', label: said.right, twin: null });
    const taken = childWorth(trace, node, trace.score[node]);
    if (taken !== null) mark(taken, { kind: 'taken', tag: '', label: said.taken, twin: null });
  }
  const { stopped } = trace;
  if (stopped && step === trace.stepCount - 1) {
    const kind = faults.some((fault) => fault.kind === 'error') ? 'failed' : 'stopped';
    mark(stopped.node, { kind, tag: said.stopped, label: said.stoppedHere, twin: null });
  }
  const { node } = momentAt(trace, step);
  for (let at = node; at > 0; at = trace.parent[at]) {
    const twin = trace.twin(at);
    const tag = at === node ? said.again : '';
    if (twin >= 0) mark(at, { kind: 'again', tag, label: said.askedBy(twin), twin });
  }
  return marks;
}

function childWorth(trace: ProgramTrace, node: number, value: number): number | null {
  for (const child of trace.children(node)) if (trace.score[child] === value) return child;
  return null;
}
