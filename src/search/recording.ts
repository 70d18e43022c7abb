import { formatPosition, parsePosition, type MnkPosition } from '../game/index.ts';
import { words } from '../words/index.ts';
import { resolveOptions, type ResolvedOptions, type SearchOptions } from './options.ts';
import type { ProgramListing } from './program-listing.ts';
import { ProgramTrace, type ProgramColumns, type ProgramFunction } from './program-trace.ts';

/** A program with its runs on some boards, recorded once for all readers, as plain data. */
export interface Recording {
  /** By language; calls and scores are the same in each. */
  readonly programs: Readonly<Record<string, RecordedProgram>>;
  readonly runs: readonly RecordedRun[];
}

export interface RecordedProgram {
  readonly text: string;
  readonly functions: readonly ProgramFunction[];
  /** The lines that are wrong, from 1. */
  readonly wrong: readonly number[];
  /** The lines that should be there, each with the number of the line that it follows. */
  readonly right: readonly (readonly [after: number, text: string])[];
}

/** A score in JSON: null for NaN, and infinities as text. */
type RecordedScore = number | '∞' | '−∞' | null;

export interface RecordedRun extends RecordedCalls {
  readonly position: string;
  readonly options: SearchOptions;
  /** By language. */
  readonly told: Readonly<Record<string, RecordedColumns>>;
}

/** The part of a recorded run that is the same in every language. */
interface RecordedCalls {
  readonly ply: readonly number[];
  readonly move: readonly number[];
  readonly score: readonly RecordedScore[];
  readonly kind: readonly number[];
  readonly origin: readonly number[] | null;
  readonly x: readonly number[];
  readonly o: readonly number[];
  readonly chosen: number;
  readonly isNegamax: boolean;
}

/** The part of a recorded run that depends on its language. */
type RecordedColumns = {
  readonly [N in 'ran' | 'rest' | 'returned' | 'callLine' | 'returnLine']: readonly number[];
} & Pick<ProgramColumns, 'rests' | 'values' | 'answered' | 'printed'> & {
    readonly lines: { readonly numbers: readonly number[]; readonly starts: readonly number[] } | null;
    readonly assigned: { readonly ids: readonly number[]; readonly starts: readonly number[] } | null;
  };

/** Runs with more calls are kept without the lines and variables of each step. */
const MOST_LINED = 100;

/** Throws if a run was stopped. `before` is what the program printed before the call. */
export function packCalls(trace: ProgramTrace): RecordedCalls {
  const { ply, move, score, kind, origin, program, stopped } = trace;
  if (stopped) throw new RangeError(words.errors.recordingStopped(trace.length));
  return {
    ply: [...ply],
    move: [...move],
    score: Array.from(score, writeScore),
    kind: [...kind],
    origin: origin && [...origin],
    x: [...program.x],
    o: [...program.o],
    chosen: program.chosen,
    isNegamax: program.isNegamax,
  };
}

export function packTold({ program, length }: ProgramTrace, before: readonly string[]): RecordedColumns {
  const { ran, rest, returned, callLine, returnLine, rests, values, answered, lines, assigned } = program;
  const isLined = length <= MOST_LINED;
  return {
    ran: [...ran],
    rest: [...rest],
    returned: [...returned],
    callLine: [...callLine],
    returnLine: [...returnLine],
    rests,
    values: isLined ? values : values.slice(0, 1 + Math.max(...returned)),
    answered,
    printed: [...before.map((text) => ({ step: 0, text })), ...program.printed],
    lines: lines && isLined ? { numbers: [...lines.numbers], starts: [...lines.starts] } : null,
    assigned: assigned && isLined ? { ids: [...assigned.ids], starts: [...assigned.starts] } : null,
  };
}

/** The options to keep with a recorded run: whose scores they are, and what an end counts. */
export function packOptions({ scoring, max, win, depthFrom }: ResolvedOptions): SearchOptions {
  return { scoring: scoring.name as SearchOptions['scoring'], max, win, depthFrom };
}

/** The run at a position, the first without one. Throws if there is none. */
export function unpackRecording(
  { programs, runs }: Recording,
  name: string,
  language: string,
  position?: MnkPosition,
): ProgramTrace {
  const wanted = position && formatPosition(position);
  const isWanted = (each: RecordedRun) =>
    each.position === wanted && parsePosition(wanted).toMove === position!.toMove;
  const run = position ? runs.find(isWanted) : runs[0];
  if (!run)
    throw new RangeError(
      words.errors.notRecorded(
        name,
        wanted!,
        runs.map((each) => each.position),
      ),
    );
  const program = programs[language];
  const root = parsePosition(run.position) as MnkPosition;
  const { parent, end } = findSubtrees(run.ply);
  const told = run.told[language];
  const listing: ProgramListing = { name, language, ...program };
  return new ProgramTrace(
    root,
    resolveOptions(run.options, root),
    {
      length: run.ply.length,
      parent,
      end,
      move: Int8Array.from(run.move),
      ply: Uint8Array.from(run.ply),
      score: Float64Array.from(run.score, readScore),
      kind: Uint8Array.from(run.kind),
      origin: run.origin && Int32Array.from(run.origin),
      cut: null,
    },
    {
      x: Int16Array.from(run.x),
      o: Int16Array.from(run.o),
      functions: program.functions,
      ran: Uint8Array.from(told.ran),
      rests: told.rests,
      rest: Int32Array.from(told.rest),
      values: told.values,
      returned: Int32Array.from(told.returned),
      answered: told.answered,
      chosen: run.chosen,
      callLine: Int32Array.from(told.callLine),
      returnLine: Int32Array.from(told.returnLine),
      lines: told.lines && {
        numbers: Uint16Array.from(told.lines.numbers),
        starts: Int32Array.from(told.lines.starts),
      },
      assigned: told.assigned && {
        ids: Int32Array.from(told.assigned.ids),
        starts: Int32Array.from(told.assigned.starts),
      },
      printed: told.printed,
      open: 0,
      stopLine: 0,
      isNegamax: run.isNegamax,
    },
    null,
    listing,
  );
}

/** Parents and ends follow from the plies, as nodes are in preorder. */
function findSubtrees(ply: readonly number[]): { readonly parent: Int32Array; readonly end: Int32Array } {
  const [parent, end] = [new Int32Array(ply.length), new Int32Array(ply.length)];
  const open: number[] = [];
  ply.forEach((own, node) => {
    while (open.length > own) end[open.pop()!] = node;
    parent[node] = open.at(-1) ?? -1;
    open.push(node);
  });
  for (const node of open) end[node] = ply.length;
  return { parent, end };
}

function writeScore(score: number): RecordedScore {
  if (Number.isNaN(score)) return null;
  return Number.isFinite(score) ? score : score > 0 ? '∞' : '−∞';
}

function readScore(score: RecordedScore): number {
  if (score === null) return Number.NaN;
  return typeof score === 'number' ? score : score === '∞' ? Infinity : -Infinity;
}
