import type { ProgramTrace } from '../search/index.ts';
import { words } from '../words/index.ts';
import { findMoment } from './moment.ts';
import type { Fault, NodeMark } from './narrator.ts';

/** Wrong calls (with the right child and the one taken), the call stopped in, and open repeats. */
export function listNodeMarks(
  trace: ProgramTrace,
  step: number,
  faults: readonly Fault[],
): ReadonlyMap<number, NodeMark> {
  const texts = words.programMarks;
  const marks = new Map<number, NodeMark>();
  const mark = (node: number, one: NodeMark) => {
    if (!marks.has(node)) marks.set(node, one);
  };
  for (const fault of faults) {
    if (fault.kind !== 'wrong' || fault.step > step) continue;
    const { node } = findMoment(trace, fault.step);
    const { shouldBe } = fault;
    mark(node, {
      kind: shouldBe === null ? 'astray' : 'wrong',
      tag: shouldBe === null ? texts.wrong : texts.shouldBe(shouldBe),
      label: shouldBe === null ? texts.wrong : texts.wrongShouldBe(shouldBe),
      twin: null,
    });
    const right = shouldBe === null ? null : findChildByScore(trace, node, shouldBe);
    if (right === null) continue;
    mark(right, { kind: 'right', tag: '', label: texts.right, twin: null });
    const taken = trace.bestChild(node);
    if (taken !== null) mark(taken, { kind: 'taken', tag: '', label: texts.taken, twin: null });
  }
  const { stopped } = trace;
  if (stopped && step === trace.stepCount - 1) {
    const kind = faults.some((fault) => fault.kind === 'error') ? 'failed' : 'stopped';
    mark(stopped.node, { kind, tag: texts.stopped, label: texts.stoppedHere, twin: null });
  }
  const { node } = findMoment(trace, step);
  for (let at = node; at > 0; at = trace.parent[at]) {
    const twin = trace.findEarlierTwin(at);
    const tag = at === node ? texts.again : '';
    if (twin >= 0) mark(at, { kind: 'again', tag, label: texts.askedBy(twin), twin });
  }
  return marks;
}

function findChildByScore(trace: ProgramTrace, node: number, value: number): number | null {
  for (const child of trace.children(node)) if (trace.score[child] === value) return child;
  return null;
}
