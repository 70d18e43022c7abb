import type { MnkPosition } from '../../game/index.ts';
import type { ProgramLimits, Reply } from '../../program/index.ts';
import type { SessionHost } from './session-host.ts';

export interface ReplyWatch {
  /** Aborts when the reply is no longer wanted; ends the program. */
  readonly stopped: AbortSignal;
  readonly report: (calls: number) => void;
}

/** A copy of a program to play against; later edits do not change it. */
export interface Opponent {
  readonly isOutdated: boolean;
  /** Whether another program is shown in its place. */
  readonly isAnother: boolean;
  /** Keeps to the limits of its element; never rejects. */
  reply(position: MnkPosition, watch: ReplyWatch): Promise<Reply>;
}

/** A host whose trace is the run of a reader's program. */
export interface ProgramHost extends SessionHost {
  /** From 0. */
  step: number;
  /** Limits after which a run is stopped. */
  limits: ProgramLimits;
  run(): Promise<void>;
  opponent(): Opponent;
  walkThrough(reply: Reply): Promise<void>;
  goToLine(line: number): void;
}

export function isProgramHost(host: SessionHost | null): host is ProgramHost {
  return host !== null && 'opponent' in host;
}
