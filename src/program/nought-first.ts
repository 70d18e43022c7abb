import { countBits, type Side } from '../game/index.ts';
import type { ProgramTrace } from '../search/index.ts';

/** Whose turn it is if O begins, as programs find it on a board: by both numbers of marks, or by their sum. */
const rules: readonly ((x: number, o: number) => Side)[] = [
  (x, o) => (o > x ? 'x' : 'o'),
  (x, o) => ((x + o) % 2 === 0 ? 'o' : 'x'),
];

/**
 * Whether the marks on a board decide whose turn it is in a program, and O begins. That takes calls on boards of both
 * sides: on one, a wrong program may move for O twice, or for O alone.
 */
export function letsNoughtBegin(traces: readonly (ProgramTrace | null)[]): boolean {
  return rules.some((rule) => traces.every((trace) => trace !== null && followsRule(trace, rule)));
}

/** Whether every move is of the side that a rule says, and both sides move. */
function followsRule(
  { length, parent, program: { x, o } }: ProgramTrace,
  findTurn: (x: number, o: number) => Side,
): boolean {
  const seen = new Set<Side>();
  for (let node = 1; node < length; node++) {
    const above = parent[node];
    if (x[node] < 0 || x[above] < 0) continue;
    const [addsX, addsO] = [x[node] & ~x[above], o[node] & ~o[above]].map((added) => added !== 0);
    if (addsX === addsO) continue;
    const mover = addsX ? 'x' : 'o';
    if (findTurn(countBits(x[above]), countBits(o[above])) !== mover) return false;
    seen.add(mover);
  }
  return seen.size === 2;
}
