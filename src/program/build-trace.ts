import { ProgramTrace, type ProgramColumns } from '../search/index.ts';
import { findKinds, mergeCalls, findMove } from './call-nodes.ts';
import { findOwnOptions } from './own-options.ts';
import { endPart, type InParts } from './in-parts.ts';
import { isMaxKnown } from './program-reading.ts';
import type { Marks } from './read-cells.ts';
import {
  areMoves,
  findChosenChild,
  findMoveLeft,
  givesPair,
  isMoveGiver,
  picksMove,
  scoreMove,
} from './root-score.ts';
import type { SeenCalls } from './seen-calls.ts';
import { collectAssigned, findDeepestOpen, collectLines, countOpen, collectPrinted } from './step-columns.ts';
import { areShares, readNumbers, readValues } from './call-values.ts';

/** `stopLine` is where the run ended, 0 if unknown. Null if there were no calls. */
export function* buildTrace(seen: SeenCalls, stopLine = 0): InParts<ProgramTrace | null> {
  const { log, calls, subject } = seen;
  if (calls.length === 0) return null;
  yield* seen.readAll();
  const nodes = yield* mergeCalls(seen);
  yield* endPart(calls.length);
  const { length, parent, end, returned } = nodes;
  const seenAt = (node: number) => seen.at(nodes.call[node]);
  const boards = fill(Array.from<Marks | null>({ length }), (node) => seenAt(node).board);
  yield* endPart(length);
  const ply = new Uint8Array(length);
  for (let node = 1; node < length; node++) ply[node] = Math.min(255, ply[parent[node]] + 1);
  const move = new Int8Array(length).fill(-1);
  for (let node = 1; node < length; node++) move[node] = findMove(node, parent[node], boards);
  yield* endPart(length);
  const { root } = subject;
  const numbers = log.values.map(readNumbers);
  const tree = { parent, end, length, boards };
  const none: number[] = [];
  const answers = fill(Array.from<number[]>({ length }), (node) => numbers[returned[node]] ?? none);
  yield* endPart(length);
  const values = yield* readValues(
    tree,
    answers,
    subject.earlierReading && isMaxKnown(subject.earlierReading) ? subject.earlierReading : null,
  );
  yield* endPart(length);
  const isMove =
    isMoveGiver(nodes, seen.at(nodes.last[0]), subject.outline) ||
    givesPair(nodes, numbers) ||
    picksMove(nodes, move, values.score, log.values, subject.marks);
  const isUnread = areMoves(nodes, boards, numbers) || areShares(tree, values.score, isMove ? 1 : 0);
  if (isUnread) values.score.fill(Number.NaN);
  const choice = { left: findMoveLeft(subject), marks: subject.marks };
  if (isMove) values.score[0] = scoreMove(values.score, nodes, move, log.values, choice);
  const score = packScores(values.score);
  yield* endPart(length);
  const { kind, origin } = findKinds(nodes, boards, score);
  const options = findOwnOptions(root, values, { ply, length, boards, score, kind });
  yield* endPart(length);
  const texts = internTexts(length, (node) => seenAt(node).rest);
  const ran = fill(new Uint8Array(length), (node) => seenAt(node).ran);
  yield* endPart(length);
  const answered = log.values[calls.returned[0]] ?? null;
  const program: ProgramColumns = {
    x: fill(new Int16Array(length), (node) => boards[node]?.x ?? -1),
    o: fill(new Int16Array(length), (node) => boards[node]?.o ?? -1),
    functions: subject.outline.functions,
    ran,
    ...texts,
    values: log.values,
    returned,
    answered,
    chosen: findChosenChild({ move, score, end }, answered, isMove ? -1 : values.place, choice),
    callLine: nodes.call.map((call) => calls.callLine[call]),
    returnLine: nodes.last.map((call) => calls.returnLine[call]),
    lines: collectLines(calls, nodes),
    assigned: collectAssigned(calls, nodes),
    printed: collectPrinted(log, calls, nodes),
    open: countOpen(calls, nodes),
    stopLine,
    isNegamax: values.isNegamax,
  };
  const stopped =
    program.open > 0
      ? { reason: 'cancelled' as const, nodes: length, node: findDeepestOpen(calls, nodes) }
      : null;
  const columns = { length, parent, move, ply, end, score, kind, origin, cut: null };
  return new ProgramTrace(root, options, columns, program, stopped);
}

function packScores(score: Float64Array): Int8Array | Float64Array {
  const narrow = Int8Array.from(score);
  return narrow.every((each, node) => Object.is(each, score[node])) ? narrow : score;
}

function internTexts(
  length: number,
  textAt: (node: number) => string,
): { rests: string[]; rest: Int32Array } {
  const ids = new Map<string, number>();
  const rest = fill(new Int32Array(length), (node) => {
    const text = textAt(node);
    const known = ids.get(text) ?? ids.size;
    ids.set(text, known);
    return known;
  });
  return { rests: [...ids.keys()], rest };
}

/** Copies into a typed array; several times as fast as `from`. */
function fill<T, C extends { [node: number]: T; readonly length: number }>(
  column: C,
  at: (node: number) => T,
): C {
  for (let node = 0; node < column.length; node++) column[node] = at(node);
  return column;
}
