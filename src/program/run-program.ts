import { bits, type MnkPosition } from '../game/index.ts';
import type { ProgramTrace } from '../search/index.ts';
import { callOf, entries, offersOf, type Fillings } from './offers.ts';
import type { OutlinedFunction } from './outline.ts';
import type { OfferedCall, Program, ProgramRun, RunEnd, RunNote } from './program.ts';
import { representationsOf, writeBoard, type Representation } from './representation.ts';
import type { RunLog } from './run-log.ts';
import type { Answer, Raised, Recording, Runtime } from './runtime.ts';
import { traceOf, type RunSubject } from './trace-of.ts';

/** A program that was loaded: how it keeps a board, what it offers, and what happened as it was loaded. */
export interface Loaded {
  readonly runtime: Runtime;
  readonly representation: Representation;
  readonly offered: readonly OfferedCall[];
  readonly notes: readonly RunNote[];
}

/** What of a run is not in its log, in plain data, so that a worker can send it. */
export interface RunFacts extends Omit<ProgramRun, 'trace' | 'before'> {
  /** What a trace needs besides; null where nothing was recorded. */
  readonly subject: RunSubject | null;
}

/** So many calls are run once more to see their lines, which takes several times as long. */
const MOST_LINED = 20_000;
/** How long the top level of a program may take, in milliseconds. */
const TOP_LEVEL = 5000;
/** How many calls are enough to see whose move comes first and whether there is one, and how long all trials may take. */
const TRIAL = 3;
const TRIALS = 1000;

/** Loads a program and runs what is asked of it; its log holds the calls. What is known before the calls is told as they begin. */
export function runProgram(
  runtime: Runtime,
  { source, call, position, limits }: Program,
  begun: (facts: RunFacts) => void = () => {},
): RunFacts {
  const root = position as MnkPosition;
  const loaded = load(runtime, source, root, call);
  if ('kind' in loaded) return { call, offered: [], end: loaded, notes: [], subject: null };
  const { offered, notes } = loaded;
  const asked = call || offered[0]?.text;
  if (!asked) return { call: '', offered, end: { kind: 'nothing' }, notes, subject: null };
  const facts = { call: asked, offered, notes, subject: subjectOf(loaded, asked, root) };
  begun({ ...facts, end: { kind: 'stopped' } });
  const recording = { calls: limits.calls, milliseconds: 1000 * limits.seconds };
  const begunAt = Date.now();
  let raised = record(loaded, asked, root, recording);
  const isShort = Date.now() - begunAt < recording.milliseconds / 4;
  if (isShort && runtime.log.length <= 2 * MOST_LINED) {
    runtime.load(TOP_LEVEL, true);
    raised = record(loaded, asked, root, recording);
  }
  return { ...facts, end: endOf(raised) };
}

/** Asks a program, with nothing recorded; every question begins with the board that it speaks of. */
export function askProgram(
  { runtime, representation }: Loaded,
  questions: readonly { readonly call: string; readonly position: MnkPosition }[],
): Answer[] {
  const { globalBoard } = representation;
  return questions.map(({ call, position }) => {
    const board = writeBoard(position, representation, runtime);
    return runtime.evaluate(call, globalBoard ? `@${globalBoard}|${board}` : board);
  });
}

/** Puts what came of a run together. */
export function completeRun({ subject, ...facts }: RunFacts, log: RunLog): ProgramRun {
  return {
    ...facts,
    trace: subject && traceOf(log, subject),
    before: log.printed.filter(({ isRecorded }) => !isRecorded).map(({ text }) => text),
  };
}

/** Loads a program, and finds out what it offers for a position; how it ended where it cannot be used. */
export function load(runtime: Runtime, source: string, position: MnkPosition, call = ''): Loaded | RunEnd {
  const raised = runtime.load(TOP_LEVEL, false);
  const { outline } = runtime;
  if (raised && (raised.name === 'SyntaxError' || outline.functions.length === 0)) return endOf(raised);
  const representations = representationsOf(runtime, source);
  const hasGlobalBoard = representations[0].globalBoard !== null;
  const [entry] = entries(outline, hasGlobalBoard);
  if (raised && (!entry || runtime.evaluate(entry.name).returned === null)) return endOf(raised);
  const notes: RunNote[] = raised
    ? [{ kind: 'top-level', name: raised.name, text: raised.text, line: raised.line }]
    : [];
  const tried = triesOf(runtime, representations, entry, position, call);
  const isOver = position.game.outcome(position) !== null;
  const root = isOver ? position.game.start() : position;
  const fits = tried.length === 1 ? tried[0] : (firstThatFits(tried, root) ?? tried[0]);
  if (tried.length > 1) runtime.load(TOP_LEVEL, false);
  const { representation, fill } = fits;
  return { runtime, representation, notes, offered: offersOf(outline, hasGlobalBoard, fill) };
}

/** A way to ask a program: how its board is written, what the other arguments are, and the call with them. */
interface Try extends Pick<Loaded, 'runtime' | 'representation'> {
  readonly fill: Fillings;
  readonly call: string;
}

/** The ways in which a program may be asked, the likeliest first. */
function triesOf(
  runtime: Runtime,
  representations: readonly Representation[],
  entry: OutlinedFunction | undefined,
  position: MnkPosition,
  asked: string,
): Try[] {
  const tries = representations.flatMap((representation) =>
    [true, false].flatMap((isMax) =>
      [false, true].map((isCountedDown) => {
        const fill = fillings({ runtime, representation }, position, isMax, isCountedDown);
        return { runtime, representation, fill, call: asked || (entry ? callOf(entry, fill) : '') };
      }),
    ),
  );
  const seen = new Set<string>();
  return tries.filter(({ representation, call }) => {
    const key = `${writeBoard(position, representation, runtime)} ${call}`;
    return !seen.has(key) && seen.add(key);
  });
}

function endOf(raised: Raised | null): RunEnd {
  if (!raised) return { kind: 'done' };
  const { name, text, line, limit } = raised;
  return limit ? { kind: 'limit', limit, line } : { kind: 'error', name, text, line };
}

/** Which functions are recorded when an expression is run: those that call themselves, and those that it names. */
function markedFor({ outline }: Runtime, call: string): number[] {
  const asked = new Set(call.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  const self = (each: OutlinedFunction) => each.names.has(each.name);
  const named = new Map(outline.functions.map((each) => [each.name, each]));
  const returnsTo = ({ name, names }: OutlinedFunction) => {
    const waiting = [...names];
    const seen = new Set<string>();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === name) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(named.get(next)?.names ?? []));
    }
    return false;
  };
  return outline.functions.flatMap((each, index) =>
    !each.isGenerator && (asked.has(each.name) || self(each) || returnsTo(each)) ? [index] : [],
  );
}

function record(
  loaded: Pick<Loaded, 'runtime' | 'representation'>,
  call: string,
  position: MnkPosition,
  recording: Omit<Recording, 'marked' | 'globalBoard'>,
): Raised | null {
  const { runtime, representation } = loaded;
  const { globalBoard } = representation;
  const board = writeBoard(position, representation, runtime);
  const isRead = globalBoard !== null && !isHandedBoard(call);
  return runtime.record(call, globalBoard ? `@${globalBoard}|${board}` : board, {
    ...recording,
    marked: markedFor(runtime, call),
    globalBoard: isRead ? globalBoard : null,
  });
}

function isHandedBoard(call: string): boolean {
  return /\bboard\b/.test(call.replace(/^[^(]*/, ''));
}

function subjectOf(
  { runtime, representation }: Pick<Loaded, 'runtime' | 'representation'>,
  call: string,
  root: MnkPosition,
): RunSubject {
  const { marks, globalBoard } = representation;
  return {
    root,
    outline: runtime.outline,
    marks,
    hasGlobalBoard: globalBoard !== null && !isHandedBoard(call),
  };
}

function fillings(
  { runtime, representation }: Pick<Loaded, 'runtime' | 'representation'>,
  { toMove, x, o }: MnkPosition,
  isMax: boolean,
  isCountedDown: boolean,
): Fillings {
  const free = 9 - [...(x | o).toString(2)].filter((bit) => bit === '1').length;
  const write = (value: string | number | boolean | null) => runtime.write(value);
  return {
    depth: write(isCountedDown ? free : 0),
    isMax: write(isMax),
    side: write(representation.marks[toMove] as string),
    lowest: write(-Infinity),
    highest: write(Infinity),
    nothing: write(null),
  };
}

/** The first way to ask a program in which it goes on to a move; null where it does not, or takes too long. */
function firstThatFits(tries: readonly Try[], position: MnkPosition): Try | null {
  const end = Date.now() + TRIALS;
  for (const each of tries) {
    if (Date.now() > end) return null;
    if (movesFirst(each, position)) return each;
  }
  return null;
}

/** Whether a program goes on from a position to a move of the side that is to move. */
function movesFirst(way: Try, position: MnkPosition): boolean {
  const { log } = way.runtime;
  log.clear();
  if (!way.call) return false;
  record(way, way.call, position, { calls: TRIAL, milliseconds: TRIALS });
  const trace = traceOf(log, subjectOf(way, way.call, position));
  if (!trace || trace.length < 2) return false;
  const { x, o } = trace.position(1);
  const [more, other] =
    position.toMove === 'x' ? [x & ~position.x, o & ~position.o] : [o & ~position.o, x & ~position.x];
  return more !== 0 && other === 0 && isAnswerSeen(trace);
}

/** Whether the mark of the other side can be told from an empty cell, where it has answered. */
function isAnswerSeen(trace: ProgramTrace): boolean {
  if (trace.length < 3 || trace.parent[2] !== 1) return true;
  const [before, after] = [trace.position(1), trace.position(2)];
  return bits(after.x | after.o) > bits(before.x | before.o);
}
