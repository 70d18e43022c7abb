import type { Finding, Goal, Judgement, Program, ProgramRun } from '../../program/index.ts';
import type { HostProgress } from '../host/session-host.ts';

/** What is known of a run as soon as it is over. */
interface RunFacts {
  readonly program: Program;
  /** The position as the reader wrote it. */
  readonly position: string;
  readonly run: ProgramRun;
  /** Faults and remarks; empty until the lines of the run are known. */
  readonly findings: readonly Finding[];
}

/** A run that is over and not judged: it could not be, or its reader went on before. */
export interface UnjudgedRun extends RunFacts {
  readonly phase: 'ran';
}

/** A run whose program is being asked what it does at other boards. */
export interface RunInJudgement extends RunFacts {
  readonly phase: 'judging';
  /** Those that have been checked. */
  readonly goals: readonly Goal[];
}

export interface JudgedRun extends RunFacts {
  readonly phase: 'judged';
  /** All that are asked. */
  readonly goals: readonly Goal[];
  /** How the program plays; null if something else was asked of it. */
  readonly judgement: Judgement | null;
}

export type FinishedRun = UnjudgedRun | RunInJudgement | JudgedRun;

/** Where a program is between Run and its verdict. While one runs, the run before it can still be walked through. */
export type RunState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly progress: HostProgress | null }
  | FinishedRun;
