import { bits, cellsOf, opponent, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { Reading } from './reading.ts';
import { nameMove, nameCells, type RuleTable } from './rule.ts';

/** Faults in the board of a call, compared with the board of the call above. */
export const callRules: RuleTable = [
  ['past-the-end', pastTheEnd],
  ['taken-cell', takenCell],
  ['marks-left', marksLeft],
  ['marks-lost', marksLost],
  ['same-board', sameBoard],
  ['wrong-mark', wrongMark],
];

/** The marks on both boards; null if either call has none. */
function between(reading: Reading, node: number) {
  const [above, here] = [reading.board(reading.trace.parent[node]), reading.board(node)];
  if (!above || !here) return null;
  return {
    above,
    fresh: { x: here.x & ~above.x, o: here.o & ~above.o },
    lost: { x: above.x & ~here.x, o: above.o & ~here.o },
  };
}

function pastTheEnd(reading: Reading, node: number): string | null {
  const above = reading.board(reading.trace.parent[node]);
  const line = above?.game.board(above).lines[0];
  if (!above || !line || reading.isSameBoard(node, reading.trace.parent[node])) return null;
  const winner: Side = (above.x >> line[0]) & 1 ? 'x' : 'o';
  return words.faults['past-the-end'](winner, line.map(nameMove));
}

function takenCell(reading: Reading, node: number): string | null {
  const change = between(reading, node);
  if (!change) return null;
  const { fresh, lost } = change;
  const over = { x: fresh.x & lost.o, o: fresh.o & lost.x };
  const to: Side = over.x ? 'x' : 'o';
  return over[to] ? words.faults['taken-cell'](nameCells(over[to])[0], opponent(to), to) : null;
}

function marksLeft(reading: Reading, node: number): string | null {
  const change = between(reading, node);
  const extra = change ? bits(change.fresh.x | change.fresh.o) : 0;
  return extra > 1 ? words.faults['marks-left'](extra) : null;
}

function marksLost(reading: Reading, node: number): string | null {
  const change = between(reading, node);
  const lost = change ? change.lost.x | change.lost.o : 0;
  return lost ? words.faults['marks-lost'](nameCells(lost)) : null;
}

/** Passed to itself with the same arguments, or three times in a row. Another function or depth is fine. */
function sameBoard(reading: Reading, node: number): string | null {
  const { parent, program, length } = reading.trace;
  const repeats = (child: number, above: number) =>
    above >= 0 &&
    program.x[child] >= 0 &&
    reading.isSameBoard(child, above) &&
    program.ran[child] === program.ran[above];
  if (!repeats(node, parent[node])) return null;
  const goesOn = node + 1 < length && parent[node + 1] === node && repeats(node + 1, node);
  const isAsBefore = program.rest[node] === program.rest[parent[node]];
  return goesOn || isAsBefore ? words.faults['same-board']() : null;
}

function wrongMark(reading: Reading, node: number): string | null {
  const change = between(reading, node);
  if (!change) return null;
  const { above, fresh } = change;
  const wrong = opponent(above.toMove);
  return fresh[wrong] && !fresh[above.toMove]
    ? words.faults['wrong-mark'](nameMove(cellsOf(fresh[wrong])[0]), wrong)
    : null;
}
