import { countBits, opponent, ticTacToe, type MnkPosition, type Side } from '../game/index.ts';
import { runAtOnce, type ProgramTrace } from '../search/index.ts';
import type { CallTries, CallTry } from './call-tries.ts';
import { findSearch, type SeenSearch } from './find-search.ts';
import { recordCall, describeSubject } from './record-call.ts';
import { keepCalls } from './keep-calls.ts';
import { MEMBER } from './languages.ts';
import { hasOtherMarks, learnMarks } from './placed-marks.ts';
import { spellValue, type MarkNames } from './read-cells.ts';
import type { Representation } from './representation.ts';
import { isEndless, isLacking } from './runtime.ts';
import { SeenCalls } from './seen-calls.ts';
import { buildTrace } from './build-trace.ts';

/** Boards with other numbers of free cells. */
export const otherRoots = {
  x: [ticTacToe.makePosition(0b101, 0b10_000_010), ticTacToe.makePosition(0b110_100, 0b101_000_010)],
  o: [ticTacToe.makePosition(0b1_000_101, 0b10_000_010), ticTacToe.makePosition(0b101, 0b10_000_000)],
} as const;
/** The number of calls that is enough to see who moves first and which function calls which. */
const TRIAL = 3;
const WIDE_TRIAL = 120;
/** Most ways to try, likeliest first. */
const MOST_TRIES = 400;
/** Limit, in ms of a usual computer, for a trial that its calls do not end; what it shows still counts. At most two. */
const LAST_RESORT = 1500;
const MOST_ENDLESS = 2;

export const trialLimits = { calls: WIDE_TRIAL, milliseconds: LAST_RESORT };

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

export interface FittingTry extends CallTry {
  readonly search: SeenSearch;
  /** Whether it raised an error before any call returned or the other side moved: perhaps the board has another form. */
  readonly isStopped: boolean;
}

/** The first way that continues to a move, else one that then raises an error; null if neither. */
export function findFitting(tries: CallTries, position: MnkPosition, budget: TrialBudget): FittingTry | null {
  let failing: FittingTry | null = null;
  let shown: Representation | null = null;
  const learnt = new Set<string>();
  for (const listed of tries.first(MOST_TRIES)) {
    // Where a board of this form is played on until an error, only the arguments may be wrong.
    if (shown && listed.representation !== shown) continue;
    // As it is listed, and once more with the marks that it shows.
    let each = listed.call ? listed : null;
    while (each) {
      if (isSpent(budget)) return failing;
      budget.prepare();
      const tried = tryCall(each, position);
      const { isMove, isError, isTooLong, search, seen } = tried;
      const isOwn =
        isMove && !hasOtherMarks(seen, each.representation) && keepsMarks(each, tried.trace, position);
      const fitting = { ...each, search, isStopped: isError && !tried.isFormShown };
      // Another form may only go round what is missing here.
      if (isLacking(tried)) return fitting;
      if (isOwn && !isError) return fitting;
      if (isMove) failing ??= fitting;
      if (isOwn && tried.isFormShown) shown ??= listed.representation;
      if (isTooLong) budget.endless++;
      // Marks named by the program's constants are not learnt again, unless it writes more around them.
      const marks =
        isOwn || each !== listed
          ? null
          : learnMarks(seen, each.representation, position, tries.areMarksNamed && !isOfObjects(each));
      const key = JSON.stringify([marks, each.call]);
      each = marks && !learnt.has(key) ? withMarks(each, marks, position.toMove) : null;
      learnt.add(key);
    }
  }
  return failing;
}

/** Whether objects of the program are tried as marks: they may only be its players, which have marks themselves. */
function isOfObjects({ representation: { areMarksNamed, marks } }: CallTry): boolean {
  return !areMarksNamed && typeof marks.x === 'string' && marks.x.startsWith(MEMBER);
}

/**
 * The same way with other marks, which are also those of the sides that no argument of its call has named, and of the other
 * side where only its mark is another.
 */
function withMarks(way: CallTry, marks: MarkNames, toMove: Side): CallTry {
  const before = way.representation.marks;
  const spell = (names: MarkNames, side: Side) =>
    way.runtime.language.write(spellValue(names[side], names) as string);
  const [own, other] = [toMove, opponent(toMove)].map((side) => spell(marks, side));
  const old = spell(before, opponent(toMove));
  const isOtherAlone = own === spell(before, toMove);
  const call = isOtherAlone
    ? way.call.replaceAll(/(?<=[(,=]\s*)[^\s(),=]+(?=\s*[,)])/g, (given) => (given === old ? other : given))
    : way.call;
  const sides = way.fill.sides[0] === way.fill.side ? ([own, other] as const) : ([other, own] as const);
  const players = isOfObjects(way) ? { players: [before.x, before.o] as const } : {};
  const isNamed = way.call.includes(way.fill.side);
  const named = way.fill.sides.map((each) => (isOtherAlone && each === old ? other : each));
  const fill = isNamed
    ? { ...way.fill, sides: named as [string, string] }
    : { ...way.fill, side: own, sides };
  return { ...way, call, fill, representation: { ...way.representation, marks: { ...marks, ...players } } };
}

/** Makes a trial call: records everything that may lead to a search, and finds the search in it. */
export function tryCall(way: CallTry, position: MnkPosition) {
  const { log } = way.runtime;
  log.clear();
  const raised = recordCall(way, way.call, position, trialLimits);
  const seen = new SeenCalls(log, describeSubject(way, way.call, position));
  const search = findSearch(seen);
  const isTooLong = isEndless({ raised }) || raised?.limit === 'memory' || raised?.limit === 'crash';
  if (search.functions.size === 0 || (raised?.limit === null && isOnlyMade(seen, way.call)))
    return {
      isMove: false,
      isOther: false,
      isError: raised !== null,
      isFormShown: false,
      isTooLong,
      search,
      seen,
      raised,
      trace: null,
    };
  const kept = keepCalls(log, new Set([...search.functions, ...search.asked]));
  const trace = runAtOnce(buildTrace(new SeenCalls(kept, seen.subject)));
  const isError = raised !== null && raised.limit === null && (trace?.length ?? 0) <= TRIAL;
  const { isMove, isOther } = readFirstMove(trace, position);
  const isFormShown =
    trace !== null && (trace.program.returned.some((each) => each >= 0) || hasReplied(trace, position));
  return { isMove, isOther, isError, isFormShown, isTooLong, search, seen, raised, trace };
}

/**
 * Whether boards are only in the calls that make the object of a method, as a tree that is built first: nothing shows that
 * the method takes a board too.
 */
function isOnlyMade(seen: SeenCalls, call: string): boolean {
  const { length, parent } = seen.calls;
  if (!/\)\.\w+\((?:[^()]|\([^()]*\))*\bboard\b/.test(call)) return false;
  const last = parent.findLastIndex((above, at) => at < length && above < 0);
  for (let each = last + 1; each < length; each++) if (seen.at(each).board !== null) return false;
  return last > 0;
}

/**
 * Whether a call fails for want of what the program gives its objects after it has made them, `player.opponent = other`:
 * no call of ours does that.
 */
export function isUnset(way: CallTry, positions: readonly MnkPosition[]): boolean {
  const source = way.runtime.texts.join('\n');
  const begun = source.matchAll(/\b(?:self|this)\.(\w+) *= *(?:None|null|undefined)\b/g);
  const isGiven = ([, name]: RegExpMatchArray) =>
    new RegExp(`(?<!\\bself|\\bthis)\\.${name} *=(?!=)`).test(source);
  return (
    [...begun].some(isGiven) &&
    positions.some((each) => /NoneType|of (?:null|undefined)\b/.test(tryCall(way, each).raised?.text ?? ''))
  );
}

/** Whether the wrong side does not move first. */
export function keepsSide(way: CallTry, position: MnkPosition): boolean {
  return !tryCall(way, position).isOther;
}

/** Whether a flag decides who moves first. If the object knows whose turn it is, either flag gives the same move. */
export function isFlagSeen(way: CallTry, tries: CallTries, position: MnkPosition): boolean {
  if (way.representation.holder === null) return true;
  const isSame = (each: CallTry) =>
    each.representation === way.representation &&
    JSON.stringify({ ...each.fill, isMax: '' }) === JSON.stringify({ ...way.fill, isMax: '' });
  const other = tries.find((each) => each.call !== way.call && isSame(each));
  return !other || !tryCall(other, position).isMove;
}

/**
 * Whether the mark of the other side, guessed and not seen, is the one that the program puts on other boards: on this one
 * it may win before a reply.
 */
function keepsMarks(way: CallTry, trace: ProgramTrace | null, position: MnkPosition): boolean {
  const { areMarksNamed, marks } = way.representation;
  if (areMarksNamed || marks.pair || !trace || hasReplied(trace, position)) return true;
  return otherRoots[position.toMove].every((other) => {
    const { seen } = tryCall(way, other);
    return !hasOtherMarks(seen, way.representation);
  });
}

function hasReplied({ length, program: { x, o } }: ProgramTrace, { toMove, ...root }: MnkPosition): boolean {
  const replies = toMove === 'x' ? o : x;
  const given = root[toMove === 'x' ? 'o' : 'x'];
  for (let node = 1; node < length; node++)
    if (replies[node] >= 0 && (replies[node] & ~given) !== 0) return true;
  return false;
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
