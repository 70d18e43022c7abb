import type { PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import {
  programLanguages,
  type Finding,
  type GoalName,
  type ModuleFiles,
  type ProgramLanguage,
} from '../../program/index.ts';
import type { ProgramTrace } from '../../search/index.ts';
import type { LineMark } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import type { Opponent, ProgramHost } from '../host/program-host.ts';
import { customElement } from '../kit/custom-element.ts';
import { fetchWhenNear } from '../kit/nearness.ts';
import { readName } from '../kit/read-name.ts';
import { sendEvent } from '../kit/send-event.ts';
import { lateParts } from '../stepper/late-parts.ts';
import { FileDrop } from './file-drop.ts';
import { GoalAnswer } from './goal-answer.ts';
import type { KeptProgram } from './kept-programs.ts';
import { isAnotherProgram, KeptText, type TextChange } from './kept-text.ts';
import { LanguageArrival } from './language-arrival.ts';
import { TextNotes } from './text-notes.ts';
import { ProgramOpponent } from './opponent.ts';
import { MessageBand } from './message-band.ts';
import { listMessages, type BandTexts } from './messages-now.ts';
import type { MissingModule } from './opening/missing-modules.ts';
import type { PlyEditor } from '../editor/ply-editor.ts';
import type { RunMessage } from './run-message.ts';
import { renderHead, type ProgramHead } from './program-head.ts';
import { ProgramRunHost } from './program-run-host.ts';
import { programStyles } from './program-styles.ts';
import { renderProgram, renderText, type Pane, type ProgramParts, type Tab } from './program-views.ts';
import type { FinishedRun } from './run-state.ts';
import { ReadingLine, type SaidTexts } from './reading-line.ts';
import { listenForRunKeys } from './run-keys.ts';
import { readGoals, Runner } from './runner.ts';

/**
 * A reader's own program: its text in an editor, and what happens when it runs. Each call is a node of a tree, with the
 * board that it got and what it returned; tree, stack, sentence and timeline walk through the calls, and the lines that
 * ran are marked in the text. Nothing runs before the reader asks for it. The program is the text between the tags, in a
 * `<pre>` or a `<script type="text/plain">`; without scripts, the page shows that.
 *
 * @slot drawer - Over the text, at the left.
 * @csspart tools - The buttons that move the view of the tree.
 * @csspart frame - The drawing of the tree.
 * @fires ply-findings-change - Once after each run, when the program has been judged or cannot be; `detail.findings` are
 *   the findings, and `verdict` and `messages` are known.
 * @fires ply-position-change - After the reader went to another board or call; `detail.position` is the position.
 * @fires ply-reading-change - After the reader said how the program is read; `detail` has `call` and `reads`.
 * @fires ply-source-change - After the reader changed the text or its language; `detail.source` is the text, and `isAnother` says whether it is another program.
 */
@customElement('ply-program')
export class PlyProgram extends ProgramRunHost implements ProgramHost {
  static override styles = programStyles;

  /** The text of the program; by default the text between the tags. */
  @property() source = '';
  /** The language that it is written in. */
  @property(readName(programLanguages)) language: ProgramLanguage = 'python';
  /** The name of its file. */
  @property() file = '';
  /** Its modules, by path. */
  @property({ attribute: false }) files: ModuleFiles = {};
  /**
   * The goals of the program, separated by spaces; checked after each run, and shown beside the call stack.
   *
   * @listOf GoalName
   */
  @property() asks = '';

  /** How many times another program took the place of one. */
  programs = 0;

  @state() protected tab: Tab = 'code';
  @state() private pane: Pane | null = null;

  @query('ply-editor') private editor!: PlyEditor | null;

  protected readonly band = new MessageBand(this);
  protected readonly text = new KeptText(this, (change) => this.followText(change));
  readonly #notes = new TextNotes(this);
  protected readonly opened = new FileDrop(this, {
    open: (program) => this.text.replace(program, true),
    add: (added) => this.text.addFiles(added),
    now: () => this.text.now,
    findMissing: () => this.missing,
  });
  protected override readonly runner = new Runner(
    this,
    this.search,
    (now, before) => this.takeRun(now, before),
    () => this.tellJudged(),
  );
  readonly #arrival = new LanguageArrival(this);
  readonly #answer = new GoalAnswer(this, this.runner);
  readonly #reading = new ReadingLine(this, (said) => this.say(said));

  constructor() {
    super();
    this.addEventListener('ply-step-change', () => this.requestUpdate());
    this.addEventListener(
      'keydown',
      listenForRunKeys(() => void this.run()),
    );
  }

  /** Runs the program, in place of a run under way; resolves when the run has ended in any way. */
  override async run(): Promise<void> {
    this.text.isReplaced = false;
    this.opened.forget();
    void this.#notes.findMissing();
    this.begin(async (watch) => {
      await this.#notes.waitForLanguage();
      watch.forgotten.throwIfAborted();
      const found = await this.runner.run(watch);
      if (this.plainResult) this.forgetSession();
      const { length } = found.trace ?? { length: this.plainResult ? 1 : 0 };
      if (length > (this.asks === '' ? 0 : 1)) this.showTree();
      else if (this.asks !== '') this.tab = 'stack';
      return found;
    }, true);
    await this.search.over;
  }

  /** Replaces the program; what the reader wrote can be brought back. */
  replace(program: KeptProgram): void {
    this.text.replace(program);
  }

  /** The current program, to play against. */
  opponent(): Opponent {
    return new ProgramOpponent(this);
  }

  /** Shows a recorded call of the given program, and a text about it, unless the reader changed or ran anything. */
  async showRecorded(recording: Promise<ProgramTrace>, call: string, about: string): Promise<void> {
    const [trace] = await Promise.all([recording, this.runner.fetchParts()]);
    if (this.runner.state.phase !== 'idle' || this.text.isChanged) return;
    this.begin(() => Promise.resolve(this.runner.adoptRecorded(trace, call, about)), true);
    if (this.tab === 'code' && !this.matches(':focus-within')) this.showTree();
  }

  /** The parts that scroll if they have too little room. */
  get scrolled(): readonly HTMLElement[] {
    return [this.textPane ?? [], ...this.renderRoot.querySelectorAll<HTMLElement>('.pane')].flat();
  }

  protected get textPane(): HTMLElement | null {
    return this.editor?.scrolled ?? null;
  }

  protected override showTree(): void {
    this.tab = 'tree';
  }

  private say(said: SaidTexts): void {
    Object.assign(this, said);
    sendEvent(this, 'ply-reading-change', said);
    void this.run();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.session) fetchWhenNear(this.renderRoot, lateParts);
  }

  protected override render() {
    const { session, currentMessages: messages, position, runner } = this;
    const { state: now } = runner;
    const asked: readonly GoalName[] = readGoals(this);
    const goals = this.#answer.buildScene(asked);
    const head: ProgramHead = {
      text: this.text,
      files: this.opened,
      isRunning: now.phase === 'running',
      isRunNext: !this.hasRun || runner.isTextChanged || runner.isQuestionChanged,
      run: () => void this.run(),
      stop: () => this.stop(),
    };
    const marks = this.text.shown === '' ? runner.listMarks(this.band.findShown(messages), session) : [];
    return renderProgram({
      ...this.renderParts(head, marks),
      band: this.band.render({
        messages,
        step: session?.step ?? null,
        running: now.phase === 'running' ? now : null,
        arriving: this.#arrival.text,
      }),
      position,
      reading: this.#reading.render(runner, this.plainResult !== null, this.#arrival.text),
      session,
      plain: this.plainResult,
      lines: this.runner.parts?.countPrinted(this.output) ?? 0,
      output: this.renderOutputPane(),
      tab: this.tab,
      showTab: (tab) => (this.tab = tab),
      goals,
      pane: this.pane ?? (goals ? 'asked' : 'stack'),
      showPane: (pane) => (this.pane = pane),
    });
  }

  /** The parts to the left of the tree. */
  protected renderParts(head: ProgramHead, marks: readonly LineMark[]): ProgramParts {
    return {
      form: 'text',
      isStale: this.isTreeEarlier,
      label: words.program.label(this.text.now.file),
      head: renderHead(head),
      text: renderText(head, marks),
    };
  }

  protected get bandTexts(): BandTexts {
    return words.program.message;
  }

  protected override get currentMessages(): readonly RunMessage[] {
    return listMessages({
      runner: this.runner,
      text: this.text,
      notes: this.#notes,
      missing: this.missing,
      files: this.opened,
      answer: this.#answer,
      error: this.error,
      isTreeEarlier: this.isTreeEarlier,
      said: this.bandTexts,
      arriving: this.#arrival.text,
      acts: {
        goToLine: (line) => this.goToLine(line),
        goToStep: (step) => this.openStep(step),
        showBoard: (shown) => this.showBoard(shown),
        goBack: this.left && (() => this.returnToBoard()),
        addFiles: () => this.renderRoot.querySelector<HTMLInputElement>('.open.add input')?.click(),
        showGoals: () => Object.assign(this, { tab: 'stack', pane: 'asked' }),
        runWithin: (limits) => void Object.assign(this, { limits }).run(),
      },
    });
  }

  /** The missing module, found in the text or by the run. */
  private get missing(): MissingModule | null {
    const { last, parts, isTextChanged } = this.runner;
    return this.#notes.missing ?? (last && parts && !isTextChanged ? parts.findMissingInRun(last.run) : null);
  }

  private followText(change: TextChange): void {
    const isAnother = isAnotherProgram(change);
    if (change === 'edited' || change === 'pasted') this.opened.forget();
    else if (isAnother) this.textPane?.scrollTo(0, 0);
    if (isAnother) this.forgetRun();
    if (change === 'given') return;
    this.#notes.follow(change, this.text);
    sendEvent(this, 'ply-source-change', { source: this.source, isAnother });
  }

  /** Forgets the last run and what was said about the program: neither holds for another one. */
  private forgetRun(): void {
    this.programs++;
    this.runner.forget();
    this.forgetResult();
    for (const name of ['call', 'reads'] as const) this[name] = this.getAttribute(name) ?? '';
    [this.tab, this.pane] = ['code', null];
    this.band.showFirst();
  }

  /** Shows the tree of a new run with its faults. Faults found later are added. */
  private takeRun(now: FinishedRun, before: FinishedRun | null): void {
    if (now.run !== before?.run) this.band.showFirst();
    else this.showFaults(now, before);
    this.requestUpdate();
  }

  protected tellJudged(): void {
    this.#answer.recordVerdict();
    sendEvent(this, 'ply-findings-change', { findings: this.findings });
  }

  /** Shows the text, and scrolls to a line. */
  goToLine(line: number): void {
    this.tab = 'code';
    this.text.show('');
    void this.updateComplete.then(() => this.editor?.goTo(line));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-program': PlyProgram;
  }
  interface GlobalEventHandlersEventMap {
    'ply-source-change': CustomEvent<{ readonly source: string; readonly isAnother: boolean }>;
    'ply-reading-change': CustomEvent<SaidTexts>;
    'ply-findings-change': CustomEvent<{ readonly findings: readonly Finding[] }>;
  }
}
