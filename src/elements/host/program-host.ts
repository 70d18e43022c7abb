import type { MnkPosition } from '../../game/index.ts';
import type { ProgramLimits, Reply } from '../../program/index.ts';
import type { SessionHost } from './session-host.ts';

/** Who waits for the answer of a program. */
export interface ReplyWatch {
  /** Aborted when nobody waits any more; the program is ended then. */
  readonly stopped: AbortSignal;
  /** Called with the number of calls as they are made. */
  readonly tell: (calls: number) => void;
}

/** A program as it stood at one moment, to play against. */
export interface Opponent {
  /** Whether its text is another one than that which stands on the page now. */
  readonly isOutdated: boolean;
  /** What it makes of a position, within the limits of its element; never rejected. */
  reply(position: MnkPosition, watch: ReplyWatch): Promise<Reply>;
}

/** A host whose trace is the run of a reader's program. */
export interface ProgramHost extends SessionHost {
  /** The step in the run that is walked through, from 0. */
  step: number;
  /** When a run is ended that does not end by itself. */
  limits: ProgramLimits;
  /** Runs the program as it stands; done when it has ended, however it did. */
  run(): Promise<void>;
  /** The program as it stands now. */
  opponent(): Opponent;
  /** Takes a reply of its program, to be walked through. */
  walkThrough(reply: Reply): Promise<void>;
  /** Shows a line of its text. */
  goToLine(line: number): void;
}

/** Whether a host has a program. */
export function isProgramHost(host: SessionHost | null): host is ProgramHost {
  return host !== null && 'opponent' in host;
}
