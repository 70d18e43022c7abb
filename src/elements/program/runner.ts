import { parsePosition, type Position } from '../../game/index.ts';
import {
  goalNames,
  isBoardless,
  isOwnError,
  type Goal,
  type GoalName,
  type ModuleFiles,
  type Program,
  type ProgramLanguage,
  type ProgramLimits,
  type ProgramRun,
  type Reply,
  type ShownRun,
  usualLimits,
} from '../../program/index.ts';
import { ProgramTrace } from '../../search/index.ts';
import type { LineMark } from '../../views/index.ts';
import type { Session } from '../../walk/index.ts';
import type { SearchTask } from '../host/search-task.ts';
import type { SearchWatch } from '../host/search-watch.ts';
import type { HostResult } from '../host/trace-host.ts';
import type { RunMessage } from './run-message.ts';
import type { JudgeResult } from './judge-run.ts';
import type { FinishedRun, MoreBoards, RunState } from './run-state.ts';

export interface RunRequest {
  readonly source: string;
  /** As in `Program`. */
  readonly ownLines?: number | null;
  readonly language: ProgramLanguage;
  readonly file: string;
  readonly files: ModuleFiles;
  readonly position: string;
  readonly call: string;
  readonly reads: string;
  readonly limits: ProgramLimits;
  readonly asks: string;
}

/** A run that was not started by Run, with the position and call that the element takes from it. */
export interface AdoptedRun extends HostResult {
  readonly position: string;
  readonly call: string;
}

const EMPTY = '.../.../...';

/** The empty board by default. Throws on a position that cannot be read. */
export function readPosition({ position }: Pick<RunRequest, 'position'>): Position {
  return parsePosition(position || EMPTY);
}

/** Leaves out unknown names. */
export function readGoals({ asks }: Pick<RunRequest, 'asks'>): readonly GoalName[] {
  return asks.split(/\s+/).flatMap((name) => goalNames.find((each) => each === name) ?? []);
}

/** The facts of a run whose calls alone were recorded. */
const recorded = {
  functions: [],
  reading: null,
  offered: [],
  before: [],
  end: { kind: 'done' },
  notes: [],
  milliseconds: null,
} as const satisfies Partial<ProgramRun>;

export function readProgram(element: RunRequest): Program {
  const { source, ownLines = null, language, file, files, call, reads } = element;
  const limits = { ...usualLimits, ...element.limits };
  const position = readPosition(element);
  return { source, ownLines, language, files, path: file, call, reads, position, limits };
}

export class Runner {
  parts: typeof import('./run-parts.ts') | null = null;
  #last: FinishedRun | null = null;
  #judging = new AbortController();

  /**
   * @param tell - Called when more is known of the last run, or there is a new one.
   * @param tellJudged - Called once after each run, when nothing more will be known of it.
   */
  constructor(
    private readonly element: RunRequest,
    private readonly search: SearchTask<HostResult>,
    private readonly tell: (now: FinishedRun, before: FinishedRun | null) => void,
    private readonly tellJudged: () => void,
  ) {}

  get state(): RunState {
    const { isUnderWay, state } = this.search;
    if (isUnderWay) return { phase: 'running', progress: state.phase === 'progress' ? state.progress : null };
    return this.#last ?? { phase: 'idle' };
  }

  /** The run to step through, even while the next is running; null before the first. */
  get last(): FinishedRun | null {
    return this.#last;
  }

  get isTextChanged(): boolean {
    return !this.isOfText(this.#last);
  }

  /** Whether a run is of the present text. */
  isOfText(finished: FinishedRun | null): finished is FinishedRun {
    const { source, language, files } = this.element;
    const { program } = finished ?? {};
    return program?.source === source && program.language === language && program.files === files;
  }

  get isQuestionChanged(): boolean {
    const { call, reads, position } = this.element;
    const last = this.#last;
    return last?.program.call !== call || (last.program.reads ?? '') !== reads || last.position !== position;
  }

  /** Resolves when the run is over; the verdict comes later. */
  async run(watch: SearchWatch): Promise<HostResult> {
    this.stopJudging();
    this.#judging = new AbortController();
    const { position: written } = this.element;
    const program = readProgram(this.element);
    const { limits, position } = program;
    const { game } = position;
    const tellCalls = (nodes: number) =>
      watch.report({ nodes, depth: null, bestMove: null, score: null, game, maxNodes: limits.calls });
    tellCalls(0);
    const parts = await this.fetchParts();
    const { stopped, forgotten } = watch;
    forgotten.throwIfAborted();
    const { ran, done } = parts.startRun(program, tellCalls, AbortSignal.any([stopped, forgotten]));
    const goals = readGoals(this.element);
    const run = await ran;
    forgotten.throwIfAborted();
    const { trace, end } = run;
    const isUsable = trace !== null || end.kind === 'nothing';
    const isJudged = isUsable && (end.kind === 'done' || (end.kind !== 'stopped' && goals.length > 0));
    const facts = { program, position: written, run, findings: [] };
    this.setLast(isJudged ? { ...facts, phase: 'judging', goals: [], asked: 0 } : { ...facts, phase: 'ran' });
    void this.judge(done, goals);
    const drawn = isBoardless(run) ? null : trace;
    return { trace: drawn, comparison: null, faults: parts.listFaults(run, []), step: findFirstStep(run) };
  }

  async fetchParts(): Promise<typeof import('./run-parts.ts')> {
    return (this.parts ??= await import('./run-parts.ts'));
  }

  stopJudging(): void {
    this.#judging.abort();
    if (this.#last?.phase === 'judged' && this.#last.more) this.setLast({ ...this.#last, more: null });
    if (this.#last?.phase !== 'judging') return;
    const { program, position, run, findings } = this.#last;
    this.setLast({ phase: 'ran', program, position, run, findings });
  }

  /** Forgets the last run: another program is shown. */
  forget(): void {
    this.#judging.abort();
    this.#last = null;
  }

  /** Shows a recorded call of the unchanged program, where it first goes wrong. */
  adoptRecorded(trace: ProgramTrace, call: string, about: string): HostResult {
    const { position } = this.element;
    const run = { trace, call, ...recorded };
    const program = readProgram(this.element);
    const findings = this.parts!.listRecordedFindings(trace, program.source);
    return this.adopt({ phase: 'recorded', about, program, position, run, findings });
  }

  /** A run of the judged program on another board. */
  adoptShown({ position, run, findings }: ShownRun): AdoptedRun {
    const last = this.#last!;
    const program = { ...last.program, position, call: run.call };
    return this.adopt({ ...last, program, position: position.game.format(position), run, findings });
  }

  async adoptReply({ program, run }: Reply): Promise<AdoptedRun> {
    this.stopJudging();
    const parts = await this.fetchParts();
    const findings = parts.listFindings(run, program.source);
    const position = program.position.game.format(program.position);
    return this.adopt({ phase: 'ran', program, position, run, findings }, findFirstStep(run));
  }

  adopt(finished: FinishedRun, step = findFoundStep(finished)): AdoptedRun {
    this.setLast(finished);
    const { program, position, run, findings } = finished;
    const faults = this.parts!.listFaults(run, findings);
    return { trace: run.trace, comparison: null, faults, step, position, call: program.call };
  }

  /** The marks on lines at the current step and of the message. Empty once the text differs from the one that ran. */
  listMarks({ line, isLineWrong }: RunMessage, session: Session | null): readonly LineMark[] {
    const last = this.#last;
    if (!last || !this.parts || last.program.source !== this.element.source) return [];
    const { end, trace } = last.run;
    const wrong = new Map(line === null || !isLineWrong ? [] : [[line, '']]);
    if (end.kind === 'error' && end.line !== null && isOwnError(last.run)) wrong.set(end.line, end.name);
    const isSeen = trace instanceof ProgramTrace && session?.trace === trace;
    const marks = isSeen ? this.parts.listProgramMarks(trace, session.step) : [];
    const noteAt = (number: number) => marks.find((each) => each.line === number)?.note ?? '';
    return [
      ...[...wrong].map(
        ([number, note]) => ({ line: number, kind: 'wrong', note: note || noteAt(number) }) as const,
      ),
      ...marks.filter((each) => !wrong.has(each.line)),
    ];
  }

  private setLast(now: FinishedRun): void {
    const before = this.#last;
    this.#last = now;
    this.tell(now, before);
  }

  private async judge(done: Promise<ProgramRun>, goals: readonly GoalName[]): Promise<void> {
    const { signal } = this.#judging;
    const run = await done;
    if (signal.aborted) return;
    const [parts, last] = [this.parts!, this.#last!];
    const { program } = last;
    const own = await parts.findWhileAwake(run, program.source);
    if (signal.aborted) return;
    // A fault that right play would disprove is reported only after the program was tried on other boards.
    const findings = last.phase === 'judging' && goals.length === 0 ? [] : own;
    this.setLast({ ...last, findings });
    const takeGoals = (some: readonly Goal[]) => this.setLast({ ...this.#last, goals: some } as FinishedRun);
    const takeJudged = (judged: JudgeResult, more: MoreBoards | null) =>
      this.setLast({
        ...last,
        ...judged,
        more,
        findings: judged.judgement?.findings ?? own,
        phase: 'judged',
      });
    try {
      if (last.phase !== 'judging') return;
      const judged = await parts.judgeRun(program, { run, found: own }, goals, signal, {
        takeAsked: (asked) => this.setLast({ ...this.#last, asked } as FinishedRun),
        takeGoals,
        takeJudgement: (judgement, more) => takeJudged({ judgement, goals: [] }, more),
      });
      if (judged) takeJudged(judged, null);
    } finally {
      if (!signal.aborted) {
        this.stopJudging();
        this.tellJudged();
      }
    }
  }
}

/** The first step that a finding names; 0 for none. */
function findFoundStep({ findings }: FinishedRun): number {
  return findings.find((each) => each.step !== null)?.step ?? 0;
}

/** The step to show first: after an error, the place where it happened. */
function findFirstStep({ trace, end }: ProgramRun): number {
  return trace && end.kind === 'error' ? trace.stepCount - 1 : 0;
}
