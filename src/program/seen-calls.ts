import { readArguments, type Calls } from './calls.ts';
import type { RunLog } from './run-log.ts';
import { readSeen, type RunSubject, type SeenCall } from './seen.ts';

/** Reads each distinct call once, and only those of this log: texts of earlier trials may lack the global board. */
export function makeSeenReader(
  log: Pick<RunLog, 'argumentTexts'>,
  { given }: Calls,
  subject: RunSubject,
): (call: number) => SeenCall {
  const known = new Map<number, SeenCall>();
  return (call) => {
    const id = given[call];
    let seen = known.get(id);
    if (!seen) {
      seen = readSeen(readArguments(log.argumentTexts[id], subject.hasGlobalBoard), subject);
      known.set(id, seen);
    }
    return seen;
  };
}
