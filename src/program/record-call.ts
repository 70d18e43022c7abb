import type { MnkPosition } from '../game/index.ts';
import type { OutlinedFunction } from './outline.ts';
import { writeBoard, type Representation } from './representation.ts';
import type { Raised, Recording, Runtime } from './runtime.ts';
import type { RunSubject } from './seen.ts';

/** A program that can be asked: the language it runs in, and how it keeps a board. */
export interface Askable {
  readonly runtime: Runtime;
  readonly representation: Representation;
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

/** Calls what an expression calls for a position, into the log. */
export function record(
  loaded: Askable,
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

/** What is to be known of a call besides its log. */
export function subjectOf({ runtime, representation }: Askable, call: string, root: MnkPosition): RunSubject {
  const { marks, globalBoard } = representation;
  return {
    root,
    outline: runtime.outline,
    marks,
    hasGlobalBoard: globalBoard !== null && !isHandedBoard(call),
  };
}
