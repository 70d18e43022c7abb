import type { Session } from '../../walk/index.ts';
import type { NavigationCommand } from './key-table.ts';

interface JumpRow {
  /** Its counterpart backwards; null if there is none. */
  readonly back: NavigationCommand | null;
  /** Whether the jump has a chip. */
  readonly isOffered: (session: Session) => boolean;
  /** Whether any step of the search can be its target; null if every search has one. */
  readonly isPossible: ((session: Session) => boolean) | null;
}

const rows = {
  nextFault: {
    back: null,
    isOffered: ({ faults }) => has('wrong', faults) || (isProgram(faults) && !has('error', faults)),
    isPossible: ({ faults }) => has('wrong', faults),
  },
  toError: {
    back: null,
    isOffered: ({ faults }) => has('error', faults),
    isPossible: ({ faults }) => has('error', faults),
  },
  nextChange: { back: 'previousChange', isOffered: () => true, isPossible: null },
  nextCutoff: {
    back: 'previousCutoff',
    isOffered: ({ faults }) => !isProgram(faults),
    isPossible: ({ trace, comparison }) => Boolean(trace.cut ?? comparison?.right.cut),
  },
  nextDifference: {
    back: 'previousDifference',
    isOffered: ({ comparison }) => comparison !== null,
    isPossible: ({ comparison }) => comparison !== null,
  },
  nextLeaf: { back: 'previousLeaf', isOffered: () => true, isPossible: null },
  nextRepeat: {
    back: 'previousRepeat',
    isOffered: ({ trace, faults }) => isProgram(faults) || trace.origin !== null,
    isPossible: ({ trace }) => trace.repeats.length > 0,
  },
} as const satisfies Partial<Record<NavigationCommand, JumpRow>>;

export type Jump = keyof typeof rows;

/** The jumps that have a chip, in its order. */
export const jumps: Readonly<Record<Jump, JumpRow>> = rows;

export function isJump(command: NavigationCommand): command is Jump {
  return Object.hasOwn(jumps, command);
}

export function isProgram(faults: Session['faults']): boolean {
  return faults !== null;
}

function has(wanted: 'wrong' | 'error', faults: Session['faults']): boolean {
  return faults?.some(({ kind }) => kind === wanted) ?? false;
}
