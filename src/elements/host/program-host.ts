import type { MnkPosition } from '../../game/index.ts';
import type { ProgramLimits, Reply } from '../../program/index.ts';
import type { SessionHost } from './session-host.ts';

/** Follows a program that is asked for a move. */
export interface ReplyWatch {
  /** Aborts when nobody waits any longer; it ends the program. */
  readonly stopped: AbortSignal;
  /** Called with the number of calls so far. */
  readonly tell: (calls: number) => void;
}

/** A copy of a program to play against; it keeps its text when the reader writes on. */
export interface Opponent {
  /** Whether the text on the page differs from its own. */
  readonly isOutdated: boolean;
  /** Moves within the limits of its element; never rejected. */
  reply(position: MnkPosition, watch: ReplyWatch): Promise<Reply>;
}

/** A host whose trace is the run of a reader's program. */
export interface ProgramHost extends SessionHost {
  /** The step in the run that is walked through, from 0. */
  step: number;
  /** Limits after which a run is stopped. */
  limits: ProgramLimits;
  /** Done when the program has ended, in whatever way. */
  run(): Promise<void>;
  opponent(): Opponent;
  /** Shows the run of a reply. */
  walkThrough(reply: Reply): Promise<void>;
  goToLine(line: number): void;
}

/** Whether a host has a program. */
export function isProgramHost(host: SessionHost | null): host is ProgramHost {
  return host !== null && 'opponent' in host;
}
