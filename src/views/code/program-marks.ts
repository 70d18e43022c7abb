import type { ProgramTrace } from '../../search/index.ts';
import { isCutOff, findMoment } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** A mark on a line of a reader's program: the running line is `strong`, calls that wait for another are `waiting`, lines run since the last step `soft`. */
export interface LineMark {
  /** From 1. */
  readonly line: number;
  readonly kind: 'wrong' | 'strong' | 'waiting' | 'soft';
  /** Shown at the end of the line; may be empty. */
  readonly note: string;
}

/** What a function that ends without a return returns, as the trace writes it. */
const NOTHING: ReadonlySet<string> = new Set(['None', 'undefined']);

/** The marks at a step, at most one a line; the running line wins over waiting ones, those over `soft`. */
export function listProgramMarks(trace: ProgramTrace, step: number): LineMark[] {
  const { node, kind } = findMoment(trace, step);
  const { callLine, returnLine } = trace.program;
  const marked = words.programRun.marks;
  const marks = new Map<number, LineMark>();
  const mark = (line: number, as: LineMark['kind'], note = '') => {
    if (line > 0 && !marks.has(line)) marks.set(line, { line, kind: as, note });
  };
  const { stopLine } = trace.program;
  if (isCutOff(trace) && step === trace.stepCount - 1 && stopLine > 0) {
    mark(stopLine, 'strong', marked.stopped);
    mark(trace.findFunction(trace.stopped!.node).line, 'soft');
  } else if (kind === 'enter') mark(trace.findFunction(node).line, 'strong', marked.call(node + 1));
  else mark(returnLine[node], 'strong', describeReturn(trace, node));
  for (let at = node; at > 0; at = trace.parent[at]) mark(callLine[at], 'waiting', marked.waits);
  const given = listAssignments(trace, step);
  for (const line of trace.listLines(step)) mark(line, 'soft', given.get(line));
  return [...marks.values()];
}

function describeReturn(trace: ProgramTrace, node: number): string {
  const { returns, returnsNothing } = words.programRun.marks;
  const value = trace.readReturned(node) ?? '';
  return NOTHING.has(value) ? returnsNothing(trace.findFunction(node).name, value) : returns(value);
}

/** The last values assigned to each line's variables before a step, `best = 1, move = 4`. */
function listAssignments(trace: ProgramTrace, step: number): ReadonlyMap<number, string> {
  const held = new Map<number, Map<string, string | null>>();
  for (const { line, name, value } of trace.listAssignmentsAt(step)) {
    const names = held.get(line) ?? new Map<string, string | null>();
    held.set(line, names.set(name, value));
  }
  return new Map([...held].map(([line, names]) => [line, words.programRun.marks.holds(listValues(names))]));
}

function listValues(
  names: ReadonlyMap<string, string | null>,
): readonly (readonly [name: string, value: string])[] {
  return [...names].flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}
