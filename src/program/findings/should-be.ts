import { handedTo } from './handed.ts';
import type { Reading } from './reading.ts';
import type { FaultName } from './rule.ts';

/** Faults of a value that was made of others, where the best of those is what it should have been. */
const ofHanded: ReadonlySet<FaultName> = new Set([
  'other-extreme',
  'last-child',
  'first-child',
  'never-kept',
  'absolute',
  'turned-sign',
  'average',
  'sum',
  'start',
  'not-best',
  'not-a-child',
]);

/** What a call with a fault should have returned, from MAX's view; null where that cannot be said, or would not mend it. */
export function shouldBe(reading: Reading, node: number, rule: FaultName): number | null {
  // There all calls see values from another side than the trace does.
  if (reading.isUnturned) return null;
  if (ofHanded.has(rule)) return handedTo(reading, node)?.best ?? null;
  return rule === 'end-sign' ? -reading.score(node) : null;
}
