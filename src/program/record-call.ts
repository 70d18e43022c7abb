import type { MnkPosition } from '../game/index.ts';
import type { SeenSearch } from './find-search.ts';
import { findBoardParameter } from './fill-arguments.ts';
import { namesNoMove } from './move-in.ts';
import { findRecursion, type OutlinedFunction } from './outline.ts';
import type { Representation } from './representation.ts';
import { RAISED } from './run-log.ts';
import type { RaisedError, RecordingOptions, Runtime } from './runtime.ts';
import type { RunSubject } from './seen-call.ts';
import { writeBoard } from './write-board.ts';

export interface AskableProgram {
  readonly runtime: Runtime;
  readonly representation: Representation;
  /** Null before a trial. */
  readonly search: SeenSearch | null;
}

/** The functions to record: the search and those that the call runs; before a trial, all that may lead to a search. */
function findMarked({ outline }: Runtime, call: string, search: SeenSearch | null): number[] {
  const named = new Set(call.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  const { recursive, leading } = findRecursion(outline);
  // A call may name a function by the variable that holds it.
  const isCalled = ({ name, callee }: OutlinedFunction) =>
    named.has(name) || (callee !== null && named.has(callee));
  const isMarked = (called: OutlinedFunction, index: number) => {
    const { name } = called;
    if (search && search.functions.size > 0) return search.functions.has(index) || search.asked.has(index);
    return isCalled(called) || recursive.has(name) || (search === null && leading.has(name));
  };
  return outline.functions.flatMap((each, index) =>
    !each.isGenerator && isMarked(each, index) ? [index] : [],
  );
}

export function recordCall(
  loaded: AskableProgram,
  call: string,
  position: MnkPosition,
  recording: Omit<RecordingOptions, 'marked' | 'globalBoard'>,
): RaisedError | null {
  const { runtime, representation, search } = loaded;
  return runtime.record(call, writeBoardFor(loaded, position), {
    ...recording,
    marked: findMarked(runtime, call, search),
    globalBoard: readsGlobal(loaded, call) ? representation.globalBoard : null,
  });
}

/**
 * The board that the recorded call left, if its result names no move: then its move may be there. A call with a board of
 * its own is repeated for that, without recording. Null if there is no such board.
 */
export function readBoardLeft(loaded: AskableProgram, call: string, position: MnkPosition): string | null {
  const { runtime, representation } = loaded;
  const { log } = runtime;
  const last = log.blocks.at(-1)?.at(-1) ?? 0;
  const returned = last < RAISED ? log.values[RAISED - 1 - last] : undefined;
  if (returned === undefined || !namesNoMove(returned)) return null;
  return readsGlobal(loaded, call)
    ? runtime.evaluate(representation.globalBoard!).returned
    : runtime.evaluate(call, writeBoardFor(loaded, position)).board;
}

/** Writes the text of a board. If a global holds the board, the text assigns it. */
export function writeBoardFor(
  { runtime, representation }: Pick<AskableProgram, 'runtime' | 'representation'>,
  position: MnkPosition,
): string {
  const { globalBoard } = representation;
  const board = writeBoard(position, representation, runtime);
  return globalBoard === null ? board : `@${globalBoard}|${board}`;
}

/** Whether calls read the global board: the call passes none, or recursive functions take none. */
function readsGlobal(
  { runtime, representation }: Pick<AskableProgram, 'runtime' | 'representation'>,
  call: string,
): boolean {
  if (representation.globalBoard === null) return false;
  const { recursive } = findRecursion(runtime.outline);
  const isHandedNone = runtime.outline.functions.some(
    ({ name, parameters, callee }) =>
      recursive.has(name) && callee !== null && findBoardParameter(parameters) < 0,
  );
  return isHandedNone || !/\bboard\b/.test(call.replace(/^[^(]*/, ''));
}

export function describeSubject(
  asked: Pick<AskableProgram, 'runtime' | 'representation'>,
  call: string,
  root: MnkPosition,
  known: Pick<RunSubject, 'isCallSaid' | 'isFormSeen' | 'begins' | 'said' | 'earlierReading'> = {
    isCallSaid: false,
    isFormSeen: false,
    begins: 'x',
    said: {},
    earlierReading: null,
  },
): RunSubject {
  const { runtime, representation } = asked;
  const { marks, globalBoard, holder, empty, isOwn, areMarksNamed, like } = representation;
  return {
    root,
    outline: runtime.outline,
    marks,
    hasGlobalBoard: readsGlobal(asked, call),
    board: {
      global: globalBoard,
      holder: holder?.owner ?? null,
      empty,
      isOwn,
      areMarksNamed,
      isOrderShown: like?.isOrderShown ?? true,
    },
    ...known,
    left: null,
  };
}
