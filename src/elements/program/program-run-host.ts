import { html } from 'lit';
import { property } from 'lit/decorators.js';
import {
  isBoardless,
  usualLimits,
  type Finding,
  type Goal,
  type OfferedCall,
  type ProgramLimits,
  type ProgramReading,
  type Reply,
  type RunEnd,
  type ShownRun,
} from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { TraceHost } from '../host/trace-host.ts';
import type { Output } from './output-list.ts';
import type { PlainResult } from './program-views.ts';
import type { ProgramMessage, RunMessage } from './run-message.ts';
import { sendEvent } from '../kit/send-event.ts';
import type { FinishedRun } from './run-state.ts';
import type { AdoptedRun, Runner } from './runner.ts';
import { readVerdict, type Verdict } from './program-verdict.ts';

/** An element that runs programs: with which call, what a page can ask about the last run, and how its steps are shown. */
export abstract class ProgramRunHost extends TraceHost {
  /** The position that the program is called with, as text; by default the empty board. */
  @property() position = '';
  /**
   * The call to step through, in which `board` is the position: `minimax(board)`; by default the best one available.
   */
  @property() call = '';
  /**
   * What the reader or the page said about how the program stores its board, `x=21; o=11; empty=10; max=o`; by default
   * Plybook reads it from the run.
   */
  @property() reads = '';
  /** Limits after which a run is stopped. */
  @property({ attribute: false }) limits: ProgramLimits = usualLimits;

  protected abstract readonly runner: Runner;
  #left: LeftBoard | null = null;
  /** The messages about the last run, with their buttons. */
  protected abstract get currentMessages(): readonly RunMessage[];

  /** Brings the tree into view where only one part of the element is. */
  protected abstract showTree(): void;

  /** The output before the call that is stepped through, and of its calls. */
  get output(): Output {
    const { run } = this.runner.last ?? {};
    return { before: run?.before ?? [], printed: run?.trace?.printed ?? [] };
  }

  /** Faults in the program, and remarks; known some time after the run. */
  get findings(): readonly Finding[] {
    return this.runner.last?.findings ?? [];
  }

  /** The messages about the last run, most useful first. */
  get messages(): readonly ProgramMessage[] {
    return this.currentMessages.map(({ tone, text, line, step }) => ({ tone, text, line, step }));
  }

  /** Whether the program is right as far as it was tested, wrong, or neither is known. */
  get verdict(): Verdict {
    return readVerdict(this.runner.last);
  }

  /** How Plybook reads the program, and how each entry is known; null before the first run. */
  get reading(): ProgramReading | null {
    return this.runner.last?.run.reading ?? null;
  }

  /** Whether a run is over, which may be a recorded one. */
  get hasRun(): boolean {
    return this.runner.last !== null;
  }

  /** How the last run ended; null before the first, and during a run. */
  get end(): RunEnd | null {
    const { state: now } = this.runner;
    return 'run' in now ? now.run.end : null;
  }

  /** The call that was stepped through in the last run; empty before the first. */
  get asked(): string {
    return this.runner.last?.run.call ?? '';
  }

  /** The calls that the program offers, as of the last run; null before the reader has run it. */
  get offered(): readonly OfferedCall[] | null {
    const { last } = this.runner;
    return last && last.phase !== 'recorded' ? last.run.offered : null;
  }

  /** Which goals the program meets; empty before they are checked. */
  get goals(): readonly Goal[] {
    const { last } = this.runner;
    return last && 'goals' in last ? last.goals : [];
  }

  /** What the call of the last run returned, if there is no tree of it; null otherwise. */
  protected get plainResult(): PlainResult | null {
    const { run } = this.runner.last ?? {};
    if (!run?.trace || !isBoardless(run)) return null;
    return { call: run.call, returned: run.trace.program.answered ?? run.trace.readReturned(0) };
  }

  /** Whether the text differs from the one that ran last. */
  get isTextChanged(): boolean {
    return this.runner.isTextChanged;
  }

  /** Whether the tree is of a run before the last, which has none. */
  protected get isTreeEarlier(): boolean {
    return this.trace !== null && this.runner.last?.run.trace === null;
  }

  /** Ends the run with the calls that were made so far. */
  stop(): void {
    this.search.stop();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
    this.runner.stopJudging();
  }

  /** Steps through the run of a reply, even of an earlier text. */
  async walkThrough(reply: Reply): Promise<void> {
    this.runner.stopJudging();
    const left = this.leaveBoard();
    this.showInPlace(left, await this.runner.adoptReply(reply));
    this.showTree();
    await this.search.over;
  }

  /** Runs the program again, in place of a run under way; resolves when the run has ended in any way. */
  abstract run(): Promise<void>;

  /** The board that another one took the place of; null once the reader has chosen a board. */
  protected get left(): LeftBoard | null {
    const { position, call } = this;
    const left = this.#left;
    return left?.shown.position === position && left.shown.call === call ? left : null;
  }

  protected showBoard(shown: ShownRun): void {
    const left = this.leaveBoard();
    this.showInPlace(left, this.runner.adoptShown(shown));
  }

  private leaveBoard(): Omit<LeftBoard, 'shown'> {
    const { position, call, step, runner } = this;
    return this.left ?? { position, call, step, run: runner.last };
  }

  private showInPlace(left: Omit<LeftBoard, 'shown'>, adopted: AdoptedRun): void {
    const isOther = adopted.position !== left.position;
    this.#left = isOther ? { ...left, shown: { position: adopted.position, call: adopted.call } } : null;
    this.showRun(adopted);
  }

  /** Shows the board again that another one took the place of, with its run unless the text has changed since. */
  protected returnToBoard(): void {
    const { position, call, step, run } = this.left!;
    this.#left = null;
    if (this.runner.isOfText(run)) return this.showRun(this.runner.adopt(run, step));
    Object.assign(this, { position, call });
    sendEvent(this, 'ply-position-change', { position });
    void this.run();
  }

  private showRun(adopted: AdoptedRun): void {
    const { position, call } = adopted;
    Object.assign(this, { position, call });
    sendEvent(this, 'ply-position-change', { position });
    this.begin(() => Promise.resolve(adopted), true);
  }

  protected goToStep(step: number): void {
    this.playback?.pause();
    this.step = step;
  }

  protected openStep(step: number): void {
    this.goToStep(step);
    this.showTree();
  }

  /** Marks faults found since, and goes to the first one, unless the reader is already stepping. */
  protected showFaults(now: FinishedRun, before: FinishedRun): void {
    const { parts } = this.runner;
    if (!this.session || !parts || now.findings === before.findings) return;
    this.session.faults = parts.listFaults(now.run, now.findings);
    const step = findFaultyStep(now);
    if (step !== null && findFaultyStep(before) === null && this.step === 0) this.goToStep(step);
  }

  protected renderOutputPane() {
    const { last, parts } = this.runner;
    if (!last || !parts) return html`<p class="quiet">${words.program.outputNotYet}</p>`;
    const goTo = this.trace && ((step: number) => this.openStep(step));
    return parts.renderOutput(this.output, this.step, goTo);
  }
}

/** What the reader was shown before Plybook showed another board. */
interface LeftBoard {
  readonly position: string;
  readonly call: string;
  readonly step: number;
  /** Null if there was none. */
  readonly run: FinishedRun | null;
  /** The other board. */
  readonly shown: { readonly position: string; readonly call: string };
}

function findFaultyStep({ findings }: FinishedRun): number | null {
  return findings.find(({ kind, step }) => kind === 'fault' && step !== null)?.step ?? null;
}
