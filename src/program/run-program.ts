import { ticTacToe, type MnkPosition } from '../game/index.ts';
import { runAtOnce } from '../search/index.ts';
import { emptyTables, listTables } from './empty-tables.ts';
import { findAnswering } from './find-answering.ts';
import type { SeenSearch } from './find-search.ts';
import type { BoardHolder } from './holder.ts';
import { findEntries, listOffers } from './offers.ts';
import {
  usualLimits,
  type OfferedCall,
  type Program,
  type ProgramRun,
  type RunEnd,
  type RunNote,
} from './program.ts';
import { readProgram } from './program-reading.ts';
import {
  writeBoardFor,
  readBoardLeft,
  recordCall,
  describeSubject,
  type AskableProgram,
} from './record-call.ts';
import { endPart, type InParts } from './parts.ts';
import { findOtherSize } from './other-size.ts';
import { findReached } from './reached-states.ts';
import { applyKnown, listRepresentations, type Representation } from './representation.ts';
import type { RunLog } from './run-log.ts';
import { drawsSides, isEndless, type CallResult, type RaisedError, type Runtime } from './runtime.ts';
import { readSaid } from './said-reading.ts';
import { SeenCalls } from './seen-calls.ts';
import type { RunSubject } from './seen.ts';
import { buildTrace } from './build-trace.ts';
import { findFitting, isFlagSeen, isSpent, keepsSide, listTries, type TrialBudget } from './trials.ts';

export interface LoadedProgram extends AskableProgram {
  readonly offered: readonly OfferedCall[];
  readonly notes: readonly RunNote[];
  /** Whether a trial continued from a position to a move, or answered with one on each of several boards. */
  readonly isFormSeen: boolean;
  /** Whether the top level does a lot of work, such as playing a whole game. */
  readonly isSlow: boolean;
  /** Runs the top level from the start, as before the first call. */
  readonly reload: (isLined: boolean) => RaisedError | null;
}

/** The facts of a run that are not in its log, as plain data that a worker can send. */
export interface RunFacts extends Omit<ProgramRun, 'trace' | 'before' | 'reading'> {
  /** Further facts needed for a trace; null if nothing was recorded. */
  readonly subject: RunSubject | null;
}

/** After this many starts with the same side, chance does not decide who plays which. */
const STARTS = 16;
/** Larger runs, in calls, are not repeated to record lines, which takes several times as long. */
const MOST_LINED = 20_000;
/** Most functions to try until one continues from a position to a move. */
const MOST_ENTRIES = 4;
/** A top level with at least this much work, in milliseconds of a usual computer, is run as rarely as possible. */
const SLOW = 1000;

/** `begun` gets the facts known before the calls; `ran` gets the results, before calls are repeated to record lines. */
export function runProgram(
  runtime: Runtime,
  program: Program,
  begun: (facts: RunFacts) => void = () => {},
  ran: (facts: RunFacts) => void = () => {},
): RunFacts {
  const { call, reads = '', known: before = null, limits } = program;
  const root = program.position as MnkPosition;
  const loaded = loadProgram(runtime, program);
  const { functions } = runtime.outline;
  if ('kind' in loaded)
    return { functions, call, offered: [], end: loaded, notes: [], subject: null, milliseconds: null };
  const { offered, notes } = loaded;
  const [best] = offered;
  const asked = call || (best?.missing.length === 0 ? best.text : '');
  const known = { functions, offered, notes, milliseconds: null };
  if (!asked) return { ...known, call: '', end: { kind: 'nothing' }, subject: null };
  const how = {
    isCallSaid: call !== '',
    isFormSeen: loaded.isFormSeen,
    said: readSaid(reads),
    known: before,
  };
  const facts = { ...known, call: asked, subject: describeSubject(loaded, asked, root, how) };
  begun({ ...facts, end: { kind: 'stopped' } });
  const recording = { calls: limits.calls, milliseconds: 1000 * limits.seconds };
  const begunAt = performance.now();
  const raised = recordCall(loaded, asked, root, recording);
  const milliseconds = performance.now() - begunAt;
  const names = [...runtime.log.inert];
  const inert: RunNote[] = names.length === 0 ? [] : [{ kind: 'inert', names }];
  const isShort = runtime.spent < recording.milliseconds / 4;
  const left = raised ? null : readBoardLeft(loaded, asked, root);
  const subject = { ...facts.subject, left };
  const told = { ...facts, subject, notes: [...notes, ...inert], end: describeEnd(raised), milliseconds };
  if (!isShort || runtime.log.calls > MOST_LINED) return told;
  ran(told);
  loaded.reload(true);
  return { ...told, end: describeEnd(recordCall(loaded, asked, root, recording)) };
}

/** Without recording. Each question brings its own board. One that doesn't finish is the last. */
export function askProgram(
  loaded: LoadedProgram,
  questions: readonly { readonly call: string; readonly position: MnkPosition }[],
): CallResult[] {
  const answers: CallResult[] = [];
  for (const { call, position } of questions) {
    const answer = loaded.runtime.evaluate(call, writeBoardFor(loaded, position));
    answers.push(answer);
    if (isEndless(answer)) break;
  }
  return answers;
}

export function completeRun(facts: RunFacts, log: RunLog): ProgramRun {
  return runAtOnce(completeRunInParts(facts, log));
}

export function* completeRunInParts({ subject, ...facts }: RunFacts, log: RunLog): InParts<ProgramRun> {
  const { end, call } = facts;
  const stopLine = ('line' in end ? end.line : null) ?? 0;
  const seen = subject && new SeenCalls(log, subject);
  yield* endPart(log.calls);
  const trace = seen && (yield* buildTrace(seen, stopLine));
  yield* endPart(log.calls);
  return {
    ...facts,
    trace,
    reading: seen && (yield* readProgram(call, seen, trace)),
    before: log.printed.filter(({ isRecorded }) => !isRecorded).map(({ text }) => text),
  };
}

/** Loads a program and finds what it offers for a position. Returns how the run ended if it can't be used. */
export function loadProgram(
  runtime: Runtime,
  program: Pick<Program, 'position' | 'call' | 'reads' | 'known'> & { readonly limits?: Program['limits'] },
): LoadedProgram | RunEnd {
  const { call } = program;
  const position = program.position as MnkPosition;
  const topLevel = 1000 * (program.limits?.outside ?? usualLimits.outside);
  const source = runtime.texts.join('\n');
  const raised = runtime.load(topLevel, false);
  const isSlow = runtime.spent > SLOW;
  const { outline } = runtime;
  if (raised && (raised.name === 'SyntaxError' || outline.functions.length === 0)) return describeEnd(raised);
  const representations = applyKnown(listRepresentations(runtime), program);
  const size = representations[0].isOwn ? null : findOtherSize(runtime);
  if (size) return { kind: 'other-size', ...size };
  const access = {
    hasGlobalBoard: representations[0].globalBoard !== null,
    holder: representations.find(({ holder }) => holder !== null)?.holder ?? null,
    hasMethods: runtime.objects !== null,
  };
  const entries = findEntries(outline, access, source);
  const [entry] = entries;
  if (raised && (!entry || runtime.evaluate(entry.callee ?? entry.owner ?? entry.name).returned === null))
    return describeEnd(raised);
  const notes: RunNote[] = raised
    ? [
        raised.limit
          ? { kind: 'endless', line: raised.line }
          : { kind: 'top-level', name: raised.name, text: raised.text, line: raised.line },
      ]
    : [];
  const isOver = position.game.outcome(position) !== null;
  const root = isOver ? position.game.start() : position;
  let known = representations;
  const triesFor = (each: typeof entry) => listTries(runtime, known, each, position, call, source);
  const firstTries = triesFor(entry);
  const budget: TrialBudget = { endless: 0 };
  // The program may have played a game and filled a table, so that nothing is left to search. Until the table is emptied,
  // only marks that the program names are tried: others are in no table, and would seem right.
  const tables = listTables(runtime.texts[0]);
  const own = firstTries.filter(({ representation }) => representation.areMarksNamed);
  let emptied: readonly string[] = [];
  const reload = (isLined: boolean) => {
    const failed = runtime.load(topLevel, isLined);
    emptyTables(runtime, emptied);
    return failed;
  };
  const tryEmptied = (tries: typeof firstTries) => {
    emptied = tables;
    emptyTables(runtime, tables);
    const found = findFitting(tries, root, budget);
    if (found) return found;
    emptied = [];
    reload(false);
    return null;
  };
  let fits = own.length > 0 && tables.length > 0 ? findFitting(own, root, budget) : null;
  if (tables.length > 0) fits ??= tryEmptied(own.length > 0 ? own : firstTries);
  let first: typeof entry | undefined = entry;
  fits ??= findFitting(firstTries, root, budget);
  // A state that the program's own moves reach: no other board may have what it knows beside its cells.
  const tryReached = (holder: BoardHolder | null) => {
    const reached = findReached(runtime, holder);
    const { objects } = runtime;
    reload(false);
    if (!reached) return;
    // On boards of both sides, so that each question to the program gets the same kind of object.
    const isDiffering = [otherRoots.x[0], otherRoots.o[0]].some((each) => {
      const write = (representation: Representation) => writeBoardFor({ runtime, representation }, each);
      const differing = fits && objects?.differs(write(fits.representation), write(reached));
      return differing && runtime.evaluate(differing).returned === runtime.language.write(true);
    });
    if (fits && !isDiffering) return;
    const before = known;
    known = applyKnown([reached], program);
    const reaching = findEntries(outline, { ...access, holder: reached.holder }, source);
    for (const each of call ? [entry] : reaching.slice(0, MOST_ENTRIES)) {
      const found = findFitting(triesFor(each), root, budget);
      if (found) [fits, first] = [found, each];
      if (found) return;
    }
    known = before;
  };
  const held = fits?.representation.holder ?? null;
  if (!fits || (!isSlow && held && held.made !== null)) tryReached(held);
  // Another function may accept the known values, or the object that holds the board.
  for (const each of call ? [] : entries.slice(1, MOST_ENTRIES)) {
    if (fits) break;
    [fits, first] = [findFitting(triesFor(each), root, budget), each];
  }
  // A program that fails on this board may continue to a move on another.
  if (!fits) {
    first = entry;
    for (const other of otherRoots[position.toMove])
      fits ??= findFitting(firstTries.slice(0, MOST_AGAIN), other, budget);
  }
  if (tables.length > 0) fits ??= tryEmptied(firstTries);
  // Rules or a table answer without a search, and soon.
  const answering =
    fits || isSpent(budget) ? null : findAnswering(firstTries, [root, ...otherRoots[position.toMove]]);
  // At the next start, or call, chance may choose other sides, so one proves nothing.
  const isSteady = () => {
    if (!fits || !drawsSides(runtime)) return true;
    if (isSlow) return false;
    reload(false);
    const isDrawn = runtime.hasDrawn;
    for (let start = 0; start < STARTS; start++) {
      if (isDrawn && start > 0) reload(false);
      if (!keepsSide(fits, root)) return false;
    }
    return true;
  };
  const keptSides = isSteady();
  const isSaid = call !== '' || !fits || isFlagSeen(fits, triesFor(first ?? entry), root);
  reload(false);
  const { representation, fill, search } = fits ?? { ...(answering ?? firstTries[0]), search: NOT_SEEN };
  const offered = listOffers(outline, { ...access, holder: representation.holder }, fill, source);
  const isFirst = ({ name, line }: OfferedCall) => name === first?.name && line === first.line;
  const rank = (each: OfferedCall) => (each.missing.length > 0 ? 2 : isFirst(each) ? 0 : 1);
  return {
    runtime,
    representation,
    search,
    isSlow,
    reload,
    isFormSeen: (fits !== null && keptSides && isSaid) || answering !== null,
    notes,
    offered: offered.toSorted((a, b) => rank(a) - rank(b)),
  };
}

/** Boards with other numbers of free cells, and the number of ways to try there. */
const otherRoots = {
  x: [ticTacToe.makePosition(0b101, 0b10_000_010), ticTacToe.makePosition(0b110_100, 0b101_000_010)],
  o: [ticTacToe.makePosition(0b1_000_101, 0b10_000_010), ticTacToe.makePosition(0b101, 0b10_000_000)],
} as const;
const MOST_AGAIN = 24;

const NOT_SEEN: SeenSearch = { functions: new Set(), asked: new Set() };

function describeEnd(raised: RaisedError | null): RunEnd {
  if (!raised) return { kind: 'done' };
  const { name, text, line, limit } = raised;
  return limit ? { kind: 'limit', limit, line } : { kind: 'error', name, text, line };
}
