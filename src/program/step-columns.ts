import type { ProgramColumns } from '../search/index.ts';
import type { Calls } from './read-calls.ts';
import type { CallNodes } from './call-nodes.ts';
import type { RunLog } from './run-log.ts';

/** The step at which each event is over. Events of merged calls belong to the step after. */
function findSteps(calls: Calls, nodes: CallNodes): Int32Array {
  const isNode = new Uint8Array(calls.length);
  for (const call of nodes.call) isNode[call] = 1;
  const steps = new Int32Array(calls.starts.length);
  const open: number[] = [];
  const closed = new Set(calls.open);
  let [event, step] = [0, 0];
  const leave = (until: number) => {
    while (open.length > 0 && calls.end[open.at(-1)!] <= until && !closed.has(open.at(-1)!)) {
      steps[event++] = step;
      step += isNode[open.pop()!];
    }
  };
  for (let call = 0; call < calls.length; call++) {
    leave(call);
    steps[event++] = step;
    step += isNode[call];
    open.push(call);
  }
  leave(calls.length);
  steps.fill(step, event);
  return steps;
}

export function collectLines(calls: Calls, nodes: CallNodes): ProgramColumns['lines'] {
  if (calls.lines.length === 0) return null;
  const starts = findStarts(calls.starts, calls.lines.length, findSteps(calls, nodes), nodes);
  return { numbers: Uint16Array.from(calls.lines), starts };
}

export function collectAssigned(calls: Calls, nodes: CallNodes): ProgramColumns['assigned'] {
  if (calls.assigned.length === 0) return null;
  const starts = findStarts(calls.assignedStarts, calls.assigned.length, findSteps(calls, nodes), nodes);
  return { ids: Int32Array.from(calls.assigned), starts };
}

function findStarts(ofEvents: Int32Array, length: number, steps: Int32Array, nodes: CallNodes): Int32Array {
  const starts = new Int32Array(2 * nodes.length + 2).fill(length);
  starts[0] = 0;
  for (let event = 0, step = 0; event < steps.length; event++)
    for (; step < steps[event]; step++) starts[step + 1] = ofEvents[event - 1];
  return starts;
}

/** Collects printed texts, each with the first step at which it appears. */
export function collectPrinted(log: RunLog, calls: Calls, nodes: CallNodes): ProgramColumns['printed'] {
  const texts = log.printed.filter(({ isRecorded }) => isRecorded);
  if (texts.length === 0) return [];
  const steps = findSteps(calls, nodes);
  const last = 2 * nodes.length - countOpen(calls, nodes) - 1;
  return texts.map(({ text }, index) => ({
    text,
    step: Math.min(last, steps[calls.printedAt[index]] ?? last),
  }));
}

export function countOpen(calls: Calls, nodes: CallNodes): number {
  return calls.open.filter((call) => nodes.call.includes(call)).length;
}

/** −1 if no node was open. */
export function findDeepestOpen(calls: Calls, nodes: CallNodes): number {
  const open = new Set(calls.open);
  return nodes.call.findLastIndex((call) => open.has(call));
}
