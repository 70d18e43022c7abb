import { parsePosition, type Position } from '../../game/index.ts';
import {
  goalNames,
  type GoalName,
  type Program,
  type ProgramLanguage,
  type ProgramLimits,
  type ProgramRun,
  type Reply,
  usualLimits,
} from '../../program/index.ts';
import { ProgramTrace } from '../../search/index.ts';
import type { LineMark } from '../../views/index.ts';
import type { Session } from '../../walk/index.ts';
import type { SearchWatch } from '../host/search-watch.ts';
import type { FoundWalk } from '../host/trace-host.ts';
import type { RunMessage, Ran } from './program-messages.ts';

/** The program that is to be run, as an element has it. */
export interface RunRequest {
  readonly source: string;
  readonly language: ProgramLanguage;
  readonly position: string;
  readonly call: string;
  readonly limits: ProgramLimits;
  /** What a lesson asks of it, as names separated by spaces. */
  readonly asks: string;
}

/** A run that was made elsewhere, with what the element is to ask so that it is its own. */
export interface Taken extends FoundWalk {
  readonly position: string;
  readonly call: string;
}

const EMPTY = '.../.../...';

/** The position that a program is asked about; throws on one that cannot be read. */
export function positionOf({ position }: Pick<RunRequest, 'position'>): Position {
  return parsePosition(position || EMPTY);
}

/** What is asked of a program, by name; names that nobody knows are left out. */
export function goalsOf({ asks }: Pick<RunRequest, 'asks'>): readonly GoalName[] {
  return asks.split(/\s+/).flatMap((name) => goalNames.find((each) => each === name) ?? []);
}

/** The runs of an element's program, one at a time: what came of the last, and what is found out about it afterwards. */
export class Runner {
  /** What runs programs and tells of runs; fetched with the first. */
  parts: typeof import('./run-parts.ts') | null = null;
  #ran: Ran | null = null;
  /** The position of the last run, as it was written. */
  #position = '';
  /** Aborted when nobody waits any more for what is found out. */
  #judging = new AbortController();

  /** @param tell - Called when something else is known: that there is another run, its lines, more of its goals, or what was found in it. */
  constructor(
    private readonly element: RunRequest,
    private readonly tell: (news: 'run' | 'lines' | 'goals' | 'findings') => void,
  ) {}

  /** The last run; null before the first. */
  get ran(): Ran | null {
    return this.#ran;
  }

  /** Whether the text is another one than that which ran last. */
  get isTextChanged(): boolean {
    const { source, language } = this.element;
    return this.#ran?.program.source !== source || this.#ran.program.language !== language;
  }

  /** Whether the board or the call is another one than in the last run. */
  get isQuestionChanged(): boolean {
    const { call, position } = this.element;
    return this.#ran?.program.call !== call || this.#position !== position;
  }

  /** Runs the program as it stands; done when it has ended, however it did. */
  async run(watch: SearchWatch): Promise<FoundWalk> {
    this.forget();
    this.#judging = new AbortController();
    const { source, language, call, position: written } = this.element;
    const limits = { ...usualLimits, ...this.element.limits };
    const position = positionOf(this.element);
    const program: Program = { source, language, call, position, limits };
    const { game } = position;
    const tellCalls = (nodes: number) =>
      watch.tell({ nodes, depth: null, bestMove: null, score: null, game, maxNodes: limits.calls });
    tellCalls(0);
    this.parts ??= await import('./run-parts.ts');
    watch.forgotten.throwIfAborted();
    const { stopped, forgotten } = watch;
    const running = this.parts.startRun(program, tellCalls, AbortSignal.any([stopped, forgotten]));
    const goals = goalsOf(this.element);
    const run = await running.ran;
    watch.forgotten.throwIfAborted();
    const { trace, end } = run;
    const isUsable = trace !== null || end.kind === 'nothing';
    const isJudging = isUsable && (end.kind === 'done' || (end.kind !== 'stopped' && goals.length > 0));
    this.take({ program, run, findings: [], judgement: null, goals: [], isJudging }, written);
    void this.judge(program, running.done, goals);
    return { trace, comparison: null, faults: this.parts.faultsOf(run, []), step: firstStep(run) };
  }

  /** Gives up what is being found out about the last run: nothing more comes of it. */
  forget(): void {
    this.#judging.abort();
    if (!this.#ran?.isJudging) return;
    this.#ran = { ...this.#ran, goals: [], isJudging: false };
    this.tell('goals');
  }

  /** Takes what the program does at the smallest board at which it goes wrong for the last run; null where there is none. */
  takeSmallest(): Taken | null {
    const { program, judgement, goals } = this.#ran!;
    if (!judgement?.smallest) return null;
    const { position, run, findings } = judgement.smallest;
    const step = findings.find((each) => each.step !== null)?.step ?? 0;
    return this.takeRun(
      { program: { ...program, position, call: run.call }, run, findings, judgement, goals },
      step,
    );
  }

  /** Takes the run of a reply for the last one. */
  async takeReply({ program, run }: Reply): Promise<Taken> {
    this.forget();
    this.parts ??= await import('./run-parts.ts');
    const findings = run.trace ? this.parts.judgeTrace(run.trace, program.source) : [];
    return this.takeRun({ program, run, findings, judgement: null, goals: [] }, firstStep(run));
  }

  private takeRun(ran: Omit<Ran, 'isJudging'>, step: number): Taken {
    const { position, call } = ran.program;
    const written = position.game.format(position);
    this.take({ ...ran, isJudging: false }, written);
    const faults = this.parts!.faultsOf(ran.run, ran.findings);
    return { trace: ran.run.trace, comparison: null, faults, step, position: written, call };
  }

  /** What is said of the lines, with that of a message: nothing as soon as the text is another one than that which ran. */
  marks({ line }: RunMessage, session: Session | null): readonly LineMark[] {
    const ran = this.#ran;
    if (!ran || !this.parts || ran.program.source !== this.element.source) return [];
    const { end, trace } = ran.run;
    const wrong = new Map(line === undefined ? [] : [[line, '']]);
    if (end.kind === 'error' && end.line !== null) wrong.set(end.line, end.name);
    const isSeen = trace instanceof ProgramTrace && session?.trace === trace;
    const marks = isSeen ? this.parts.programMarks(trace, session.step) : [];
    const noteAt = (number: number) => marks.find((each) => each.line === number)?.note ?? '';
    return [
      ...[...wrong].map(
        ([number, note]) => ({ line: number, kind: 'wrong', note: note || noteAt(number) }) as const,
      ),
      ...marks.filter((each) => !wrong.has(each.line)),
    ];
  }

  private take(ran: Ran, position: string): void {
    this.#ran = ran;
    this.#position = position;
    this.tell('run');
  }

  /** Looks at the calls, once their lines are known, and asks the program what it does at other boards; what is seen stays as it is. */
  private async judge(
    program: Program,
    running: Promise<ProgramRun>,
    goals: readonly GoalName[],
  ): Promise<void> {
    const { signal } = this.#judging;
    const run = await running;
    if (signal.aborted) return;
    const findings = run.trace ? this.parts!.judgeTrace(run.trace, program.source) : [];
    this.#ran = { ...this.#ran!, findings };
    this.tell('lines');
    if (!this.#ran.isJudging) return;
    let found: Partial<Ran> | null = null;
    try {
      const judged = await this.parts!.judgeRun(program, run, goals, signal, (some) => {
        this.#ran = { ...this.#ran!, goals: some };
        this.tell('goals');
      });
      found = judged && { ...judged, ...(judged.judgement && { findings: judged.judgement.findings }) };
    } finally {
      if (!signal.aborted && this.#ran?.run === run) {
        this.#ran = { ...this.#ran, goals: [], ...found, isJudging: false };
        this.tell(found ? 'findings' : 'goals');
      }
    }
  }
}

/** Where a program broke off is what the reader wants to see first. */
function firstStep({ trace, end }: ProgramRun): number {
  return trace && end.kind === 'error' ? trace.stepCount - 1 : 0;
}
