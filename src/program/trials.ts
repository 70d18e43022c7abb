import { countBits, opponent, type MnkPosition } from '../game/index.ts';
import { runAtOnce, type ProgramTrace } from '../search/index.ts';
import { findSearch, type SeenSearch } from './find-search.ts';
import type { Literal } from './literal.ts';
import type { Fillings } from './fill-arguments.ts';
import type { OutlinedFunction } from './outline.ts';
import { recordCall, describeSubject, type AskableProgram } from './record-call.ts';
import { isOffBoard } from './pair-form.ts';
import { isMark, spellValue, type MarkNames } from './read-cells.ts';
import type { Representation } from './representation.ts';
import { LINE, RunLog } from './run-log.ts';
import { isEndless, type Runtime } from './runtime.ts';
import { SeenCalls } from './seen-calls.ts';
import { findCells } from './seen.ts';
import { buildTrace } from './build-trace.ts';
import { writeBoard } from './write-board.ts';
import { writeCall } from './write-call.ts';

/** The number of calls that is enough to see who moves first and which function calls which. */
const TRIAL = 3;
const WIDE_TRIAL = 120;
/** Most ways to try, likeliest first. */
const MOST_TRIES = 400;
/** Limit, in ms of a usual computer, for a trial that its calls do not end; what it shows still counts. At most two. */
const LAST_RESORT = 1500;
const MOST_ENDLESS = 2;

/** The state shared by all trials of a program. */
export interface TrialBudget {
  endless: number;
  /** Runs before each trial. */
  readonly prepare: () => void;
}

/** Whether enough trials ran out of time or memory that another would too. */
export function isSpent({ endless }: Pick<TrialBudget, 'endless'>): boolean {
  return endless >= MOST_ENDLESS;
}

export interface CallTry extends AskableProgram {
  readonly fill: Fillings;
  readonly call: string;
}

export interface FittingTry extends CallTry {
  readonly search: SeenSearch;
}

export function listTries(
  runtime: Runtime,
  representations: readonly Representation[],
  entry: OutlinedFunction | undefined,
  position: MnkPosition,
  asked: string,
  source: string,
): CallTry[] {
  // Methods of the class that holds the board are called on it.
  const isMethod = asked
    ? /\bboard\.\w+\(/.test(asked)
    : representations.some(({ holder }) => holder && entry?.callee === null && holder.owner === entry.owner);
  const held = representations.filter(({ holder }) => holder !== null);
  const fitting = isMethod && held.length > 0 ? held : representations;
  const tries = fitting.flatMap((representation) =>
    fillingWays.map((way) => {
      const fill = chooseFillings({ runtime, representation }, position, way);
      const written = entry && writeCall(entry, fill, runtime.outline, representation.holder, source);
      const call = asked || (written && written.missing.length === 0 ? written.text : '');
      return { runtime, representation, fill, call, search: null };
    }),
  );
  const seen = new Set<string>();
  return tries.filter(({ representation, call }) => {
    const pair = JSON.stringify(representation.marks.pair);
    const key = `${writeBoard(position, representation, runtime)} ${call} ${pair}`;
    return !seen.has(key) && seen.add(key);
  });
}

interface FillingWay {
  readonly isMax: boolean;
  readonly isCountedDown: boolean;
  /** Whether the side to move comes first in a call that names both sides. */
  readonly isMoverFirst: boolean;
  readonly isObjectGiven: boolean;
  readonly isTurnGiven: boolean;
  readonly isSideGiven: boolean;
}

/** What a call says of whose turn it is where the program has a default, likeliest first. */
const turnWays = [
  { isTurnGiven: true, isSideGiven: false },
  { isTurnGiven: true, isSideGiven: true },
  { isTurnGiven: false, isSideGiven: false },
];

const fillingWays: readonly FillingWay[] = turnWays.flatMap((turn) =>
  [true, false].flatMap((isMax) =>
    [false, true].flatMap((isCountedDown) =>
      [true, false].flatMap((isMoverFirst) =>
        [false, true].map((isObjectGiven) => ({
          ...turn,
          isMax,
          isCountedDown,
          isMoverFirst,
          isObjectGiven,
        })),
      ),
    ),
  ),
);

function chooseFillings(
  { runtime, representation: { marks, holder } }: Pick<AskableProgram, 'runtime' | 'representation'>,
  { toMove, x, o }: MnkPosition,
  { isMax, isCountedDown, isMoverFirst, isObjectGiven, isTurnGiven, isSideGiven }: FillingWay,
): Fillings {
  const free = 9 - countBits(x | o);
  const { write } = runtime.language;
  const [own, other] = [toMove, opponent(toMove)].map((side) =>
    write(spellValue(marks[side], marks) as string),
  );
  return {
    depth: write(isCountedDown ? free : 0),
    isMax: write(isMax),
    side: own,
    isX: toMove === 'x',
    sides: isMoverFirst ? [own, other] : [other, own],
    lowest: write(-Infinity),
    highest: write(Infinity),
    isObjectGiven,
    isTurnGiven,
    isSideGiven,
    rules: holder?.rules ?? null,
    namesArguments: runtime.language.namesArguments,
    spread:
      marks.pair && !marks.pair.within
        ? { text: runtime.language.spread, count: marks.pair.hasEmpty ? 3 : 2 }
        : null,
  };
}

/** The first way that continues to a move, else one that then raises an error; null if neither. */
export function findFitting(
  tries: readonly CallTry[],
  position: MnkPosition,
  budget: TrialBudget,
): FittingTry | null {
  let failing: FittingTry | null = null;
  const waiting = tries.slice(0, MOST_TRIES);
  // Marks named by the program's constants are not learnt again, unless it writes more around them.
  const areNamed = tries.some(({ representation }) => representation.areMarksNamed);
  const learnt = new Set<string>();
  for (let each = waiting.shift(); each && !isSpent(budget); each = waiting.shift()) {
    if (!each.call) continue;
    budget.prepare();
    const { isMove, isError, isTooLong, search, seen } = tryCall(each, position);
    const isOwn = isMove && !hasOtherMarks(seen, each.representation);
    if (isOwn && !isError) return { ...each, search };
    if (isMove) failing ??= { ...each, search };
    if (isTooLong) budget.endless++;
    const isLearnt = !tries.includes(each);
    const marks = isOwn || isLearnt ? null : learnMarks(seen, each.representation, position, areNamed);
    const key = marks && JSON.stringify([marks, each.call]);
    if (marks && !learnt.has(key!)) {
      learnt.add(key!);
      waiting.unshift({ ...each, representation: { ...each.representation, marks } });
    }
  }
  return failing;
}

/** Makes a trial call: records everything that may lead to a search, and finds the search in it. */
export function tryCall(way: CallTry, position: MnkPosition) {
  const { log } = way.runtime;
  log.clear();
  const raised = recordCall(way, way.call, position, { calls: WIDE_TRIAL, milliseconds: LAST_RESORT });
  const seen = new SeenCalls(log, describeSubject(way, way.call, position));
  const search = findSearch(seen);
  const isTooLong = isEndless({ raised }) || raised?.limit === 'memory' || raised?.limit === 'crash';
  if (search.functions.size === 0)
    return { isMove: false, isOther: false, isError: raised !== null, isTooLong, search, seen, trace: null };
  const kept = keepCalls(log, new Set([...search.functions, ...search.asked]));
  const trace = runAtOnce(buildTrace(new SeenCalls(kept, seen.subject)));
  const isError = raised !== null && raised.limit === null && (trace?.length ?? 0) <= TRIAL;
  const { isMove, isOther } = readFirstMove(trace, position);
  return { isMove, isOther, isError, isTooLong, search, seen, trace };
}

/** Whether the wrong side does not move first. */
export function keepsSide(way: CallTry, position: MnkPosition): boolean {
  return !tryCall(way, position).isOther;
}

/** Whether a flag decides who moves first. If the object knows whose turn it is, either flag gives the same move. */
export function isFlagSeen(way: CallTry, tries: readonly CallTry[], position: MnkPosition): boolean {
  if (way.representation.holder === null) return true;
  const isSame = (each: CallTry) =>
    each.representation === way.representation &&
    JSON.stringify({ ...each.fill, isMax: '' }) === JSON.stringify({ ...way.fill, isMax: '' });
  const other = tries.find((each) => each.call !== way.call && isSame(each));
  return !other || !tryCall(other, position).isMove;
}

/** Reduces a log to the calls of some functions. */
function keepCalls(log: RunLog, functions: ReadonlySet<number>): RunLog {
  const kept = new RunLog();
  kept.argumentTexts.push(...log.argumentTexts);
  kept.values.push(...log.values);
  const open: boolean[] = [];
  const events: number[] = [];
  log.each((event) => {
    const isCall = event >= 0 && event < LINE;
    if (isCall) open.push(functions.has(Number.parseInt(log.argumentTexts[event], 10)));
    if (isCall ? open.at(-1) : event < 0 && open.pop()) events.push(event);
  });
  kept.add(Int32Array.from(events));
  return kept;
}

/**
 * The marks that the program's own calls put on empty cells, if they differ from the given ones; the mover's comes
 * first.
 */
function learnMarks(
  seen: SeenCalls,
  { marks, empty }: Representation,
  { toMove, x, o }: MnkPosition,
  areNamed: boolean,
): MarkNames | null {
  if (seen.subject.marks.pair) return null;
  const placed = new Set<Literal>();
  for (const given of seen.listArguments())
    for (const [index, cell] of (findCells(given, seen.subject).cells ?? []).entries()) {
      const isEmpty = (((x | o) >> index) & 1) === 0 && !empty.includes(cell);
      if (isEmpty && ['string', 'number', 'boolean'].includes(typeof cell)) placed.add(cell);
    }
  const found = [...placed].filter((cell) => cell !== marks.x && cell !== marks.o);
  const isDressed = (cell: Literal) =>
    typeof cell === 'string' && cell !== cell.trim() && isMark(cell.trim());
  if (areNamed && !found.every(isDressed)) return null;
  if (found.length === 0 || placed.size > 2) return null;
  const [own, other = toMove === 'x' ? marks.o : marks.x] = placed;
  const { keys } = marks;
  return { ...(toMove === 'x' ? { x: own, o: other } : { x: other, o: own }), ...(keys && { keys }) };
}

/** Whether boards hold crosses, noughts or numbers other than those they were given, or sides cells that no board has. */
function hasOtherMarks(seen: SeenCalls, { marks, empty }: Representation): boolean {
  const { pair } = marks;
  if (pair) return seen.listArguments().some(({ positional }) => isOffBoard(positional, pair));
  const given = new Set<Literal>([marks.x, marks.o, ...empty]);
  const isOther = (cell: Literal) => (isMark(cell) || typeof cell === 'number') && !given.has(cell);
  return seen.listArguments().some((each) => findCells(each, seen.subject).cells?.some(isOther));
}

/** `isMove`: the side to move makes the first move; `isOther`: the other side does. */
function readFirstMove(
  trace: ProgramTrace | null,
  position: MnkPosition,
): { readonly isMove: boolean; readonly isOther: boolean } {
  const moved = trace ? findMoved(trace, position) : 0;
  if (!trace || moved === 0) return { isMove: false, isOther: false };
  const { x, o } = trace.position(moved);
  const [more, other] =
    position.toMove === 'x' ? [x & ~position.x, o & ~position.o] : [o & ~position.o, x & ~position.x];
  const isKept = (x & position.x) === position.x && (o & position.o) === position.o;
  const isTaken = ((more | other) & (position.x | position.o)) !== 0;
  const isPlaced = isKept && !isTaken;
  return {
    isMove: isPlaced && more !== 0 && other === 0 && isAnswerSeen(trace, moved),
    isOther: isPlaced && other !== 0 && more === 0,
  };
}

/** The first call with a different board, since a call may pass its own board on; 0 if there is none. */
function findMoved(trace: ProgramTrace, { x, o }: MnkPosition): number {
  for (let node = 1; node < trace.length; node++) {
    const board = trace.position(node);
    if (board.x !== x || board.o !== o) return node;
  }
  return 0;
}

/** Whether the other side's mark can be told from an empty cell, where it has replied. */
function isAnswerSeen(trace: ProgramTrace, moved: number): boolean {
  const next = moved + 1;
  if (trace.length <= next || trace.parent[next] !== moved) return true;
  const [before, after] = [trace.position(moved), trace.position(next)];
  return countBits(after.x | after.o) > countBits(before.x | before.o);
}
