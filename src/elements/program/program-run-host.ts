import type { Finding, Goal, OfferedCall, ProgramReading, RunEnd } from '../../program/index.ts';
import { TraceHost } from '../host/trace-host.ts';
import type { Output } from './output-list.ts';
import type { ProgramMessage, RunMessage } from './program-messages.ts';
import type { Runner } from './runner.ts';
import { readVerdict, type Verdict } from './verdict.ts';

/** An element that runs programs: what a page can ask it about the last run. */
export abstract class ProgramRunHost extends TraceHost {
  protected abstract readonly runner: Runner;
  /** What is told about the last run, with its buttons. */
  protected abstract get currentMessages(): readonly RunMessage[];

  /** What was printed before the call that is walked through, and by its calls. */
  get output(): Output {
    const { run } = this.runner.last ?? {};
    return { before: run?.before ?? [], printed: run?.trace?.printed ?? [] };
  }

  /** Faults in the program, and remarks; known some time after the run. */
  get findings(): readonly Finding[] {
    return this.runner.last?.findings ?? [];
  }

  /** What is told about the last run, most useful first. */
  get messages(): readonly ProgramMessage[] {
    return this.currentMessages.map(({ tone, text, line, step }) => ({ tone, text, line, step }));
  }

  /** Whether the program is right as far as it was asked, wrong, or neither is known. */
  get verdict(): Verdict {
    return readVerdict(this.runner.last);
  }

  /** How Plybook reads the program, and how each entry is known; null before the first run. */
  get reading(): ProgramReading | null {
    return this.runner.last?.run.reading ?? null;
  }

  /** How the last run ended; null before the first, and during a run. */
  get end(): RunEnd | null {
    const { state: now } = this.runner;
    return 'run' in now ? now.run.end : null;
  }

  /** The call that was walked through in the last run; empty before the first. */
  get asked(): string {
    return this.runner.last?.run.call ?? '';
  }

  /** What of the program can be called, as of the last run. */
  get offered(): readonly OfferedCall[] {
    return this.runner.last?.run.offered ?? [];
  }

  /** Which goals the program meets; empty before they are checked. */
  get goals(): readonly Goal[] {
    const { last } = this.runner;
    return last && 'goals' in last ? last.goals : [];
  }

  /** Whether the text differs from the one that ran last. */
  get isTextChanged(): boolean {
    return this.runner.isTextChanged;
  }
}
