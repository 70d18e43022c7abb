import type { Finding, Goal, Judgement, Program, ProgramRun } from '../../program/index.ts';
import type { HostProgress } from '../host/session-host.ts';

/** Boards that are tried after the judgement is known. */
export interface MoreBoards {
  readonly asked: number;
  readonly of: number;
}

interface RunFacts {
  readonly program: Program;
  readonly position: string;
  readonly run: ProgramRun;
  /** Faults and remarks; empty until the lines of the run are known. */
  readonly findings: readonly Finding[];
}

/**
 * A run that is over. `recorded`: of the program that the page gives, before the reader ran anything, with what the page
 * says about it. `ran`: not judged. `judging`: the program is called with other boards; `goals` are those checked so far,
 * `asked` the calls so far, in whole hundreds. `judged`: all goals are checked; `judgement` is null if the lesson asks
 * something else.
 */
export type FinishedRun = RunFacts &
  (
    | { readonly phase: 'recorded'; readonly about: string }
    | { readonly phase: 'ran' }
    | {
        readonly phase: 'judging';
        readonly goals: readonly Goal[];
        readonly asked: number;
      }
    | {
        readonly phase: 'judged';
        readonly goals: readonly Goal[];
        readonly judgement: Judgement | null;
        /** Null once nothing more will be known. */
        readonly more: MoreBoards | null;
      }
  );

export type RunState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly progress: HostProgress | null }
  | FinishedRun;
