import { countBits, listCells } from './bits.ts';
import type { Evaluation, Side, Term } from './game.ts';
import type { MnkGame, MnkPosition } from './mnk.ts';

/** A line that only one side has marked gives it a point for each mark, or takes it in misère. After Shannon (1950). */
export function makeEvaluation({ lines, k, misere }: MnkGame): Evaluation<MnkPosition> {
  return {
    bound: lines.length * (k - 1),
    points({ x, o }) {
      let points = 0;
      for (const line of lines) {
        if (!(o & line)) points += countBits(x & line);
        else if (!(x & line)) points -= countBits(o & line);
      }
      return misere ? 0 - points : points;
    },
    terms({ x, o }) {
      return lines.flatMap((line) => {
        const [xs, os] = [countBits(x & line), countBits(o & line)];
        if (xs > 0 && os === 0) return [makeTerm('x', line, xs, misere)];
        return os > 0 && xs === 0 ? [makeTerm('o', line, os, misere)] : [];
      });
    },
  };
}

function makeTerm(side: Side, line: number, marks: number, misere: boolean): Term {
  return { side, cells: listCells(line), marks, points: (side === 'x') === misere ? -marks : marks };
}
