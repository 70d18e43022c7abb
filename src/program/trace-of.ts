import { bits, cellsOf, type MnkPosition } from '../game/index.ts';
import { Kind, ProgramTrace, type ProgramColumns } from '../search/index.ts';
import { callsOf, givenIn, type Calls, type Given } from './calls.ts';
import { endOf } from './ends.ts';
import { LiteralMap, type Literal } from './literal.ts';
import { recursion, type Outline, type Parameter } from './outline.ts';
import { cellsIn, marksIn, type MarkNames, type Marks } from './read-cells.ts';
import { ownOptions } from './own-options.ts';
import type { RunLog } from './run-log.ts';
import { numbersIn, valuesOf } from './values.ts';

/** What is to be known of a run beside its log, to make a trace of it. */
export interface RunSubject {
  readonly root: MnkPosition;
  readonly outline: Outline;
  readonly marks: MarkNames;
  readonly hasGlobalBoard: boolean;
}

/** What a call was handed: the board that it saw, and the rest as words. */
interface Seen {
  readonly ran: number;
  readonly board: Marks | null;
  readonly rest: string;
}

/** The trace of a run; null where no call was made. */
export function traceOf(log: RunLog, subject: RunSubject): ProgramTrace | null {
  const calls = callsOf(log);
  if (calls.length === 0) return null;
  const seen = log.argumentTexts.map((text) => seenIn(givenIn(text, subject.hasGlobalBoard), subject));
  const nodes = merged(calls, (call) => seen[calls.given[call]]);
  const { length } = nodes;
  const boards = nodes.map(({ seen: { board } }) => board);
  const parent = Int32Array.from(nodes, ({ parent: above }) => above);
  const ply = new Uint8Array(length);
  for (let node = 1; node < length; node++) ply[node] = Math.min(255, ply[parent[node]] + 1);
  const end = Int32Array.from(nodes, (each) => each.end);
  const move = Int8Array.from(nodes, (_, node) => (node === 0 ? -1 : moveTo(node, parent[node], boards)));
  const { root } = subject;
  const numbers = log.values.map(numbersIn);
  const values = valuesOf(
    { parent, end, length, boards },
    nodes.map(({ returned }) => numbers[returned] ?? []),
  );
  if (isMoveGiver(nodes, seen[calls.given[nodes[0].last]], subject.outline) || givesPair(nodes, numbers))
    values.score[0] = scoreOfMove(values.score, nodes, move, log.values);
  const score = fitting(values.score);
  const { kind, origin } = kindsOf(nodes, boards, score);
  const options = ownOptions(root, values, { ply, end, length, boards, score, kind });
  const program: ProgramColumns = {
    x: Int16Array.from(boards, (board) => board?.x ?? -1),
    o: Int16Array.from(boards, (board) => board?.o ?? -1),
    functions: subject.outline.functions,
    ran: Uint8Array.from(nodes, ({ seen: { ran } }) => ran),
    ...interned(nodes.map(({ seen: { rest } }) => rest)),
    values: log.values,
    returned: Int32Array.from(nodes, ({ returned }) => returned),
    callLine: Int32Array.from(nodes, ({ call }) => calls.callLine[call]),
    returnLine: Int32Array.from(nodes, ({ last }) => calls.returnLine[last]),
    lines: linesOf(calls, nodes),
    printed: printedIn(log, calls, nodes),
    open: openIn(calls, nodes),
    isNegamax: values.isNegamax,
  };
  const stopped =
    program.open > 0
      ? { reason: 'cancelled' as const, nodes: length, node: deepestOpen(calls, nodes) }
      : null;
  const columns = { length, parent, move, ply, end, score, kind, origin, cut: null };
  return new ProgramTrace(root, options, columns, program, stopped);
}

function seenIn({ ran, positional, texts, named, global }: Given, { outline, marks }: RunSubject): Seen {
  const { parameters } = outline.functions[ran];
  const at = positional.findIndex((value) => cellsIn(value) !== null);
  const cells = at >= 0 ? cellsIn(positional[at]) : (cellsIn(named) ?? cellsIn(global));
  const others = parameters.flatMap(({ name }, index) =>
    index === at || name === 'self' || texts[index] === undefined ? [] : [`${name} ${texts[index]}`],
  );
  if (named instanceof LiteralMap)
    others.push(
      ...named.entries.flatMap(([name, value]) => (cellsIn(value) ? [] : [`${name} ${shown(value)}`])),
    );
  const board = cells ? marksIn(cells, marks) : null;
  return { ran, board: board && withMove(board, parameters, positional), rest: others.join(', ') };
}

/** The board that a call is about: some are handed the board before a move, and the move, and make it themselves. */
function withMove(board: Marks, parameters: readonly Parameter[], given: readonly Literal[]): Marks {
  const at = parameters.findIndex(({ name }) => /^(move|moved|action|last_?move|choice)$/i.test(name));
  const move = given[at];
  const cell =
    Array.isArray(move) && move.length === 2 ? 3 * Number(move[0]) + Number(move[1]) : Number(move ?? -1);
  const mark = Number.isInteger(cell) && cell >= 0 && cell < 9 ? 1 << cell : 0;
  if (mark === 0 || ((board.x | board.o) & mark) !== 0 || endOf(board) !== null) return board;
  const { x, o } = board;
  return bits(x) > bits(o) ? { x, o: o | mark } : { x: x | mark, o };
}

function shown(value: Literal): string {
  return typeof value === 'object' ? '…' : String(value);
}

/** A call of a trace: one that was made, or several that handed the same board on. */
interface Node {
  /** The outermost call, and the innermost that it was handed on to. */
  readonly call: number;
  last: number;
  readonly parent: number;
  readonly seen: Seen;
  returned: number;
  end: number;
}

/**
 * The nodes of the tree: a call that does nothing but hand its own board on to another function is the same question
 * asked once more, and no node of its own.
 */
function merged(calls: Calls, seenAt: (call: number) => Seen): Node[] {
  const nodes: Node[] = [];
  const nodeOf = new Int32Array(calls.length);
  for (let call = 0; call < calls.length; call++) {
    const above = calls.parent[call];
    const parent = above < 0 ? -1 : nodeOf[above];
    const seen = seenAt(call);
    if (parent >= 0 && isHandedOn(calls, call, above, seen, seenAt(above))) {
      nodeOf[call] = parent;
      const node = nodes[parent];
      if (calls.returned[call] >= 0) [node.returned, node.last] = [calls.returned[call], call];
      continue;
    }
    nodeOf[call] = nodes.length;
    nodes.push({
      call,
      last: call,
      parent: above < 0 && call > 0 ? 0 : parent,
      seen,
      returned: calls.returned[call],
      end: 0,
    });
  }
  const count = nodes.length;
  const firstAfter = new Int32Array(calls.length + 1).fill(count);
  for (let call = calls.length - 1, next = count; call >= 0; call--) {
    if (nodes[nodeOf[call]].call === call) next = nodeOf[call];
    firstAfter[call] = next;
  }
  for (const node of nodes) node.end = firstAfter[calls.end[node.call]];
  if (count > 0) nodes[0].end = count;
  return nodes;
}

function isHandedOn(calls: Calls, call: number, above: number, seen: Seen, from: Seen): boolean {
  if (call !== above + 1 || calls.end[call] !== calls.end[above] || seen.ran === from.ran) return false;
  return (
    seen.board === null ||
    from.board === null ||
    (seen.board.x === from.board.x && seen.board.o === from.board.o)
  );
}

/** The move to a node; on a board that all calls share and none clears, the mark that is new since the call before. */
function moveTo(node: number, above: number, boards: readonly (Marks | null)[]): number {
  const move = moveBetween(boards[above], boards[node]);
  return move < 0 ? moveBetween(boards[node - 1], boards[node]) : move;
}

/** The one mark that a board has more than another, as its cell; −1 where that is not all that differs. */
function moveBetween(from: Marks | null, to: Marks | null): number {
  if (!from || !to) return -1;
  const [added, gone] = [(to.x & ~from.x) | (to.o & ~from.o), (from.x & ~to.x) | (from.o & ~to.o)];
  return gone === 0 && bits(added) === 1 ? cellsOf(added)[0] : -1;
}

/** Whether what was asked calls others for values, and answers with a move itself: whoever answered does not come to call itself. */
function isMoveGiver(nodes: readonly Node[], innermost: Seen, outline: Outline): boolean {
  return nodes.length > 1 && !recursion(outline).recursive.has(outline.functions[innermost.ran].name);
}

/** Whether the outermost call answers with a pair of numbers where those below it answer with one. */
function givesPair(nodes: readonly Node[], numbers: readonly (readonly number[])[]): boolean {
  const count = ({ returned }: Node) => numbers[returned]?.length ?? 1;
  return nodes.length > 1 && count(nodes[0]) === 2 && nodes.slice(1).every((node) => count(node) === 1);
}

/** What the move is worth that the outermost call answered with; what it returned where that is one of the values below it. */
function scoreOfMove(
  score: Float64Array,
  nodes: readonly Node[],
  move: Int8Array,
  values: readonly string[],
): number {
  const children: number[] = [];
  for (let child = 1; child < nodes.length; child = nodes[child].end) children.push(child);
  const text = values[nodes[0].returned];
  const numbers = text === undefined ? [] : (text.match(/-?\d+/g) ?? []).map(Number);
  const cells = numbers.length === 2 ? [3 * numbers[0] + numbers[1]] : numbers.slice(0, 1);
  const chosen = children.find((child) => cells.includes(move[child]));
  if (chosen !== undefined) return score[chosen];
  return children.some((child) => score[child] === score[0]) ? score[0] : Number.NaN;
}

function kindsOf(nodes: readonly Node[], boards: readonly (Marks | null)[], score: ArrayLike<number>) {
  const known = new Map<number, number>();
  const kind = new Uint8Array(nodes.length);
  let origin: Int32Array | null = null;
  nodes.forEach(({ end, returned }, node) => {
    const board = boards[node];
    const key = board ? board.x * 512 + board.o : -1;
    if (end > node + 1) kind[node] = Kind.interior;
    else if (endOf(board) !== null) kind[node] = Kind.terminal;
    else {
      const first = known.get(key);
      const isHit =
        first !== undefined && returned >= 0 && score[first] === score[node] && nodes[first].end > first + 1;
      kind[node] = isHit ? Kind.hit : Kind.answered;
      if (isHit) (origin ??= new Int32Array(nodes.length).fill(-1))[node] = first;
    }
    if (board && !known.has(key)) known.set(key, node);
  });
  return { kind, origin };
}

/** Scores in the smallest column that holds them. */
function fitting(score: Float64Array): Int8Array | Float64Array {
  const narrow = Int8Array.from(score);
  return narrow.every((each, node) => Object.is(each, score[node])) ? narrow : score;
}

function interned(texts: readonly string[]): { rests: string[]; rest: Int32Array } {
  const ids = new Map<string, number>();
  const rest = Int32Array.from(texts, (text) => {
    const known = ids.get(text) ?? ids.size;
    ids.set(text, known);
    return known;
  });
  return { rests: [...ids.keys()], rest };
}

/** The step at which each event of the calls is over: those of calls that were merged belong to the step after. */
function stepsOf(calls: Calls, nodes: readonly Node[]): Int32Array {
  const isNode = new Set(nodes.map(({ call }) => call));
  const steps = new Int32Array(calls.starts.length);
  const open: number[] = [];
  const closed = new Set(calls.open);
  let [event, step] = [0, 0];
  const leave = (until: number) => {
    while (open.length > 0 && calls.end[open.at(-1)!] <= until && !closed.has(open.at(-1)!)) {
      steps[event++] = step;
      if (isNode.has(open.pop()!)) step++;
    }
  };
  for (let call = 0; call < calls.length; call++) {
    leave(call);
    steps[event++] = step;
    if (isNode.has(call)) step++;
    open.push(call);
  }
  leave(calls.length);
  steps.fill(step, event);
  return steps;
}

function linesOf(calls: Calls, nodes: readonly Node[]): ProgramColumns['lines'] {
  if (calls.lines.length === 0) return null;
  const steps = stepsOf(calls, nodes);
  const starts = new Int32Array(2 * nodes.length + 2).fill(calls.lines.length);
  starts[0] = 0;
  for (let event = 0, step = 0; event < steps.length; event++)
    for (; step < steps[event]; step++) starts[step + 1] = calls.starts[event - 1];
  return { numbers: Uint16Array.from(calls.lines), starts };
}

function printedIn(log: RunLog, calls: Calls, nodes: readonly Node[]): ProgramColumns['printed'] {
  const texts = log.printed.filter(({ isRecorded }) => isRecorded);
  if (texts.length === 0) return [];
  const steps = stepsOf(calls, nodes);
  const last = 2 * nodes.length - openIn(calls, nodes) - 1;
  return texts.map(({ text }, index) => ({
    text,
    step: Math.min(last, steps[calls.printedAt[index]] ?? last),
  }));
}

function openIn(calls: Calls, nodes: readonly Node[]): number {
  const open = new Set(calls.open);
  return nodes.filter(({ call }) => open.has(call)).length;
}

function deepestOpen(calls: Calls, nodes: readonly Node[]): number {
  const open = new Set(calls.open);
  return nodes.findLastIndex(({ call }) => open.has(call));
}
