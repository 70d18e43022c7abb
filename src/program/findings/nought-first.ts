import { countBits } from '../../game/index.ts';
import type { Reading } from './reading.ts';

/**
 * Whether the marks on a board decide whose turn it is in a program, and O begins: O moves while it has fewer marks, and if
 * both have as many, and X moves if it has fewer. On boards where X is to move alone, that cannot be told from a program
 * that always begins with O; nor can it if another function or an argument may say whose turn it is.
 */
export function letsNoughtBegin({ trace }: Pick<Reading, 'trace'>): boolean {
  const { x, o, ran, rests } = trace.program;
  if (rests.some((rest) => rest !== '') || ran.some((each) => each !== ran[0])) return false;
  const seen = new Set<number>();
  for (let node = 1; node < trace.length; node++) {
    const above = trace.parent[node];
    if (x[node] < 0 || x[above] < 0) continue;
    const [addsX, addsO] = [x[node] & ~x[above], o[node] & ~o[above]].map((added) => added !== 0);
    if (addsX === addsO) continue;
    const lead = Math.sign(countBits(o[above]) - countBits(x[above]));
    if (addsX !== lead > 0) return false;
    seen.add(lead);
  }
  return seen.size === 3;
}
