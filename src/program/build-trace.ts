import { ProgramTrace, type ProgramColumns } from '../search/index.ts';
import { readCalls } from './calls.ts';
import { findKinds, mergeCalls, findMove } from './nodes.ts';
import { findOwnOptions } from './own-options.ts';
import { areMoves, findChosenChild, givesPair, isMoveGiver, scoreMove } from './root-score.ts';
import type { RunLog } from './run-log.ts';
import { makeSeenReader } from './seen-calls.ts';
import type { RunSubject } from './seen.ts';
import { collectAssigned, findDeepestOpen, collectLines, countOpen, collectPrinted } from './step-columns.ts';
import { areShares, readNumbers, readValues } from './values.ts';

/** `stopLine` is where the run ended, 0 if unknown. Null if no call was made. */
export function buildTrace(log: RunLog, subject: RunSubject, stopLine = 0): ProgramTrace | null {
  const calls = readCalls(log);
  if (calls.length === 0) return null;
  const seenAt = makeSeenReader(log, calls, subject);
  const nodes = mergeCalls(calls, seenAt);
  const { length } = nodes;
  const boards = nodes.map(({ seen: { board } }) => board);
  const parent = Int32Array.from(nodes, ({ parent: above }) => above);
  const ply = new Uint8Array(length);
  for (let node = 1; node < length; node++) ply[node] = Math.min(255, ply[parent[node]] + 1);
  const end = Int32Array.from(nodes, (each) => each.end);
  const move = Int8Array.from(nodes, (_, node) => (node === 0 ? -1 : findMove(node, parent[node], boards)));
  const { root } = subject;
  const numbers = log.values.map(readNumbers);
  const seen = { parent, end, length, boards };
  const values = readValues(
    seen,
    nodes.map(({ returned }) => numbers[returned] ?? []),
  );
  const isMove = isMoveGiver(nodes, seenAt(nodes[0].last), subject.outline) || givesPair(nodes, numbers);
  const isUnread = areMoves(nodes, boards, numbers) || areShares(seen, values.score, isMove ? 1 : 0);
  if (isUnread) values.score.fill(Number.NaN);
  if (isMove) values.score[0] = scoreMove(values.score, nodes, move, log.values);
  const score = packScores(values.score);
  const { kind, origin } = findKinds(nodes, boards, score);
  const options = findOwnOptions(root, values, { ply, length, boards, score, kind });
  const answered = log.values[calls.returned[0]] ?? null;
  const program: ProgramColumns = {
    x: Int16Array.from(boards, (board) => board?.x ?? -1),
    o: Int16Array.from(boards, (board) => board?.o ?? -1),
    functions: subject.outline.functions,
    ran: Uint8Array.from(nodes, ({ seen: { ran } }) => ran),
    ...internTexts(nodes.map(({ seen: { rest } }) => rest)),
    values: log.values,
    returned: Int32Array.from(nodes, ({ returned }) => returned),
    answered,
    chosen: findChosenChild({ move, score, end }, answered, isMove ? -1 : values.place),
    callLine: Int32Array.from(nodes, ({ call }) => calls.callLine[call]),
    returnLine: Int32Array.from(nodes, ({ last }) => calls.returnLine[last]),
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

function internTexts(texts: readonly string[]): { rests: string[]; rest: Int32Array } {
  const ids = new Map<string, number>();
  const rest = Int32Array.from(texts, (text) => {
    const known = ids.get(text) ?? ids.size;
    ids.set(text, known);
    return known;
  });
  return { rests: [...ids.keys()], rest };
}
