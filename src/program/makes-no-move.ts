import type { MnkPosition } from '../game/index.ts';
import { runAtOnce } from '../search/index.ts';
import { buildTrace } from './build-trace.ts';
import { recordCall, describeSubject } from './record-call.ts';
import { SeenCalls } from './seen-calls.ts';
import type { CallTry } from './call-tries.ts';
import { trialLimits } from './trials.ts';

/** Whether the call only calls itself with the board that it got, in the program's own form, so that it makes no move. */
export function makesNoMove(way: CallTry, position: MnkPosition): boolean {
  const { log } = way.runtime;
  log.clear();
  const raised = recordCall(way, way.call, position, trialLimits);
  if (raised?.limit !== 'depth' && raised?.limit !== 'calls') return false;
  const trace = runAtOnce(buildTrace(new SeenCalls(log, describeSubject(way, way.call, position))));
  if (!trace || trace.length <= 9) return false;
  const { x, o } = trace.program;
  const isDeeper = (node: number) => node === 0 || trace.parent[node] === node - 1;
  const isSame = (node: number) => x[node] === position.x && o[node] === position.o;
  return Array.from({ length: trace.length }, (_, node) => node).every(
    (node) => isDeeper(node) && isSame(node),
  );
}
