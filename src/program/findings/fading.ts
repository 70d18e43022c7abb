import type { Reading } from './reading.ts';
import { readChildValues, type ChildValues } from './child-values.ts';

type Fading = (best: number) => number;

const known = new WeakMap<Reading, Fading | null>();

/**
 * How values shrink on their way up: by a factor, or by a number towards a draw. Null if they do not, or not uniformly.
 */
export function readFading(reading: Reading): Fading | null {
  let fading = known.get(reading);
  if (fading === undefined) known.set(reading, (fading = findFading(reading)));
  return fading;
}

function findFading(reading: Reading): Fading | null {
  const calls: ChildValues[] = [];
  for (let node = reading.isRootAlone() ? 1 : 0; node < reading.length; node++) {
    const call = readChildValues(reading, node);
    if (call) calls.push(call);
  }
  const first = calls.find(({ got, best }) => got !== best);
  if (!first || !(first.got * first.best > 0)) return null;
  const factor = first.got / first.best;
  const less = Math.abs(first.best) - Math.abs(first.got);
  const fadings: Fading[] = [(best) => best * factor, (best) => best - Math.sign(best) * less];
  const isKept = (fading: Fading) => calls.every(({ got, best }) => Math.abs(fading(best) - got) < 1e-9);
  return less > 0 ? (fadings.find(isKept) ?? null) : null;
}
