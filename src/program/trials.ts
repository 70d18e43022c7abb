import { countBits, type MnkPosition } from '../game/index.ts';
import type { ProgramTrace } from '../search/index.ts';
import { writeCall, type Fillings } from './offers.ts';
import type { OutlinedFunction } from './outline.ts';
import { recordCall, describeSubject, type AskableProgram } from './record-call.ts';
import { writeBoard, type Representation } from './representation.ts';
import type { Runtime } from './runtime.ts';
import { buildTrace } from './build-trace.ts';

/** Calls that are enough to see whose move comes first, and milliseconds for all trials. */
const TRIAL = 3;
const TRIALS = 1000;

export interface CallTry extends AskableProgram {
  readonly fill: Fillings;
  readonly call: string;
}

export function listTries(
  runtime: Runtime,
  representations: readonly Representation[],
  entry: OutlinedFunction | undefined,
  position: MnkPosition,
  asked: string,
): CallTry[] {
  // Methods of the class that holds the board are called on it.
  const isMethod = asked
    ? /\bboard\.\w+\(/.test(asked)
    : representations.some(({ holder }) => holder && holder.owner === entry?.owner);
  const held = representations.filter(({ holder }) => holder !== null);
  const fitting = isMethod && held.length > 0 ? held : representations;
  const tries = fitting.flatMap((representation) =>
    [true, false].flatMap((isMax) =>
      [false, true].map((isCountedDown) => {
        const fill = chooseFillings({ runtime, representation }, position, isMax, isCountedDown);
        return {
          runtime,
          representation,
          fill,
          call: asked || (entry ? writeCall(entry, fill, runtime.outline, representation.holder) : ''),
        };
      }),
    ),
  );
  const seen = new Set<string>();
  return tries.filter(({ representation, call }) => {
    const key = `${writeBoard(position, representation, runtime)} ${call}`;
    return !seen.has(key) && seen.add(key);
  });
}

function chooseFillings(
  { runtime, representation }: AskableProgram,
  { toMove, x, o }: MnkPosition,
  isMax: boolean,
  isCountedDown: boolean,
): Fillings {
  const free = 9 - countBits(x | o);
  const { write } = runtime.language;
  return {
    depth: write(isCountedDown ? free : 0),
    isMax: write(isMax),
    side: write(representation.marks[toMove] as string),
    lowest: write(-Infinity),
    highest: write(Infinity),
    nothing: write(null),
  };
}

/** The first way that goes on to a move, else one that then raises. Null if neither, or time is up. */
export function findFitting(tries: readonly CallTry[], position: MnkPosition): CallTry | null {
  const end = Date.now() + TRIALS;
  let failing: CallTry | null = null;
  for (const each of tries) {
    if (Date.now() > end) break;
    const { isMove, isError } = tryCall(each, position);
    if (isMove && !isError) return each;
    if (isMove) failing ??= each;
  }
  return failing;
}

function tryCall(way: CallTry, position: MnkPosition): { isMove: boolean; isError: boolean } {
  way.runtime.log.clear();
  if (!way.call) return { isMove: false, isError: false };
  const raised = recordCall(way, way.call, position, { calls: TRIAL, milliseconds: TRIALS });
  return { isMove: isMoveFirst(way, position), isError: raised !== null && raised.limit === null };
}

function isMoveFirst(way: CallTry, position: MnkPosition): boolean {
  const { log } = way.runtime;
  const trace = buildTrace(log, describeSubject(way, way.call, position));
  if (!trace || trace.length < 2) return false;
  const { x, o } = trace.position(1);
  const [more, other] =
    position.toMove === 'x' ? [x & ~position.x, o & ~position.o] : [o & ~position.o, x & ~position.x];
  const isKept = (x & position.x) === position.x && (o & position.o) === position.o;
  const isTaken = (more & (position.x | position.o)) !== 0;
  return more !== 0 && other === 0 && isKept && !isTaken && isAnswerSeen(trace);
}

/** Whether the other side's mark can be told from an empty cell, where it has replied. */
function isAnswerSeen(trace: ProgramTrace): boolean {
  if (trace.length < 3 || trace.parent[2] !== 1) return true;
  const [before, after] = [trace.position(1), trace.position(2)];
  return countBits(after.x | after.o) > countBits(before.x | before.o);
}
