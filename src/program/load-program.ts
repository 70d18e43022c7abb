import type { Side } from '../game/index.ts';
import { CallFinder, findAccess } from './find-call.ts';
import { findEntries, listOffers } from './offers.ts';
import { findOtherSize } from './other-size.ts';
import { usualLimits, type OfferedCall, type Program, type RunEnd, type RunNote } from './program.ts';
import type { AskableProgram } from './record-call.ts';
import { applyKnown, listRepresentations } from './representation.ts';
import { SLOW_TOP_LEVEL, type RaisedError, type Runtime } from './runtime.ts';

export interface LoadedProgram extends AskableProgram {
  readonly offered: readonly OfferedCall[];
  readonly notes: readonly RunNote[];
  /** Whether a trial continued from a position to a move, or answered with one on each of several boards. */
  readonly isFormSeen: boolean;
  /** The side that begins in the games of the program. */
  readonly begins: Side;
  /** Whether the top level does a lot of work, such as playing a whole game. */
  readonly isSlow: boolean;
  /** Runs the top level from the start, as before the first call. */
  readonly reload: (isLined: boolean) => RaisedError | null;
}

type LoadableProgram = Pick<Program, 'position' | 'call' | 'reads' | 'earlierReading'> & {
  readonly limits?: Program['limits'];
};

/** Loads a program and finds what it offers for a position. Returns how the run ended if it can't be used. */
export function loadProgram(runtime: Runtime, program: LoadableProgram): LoadedProgram | RunEnd {
  const topLevel = 1000 * (program.limits?.outside ?? usualLimits.outside);
  const source = runtime.texts.join('\n');
  const raised = runtime.load(topLevel, false);
  const isSlow = runtime.spent > SLOW_TOP_LEVEL;
  const { outline } = runtime;
  if (raised && (raised.name === 'SyntaxError' || outline.functions.length === 0)) return describeEnd(raised);
  const representations = applyKnown(listRepresentations(runtime), program);
  const size = representations[0].isOwn ? null : findOtherSize(runtime);
  if (size) return { kind: 'other-size', ...size };
  const access = findAccess(runtime, representations);
  const entries = findEntries(outline, access, source);
  const [entry] = entries;
  if (raised && (!entry || runtime.evaluate(entry.callee ?? entry.owner ?? entry.name).returned === null))
    return describeEnd(raised);
  const finder = new CallFinder(runtime, { ...program, representations, access, entries, isSlow, topLevel });
  const { way, first, search, isFormSeen, begins } = finder.find();
  const { representation, fill } = way;
  const offered = listOffers(outline, { ...access, holder: representation.holder }, fill, source);
  const isFirst = ({ name, line }: OfferedCall) => name === first?.name && line === first.line;
  const rank = (each: OfferedCall) => (each.missing.length > 0 ? 2 : isFirst(each) ? 0 : 1);
  return {
    runtime,
    representation,
    search,
    isSlow,
    reload: (isLined) => finder.reload(isLined),
    isFormSeen,
    begins,
    notes: raised ? [describeEarlyEnd(raised)] : [],
    offered: offered.toSorted((a, b) => rank(a) - rank(b)),
  };
}

function describeEarlyEnd({ limit, name, text, line }: RaisedError): RunNote {
  return limit ? { kind: 'endless', line } : { kind: 'top-level', name, text, line };
}

export function describeEnd(raised: RaisedError | null): RunEnd {
  if (!raised) return { kind: 'done' };
  const { name, text, line, limit } = raised;
  return limit ? { kind: 'limit', limit, line } : { kind: 'error', name, text, line };
}
