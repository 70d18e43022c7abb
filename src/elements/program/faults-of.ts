import type { Finding, ProgramRun } from '../../program/index.ts';
import type { Fault } from '../../walk/index.ts';

/** What is wrong in the trace of a run, where it shows there: what was found, and where an error ended it. */
export function faultsOf({ trace, end }: ProgramRun, findings: readonly Finding[]): Fault[] {
  if (!trace) return [];
  const found = findings.flatMap(({ kind, step, shouldBe }): Fault[] =>
    kind === 'fault' && step !== null ? [{ kind: 'wrong', step, shouldBe }] : [],
  );
  const isError =
    end.kind === 'error' || (end.kind === 'limit' && (end.limit === 'depth' || end.limit === 'memory'));
  if (isError && trace.stopped) found.push({ kind: 'error', step: trace.stepCount - 1, shouldBe: null });
  return found.toSorted((one, other) => one.step - other.step);
}
