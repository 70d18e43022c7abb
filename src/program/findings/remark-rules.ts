import { Kind } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { isBoardName } from '../fill-arguments.ts';
import { codePatterns } from '../languages.ts';
import { makeParameter } from '../outline.ts';
import type { Reading } from './reading.ts';
import { nameMove } from './rule.ts';
import { isDeepened } from './search-rules.ts';
import { listUntried } from './true-value.ts';

interface Remark {
  readonly node: number;
  readonly text: string;
}

export type RemarkName = keyof typeof words.remarks;

/** Costliest first. */
export const remarkRules: readonly (readonly [
  name: RemarkName,
  find: (reading: Reading) => Remark | null,
])[] = [
  ['other-side', findOtherSide],
  ['asked-twice', findAskedTwice],
  ['idle-table', findIdleTable],
  ['idle-window', findIdleWindow],
  ['same-depth', findSameDepth],
];

function findOtherSide({ first, trace }: Reading): Remark | null {
  const { toMove } = trace.root;
  return first === toMove ? null : { node: 1, text: words.remarks['other-side'](first, toMove) };
}

function findAskedTwice({ trace }: Reading): Remark | null {
  const twins = trace.repeats.filter((node) => trace.findEarlierTwin(node) >= 0);
  if (twins.length === 0) return null;
  const [node] = twins;
  return { node, text: words.remarks['asked-twice'](twins.length, nameMove(trace.move[node])) };
}

const newTable = new RegExp(String.raw`(\w+)\s*=\s*${codePatterns.emptyTable}`);

/**
 * Whether a program has a table, filled by key or by a decorator. One that a function creates and fills itself holds
 * moves, not boards.
 */
function hasTable(source: string): boolean {
  if (/@(\w+\.)?(lru_)?cache\b/.test(source)) return true;
  const lines = source.split('\n');
  return lines.some((text, at) => {
    const name = newTable.exec(text)?.[1];
    if (name === undefined || isBoardName(makeParameter(name))) return false;
    const filled = new RegExp(`\\b${name}(\\[.*\\]\\s*=[^=]|\\.set\\()`);
    const own = findHead(lines, at);
    return lines.some((each, line) => filled.test(each) && (own < 0 || findHead(lines, line) !== own));
  });
}

/** The line of the function around a line, by indentation; −1 if there is none. */
function findHead(lines: readonly string[], at: number): number {
  const indent = (text: string) => /^\s*/.exec(text)![0].length;
  return lines.findLastIndex(
    (text, line) =>
      line < at && /^\s*(async +)?(def|function)\b/.test(text) && indent(text) < indent(lines[at]),
  );
}

/** The program keeps results, yet searches the same boards again. */
function findIdleTable(reading: Reading): Remark | null {
  if (!hasTable(reading.source) || reading.isUnvalued() || deepens(reading)) return null;
  const { kind, program } = reading.trace;
  const seen = new Set<number>();
  let [count, first] = [0, -1];
  for (let node = 0; node < reading.length; node++) {
    if (kind[node] === Kind.hit) return null;
    if (reading.isLeaf(node) || program.x[node] < 0) continue;
    const key = program.x[node] * 512 + program.o[node];
    if (seen.has(key) && count++ === 0) first = node;
    seen.add(key);
  }
  return count > 0 ? { node: first, text: words.remarks['idle-table'](count) } : null;
}

/** Whether the program searches a board again to another depth, where earlier values are neither kept nor part of a window. */
function deepens(reading: Reading): boolean {
  for (let node = 1; node < reading.length; node++) if (isDeepened(reading, node)) return true;
  return false;
}

/** In trees with fewer calls, a window may well stay open. */
const CUTS_SOMEWHERE = 50;

/** The program passes a window down, but continues after it is closed. */
function findIdleWindow(reading: Reading): Remark | null {
  const { trace } = reading;
  const { rests, rest } = trace.program;
  if (reading.length < CUTS_SOMEWHERE || !rests.some((text) => /\balpha\b.*\bbeta\b/i.test(text)))
    return null;
  if (deepens(reading)) return null;
  for (let node = 0; node < reading.length; node++)
    if (!reading.isLeaf(node) && listUntried(reading, node).length > 0) return null;
  for (let node = 1; node < reading.length; node++) {
    if (!/\balpha\b.*\bbeta\b/i.test(rests[rest[node]])) continue;
    const { alpha, beta } = reading.window(node);
    if (alpha >= beta) return { node, text: words.remarks['idle-window'](alpha, beta) };
  }
  return null;
}

/** A depth is passed down and computed with, but never counted. */
function findSameDepth({ trace, source }: Reading): Remark | null {
  const { rests, rest } = trace.program;
  const depth = /\b(\w*(?:depth|ply|level)\w*) (\d+)(?=,|$)/i;
  const said = rests.map((text) => depth.exec(text)).filter((each) => each !== null);
  if (said.length === 0 || new Set(said.map(([text]) => text)).size > 1) return null;
  // The first call may omit it.
  const told = trace.ply.filter((_, each) => depth.test(rests[rest[each]]));
  if (new Set(told).size < 2 || trace.plies < 2) return null;
  const [, name, value] = said[0];
  if (!new RegExp(String.raw`\b${name}\s*[-+]|[-+]\s*${name}\b`).test(source)) return null;
  const node = trace.ply.findIndex((ply) => ply === 2);
  return { node, text: words.remarks['same-depth'](name, value) };
}
