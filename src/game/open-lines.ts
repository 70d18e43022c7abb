import { bits, cellsOf } from './bits.ts';
import type { Evaluation, Side, Term } from './game.ts';
import type { MnkGame, MnkPosition } from './mnk.ts';

/** A line that only one side has marked gives it a point for each mark, or takes it in misère. After Shannon (1950). */
export function openLines({ lines, k, misere }: MnkGame): Evaluation<MnkPosition> {
  return {
    bound: lines.length * (k - 1),
    points({ x, o }) {
      let points = 0;
      for (const line of lines) {
        if (!(o & line)) points += bits(x & line);
        else if (!(x & line)) points -= bits(o & line);
      }
      return misere ? 0 - points : points;
    },
    terms({ x, o }) {
      return lines.flatMap((line) => {
        const [xs, os] = [bits(x & line), bits(o & line)];
        if (xs > 0 && os === 0) return [termOf('x', line, xs, misere)];
        return os > 0 && xs === 0 ? [termOf('o', line, os, misere)] : [];
      });
    },
  };
}

function termOf(side: Side, line: number, marks: number, misere: boolean): Term {
  return { side, cells: cellsOf(line), marks, points: (side === 'x') === misere ? -marks : marks };
}
