import { words } from '../words/index.ts';
import { usualLimits, type ProgramLimits, type RunEnd } from './program.ts';
import type { LimitKind } from './runtime.ts';

/** Null if the run finished. */
export function describeRunEnd(end: RunEnd, limits: ProgramLimits): string | null {
  const said = words.programRun.end;
  switch (end.kind) {
    case 'done':
      return null;
    case 'error':
      if (end.name === 'Plybook') return said.own(end.text);
      return end.name === 'input' ? said.input(end.line) : said.error(end.name, end.text, end.line);
    case 'limit': {
      const { limit, line } = end;
      return (limit === 'calls' ? said.calls(limits.calls) : said[limit]) + said.at(line);
    }
    case 'other-size':
      return said.otherSize(end.rows, end.columns);
    default:
      return said[end.kind];
  }
}

export function findEndLine(end: RunEnd): number | null {
  return end.kind === 'error' || end.kind === 'limit' ? end.line : null;
}

export interface RaisedLimits {
  readonly label: string;
  readonly limits: ProgramLimits;
}

const MORE = 10;

/** Limits that cannot be raised. */
const lasting: readonly LimitKind[] = ['depth', 'memory', 'crash'];

/** Raises the limit that ended a run; null if none did, or if it cannot be raised. */
export function raiseLimits(end: RunEnd, limits: ProgramLimits): RaisedLimits | null {
  if (end.kind !== 'limit' || lasting.includes(end.limit)) return null;
  const said = words.programRun.end;
  const limit = end.limit === 'calls' ? 'calls' : 'seconds';
  const more = limits[limit] * MORE;
  const text = limit === 'calls' ? said.moreCalls(more) : said.moreWork(MORE);
  return {
    label: words.programRun.message.raiseLimit(text),
    limits: { ...limits, [limit]: more },
  };
}

/** Raises the limit of the code outside functions. */
export function raiseOutside(limits: ProgramLimits): RaisedLimits {
  const outside = MORE * (limits.outside ?? usualLimits.outside);
  const label = words.programRun.message.raiseLimit(words.programRun.end.moreWork(MORE));
  return { label, limits: { ...limits, outside } };
}
