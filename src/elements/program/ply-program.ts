import { html, unsafeCSS, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { parsePosition, type Position } from '../../game/index.ts';
import {
  usualLimits,
  type Finding,
  type Program,
  type ProgramLanguage,
  type ProgramLimits,
  type ProgramRun,
} from '../../program/index.ts';
import { ProgramTrace } from '../../search/index.ts';
import { boardScene, drawingStyles, type BoardScene, type LineMark } from '../../views/index.ts';
import { messageOf, words } from '../../words/index.ts';
import type { SearchWatch } from '../host/search-watch.ts';
import { TraceHost, type Found } from '../host/trace-host.ts';
import { fetchWhenNear } from '../kit/later.ts';
import { saveFile } from '../kit/save-file.ts';
import { tell } from '../kit/tell.ts';
import { base, buttons, fields } from '../kit/theme.ts';
import { lateParts } from '../stepper/late-parts.ts';
import type { KeptProgram } from './kept-programs.ts';
import { KeptText } from './kept-text.ts';
import type { Output } from './output-list.ts';
import type { PlyEditor } from './ply-editor.ts';
import type { Message, Ran } from './program-messages.ts';
import { programViews, type Pane, type Tab } from './program-views.ts';
import programRules from './program.css?inline';

const EMPTY = '.../.../...';

/**
 * A reader's own program: its text, which they edit, and what happens when it runs. Every call that it makes is a node
 * of a tree, with the board that the call saw and what it returned; tree, stack, sentence and timeline walk through
 * them, and the lines that ran are marked in the text. Nothing runs before the reader asks for it. Between its tags
 * stands the text of the program, in a `<pre>` or a `<script type="text/plain">`, which is shown where scripts are off.
 *
 * @slot drawer - Stands over the text at the left.
 * @fires ply-findings-change - After it is known what is wrong in a program that has run; `detail.findings` is what was found.
 * @fires ply-position-change - After the reader went to another board; `detail.position` is the position.
 * @fires ply-source-change - After the reader changed the text; `detail.source` is the text.
 */
@customElement('ply-program')
export class PlyProgram extends TraceHost {
  static override styles = [base, buttons, fields, unsafeCSS(drawingStyles), unsafeCSS(programRules)];

  /** The text of the program; what stands between the tags, if it is not set. */
  @property() source = '';
  /** The language that it is written in. */
  @property() language: ProgramLanguage = 'python';
  /** The name of its file. */
  @property() file = '';
  /** The position that it is asked about, as text; the empty board, if it is not set. */
  @property() position = '';
  /** The call that is walked through, in which `board` is the position: `minimax(board)`; the best that there is, if it is empty. */
  @property() call = '';
  /** When a run is ended that does not end by itself. */
  @property({ attribute: false }) limits: ProgramLimits = usualLimits;

  @state() private ran: Ran | null = null;
  @state() private tab: Tab = 'code';
  @state() private pane: Pane = 'stack';
  @state() private shownMessage = 0;
  /** Why a file could not be opened. */
  @state() private refused = '';

  @query('ply-editor') private editor!: PlyEditor | null;

  readonly #text = new KeptText(this);
  /** What is fetched with the first run. */
  #parts: typeof import('./run-parts.ts') | null = null;
  /** Aborted when nobody waits for the judgement of a run any more. */
  #judging = new AbortController();
  /** The position of the last run, as it was written. */
  #asked = '';

  constructor() {
    super();
    this.addEventListener('ply-step-change', () => this.requestUpdate());
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('dragover', (event) => event.preventDefault());
    this.addEventListener('drop', this.#onDrop);
  }

  /** What was printed: before the call that is walked through, and by its calls. */
  get output(): Output {
    const { run } = this.ran ?? {};
    return { before: run?.before ?? [], printed: run?.trace?.printed ?? [] };
  }

  /** What was found in the program: faults, and what is worth a remark. It comes after the run. */
  get findings(): readonly Finding[] {
    return this.ran?.findings ?? [];
  }

  /** How the last run ended; null before the first, and while one is under way. */
  get end(): Ran['run']['end'] | null {
    return this.search.isUnderWay ? null : (this.ran?.run.end ?? null);
  }

  /** The call that was walked through in the last run; empty before the first. */
  get asked(): string {
    return this.ran?.run.call ?? '';
  }

  /** What of the program can be called, as of the last run. */
  get offered(): Ran['run']['offered'] {
    return this.ran?.run.offered ?? [];
  }

  /** Runs the program as it stands, in place of a run that is under way; done when it has ended, however it did. */
  async run(): Promise<void> {
    this.#text.isReplaced = false;
    this.refused = '';
    this.#judging.abort();
    this.#judging = new AbortController();
    this.begin((watch) => this.find(watch), true);
    await this.search.over;
  }

  /** Ends the run with the calls that were made so far. */
  stop(): void {
    this.search.stop();
  }

  /** Puts another program here; what the reader wrote can be brought back. */
  replace(program: KeptProgram): void {
    this.#text.replace(program);
    this.tab = 'code';
  }

  /** The position that the program is asked about; throws on one that cannot be read. */
  private get root(): Position {
    return parsePosition(this.position || EMPTY);
  }

  /** The board of the position, faintly shown before anything has run; null where it cannot be read. */
  private get board(): BoardScene | null {
    try {
      return boardScene(this.root);
    } catch {
      return null;
    }
  }

  private async find(watch: SearchWatch): Promise<Found> {
    const { source, language, call, limits, position: asked } = this;
    const position = this.root;
    const program: Program = { source, language, call, position, limits };
    const tellCalls = (calls: number) =>
      watch.tell({
        nodes: calls,
        depth: null,
        bestMove: null,
        score: null,
        game: position.game,
        maxNodes: limits.calls,
      });
    tellCalls(0);
    this.#parts ??= await import('./run-parts.ts');
    watch.forgotten.throwIfAborted();
    const running = this.#parts.startRun(program, tellCalls);
    for (const signal of [watch.stopped, watch.forgotten]) {
      if (signal.aborted) running.stop();
      signal.addEventListener('abort', () => running.stop());
    }
    const run = await running.done;
    watch.forgotten.throwIfAborted();
    const { trace } = run;
    const findings = trace ? this.#parts.judgeTrace(trace, source) : [];
    this.show({ program, run, findings, judgement: null }, asked);
    if (trace && run.end.kind === 'done') void this.judge(program, run);
    if (trace) this.tab = 'tree';
    // Where it broke off is what the reader wants to see first.
    const step = trace && run.end.kind === 'error' ? trace.stepCount - 1 : 0;
    return { trace, comparison: null, step };
  }

  private show(ran: Ran, position: string): void {
    this.ran = ran;
    this.#asked = position;
    this.shownMessage = 0;
  }

  /** Asks the program what it does at other boards; what is seen stays as it is. */
  private async judge(program: Program, run: ProgramRun): Promise<void> {
    const judgement = await this.#parts!.judgeRun(program, run, this.#judging.signal);
    if (!judgement) return;
    const { findings } = judgement;
    this.ran = { program, run, findings, judgement };
    tell(this, 'ply-findings-change', { findings });
  }

  /** Walks through what the program does at the smallest board at which it goes wrong. */
  private showSmallest(): void {
    const { program, judgement } = this.ran!;
    const { smallest } = judgement!;
    if (!smallest) return;
    const { position, run, findings } = smallest;
    this.position = position.game.format(position);
    this.call = run.call;
    this.show({ program: { ...program, position, call: run.call }, run, findings, judgement }, this.position);
    tell(this, 'ply-position-change', { position: this.position });
    const step = findings.find((each) => each.step !== null)?.step ?? 0;
    this.begin(() => Promise.resolve({ trace: run.trace, comparison: null, step }), true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
    this.#judging.abort();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.session) fetchWhenNear(this.renderRoot, lateParts);
  }

  protected override render() {
    const { searchState, session, language, file } = this;
    const messages = this.messages();
    const shown = Math.min(this.shownMessage, messages.length - 1);
    const isRunning = this.search.isUnderWay;
    return programViews({
      head: {
        file,
        language,
        isKept: this.#text.isKept,
        isChanged: this.#text.isChanged,
        isRunning,
        isRunNext: !this.trace || this.isOutdated,
        setLanguage: (to) => this.setLanguage(to),
        open: (chosen) => void this.open(chosen),
        save: () => saveFile(new Blob([this.source], { type: 'text/plain' }), file),
        reset: () => this.#text.reset(),
        run: () => void this.run(),
        stop: () => this.stop(),
      },
      progress: isRunning && searchState.phase === 'progress' ? searchState.progress : null,
      messages,
      shown,
      showNext: () => (this.shownMessage = (this.shownMessage + 1) % messages.length),
      marks: this.marks(messages[shown]),
      source: this.source,
      takeText: this.#take,
      board: this.session ? null : this.board,
      session,
      lines: this.output.before.length + this.output.printed.length,
      output: this.outputView(),
      tab: this.tab,
      showTab: (tab) => (this.tab = tab),
      pane: this.pane,
      showPane: (pane) => (this.pane = pane),
    });
  }

  /** What is said of the lines, with that of the message: nothing as soon as the text is another one than that which ran. */
  private marks({ line }: Message): readonly LineMark[] {
    const { ran, session } = this;
    if (!ran || !this.#parts || ran.program.source !== this.source) return [];
    const { end, trace } = ran.run;
    const wrong = new Map(line === undefined ? [] : [[line, '']]);
    if (end.kind === 'error' && end.line !== null) wrong.set(end.line, end.name);
    const isSeen = trace instanceof ProgramTrace && session?.trace === trace;
    const marks = isSeen ? this.#parts.programMarks(trace, session.step) : [];
    return [
      ...[...wrong].map(([number, note]) => ({ line: number, kind: 'wrong', note }) as const),
      ...marks.filter((each) => !wrong.has(each.line)),
    ];
  }

  /** Whether what is seen is of another text, board or call than those that stand here. */
  private get isOutdated(): boolean {
    return this.ran !== null && (this.isTextChanged || this.isQuestionChanged);
  }

  /** Whether the text is another one than that which ran last. */
  get isTextChanged(): boolean {
    const { source, language } = this;
    return this.ran?.program.source !== source || this.ran.program.language !== language;
  }

  private get isQuestionChanged(): boolean {
    return this.ran?.program.call !== this.call || this.#asked !== this.position;
  }

  private messages(): readonly Message[] {
    const said = words.program.message;
    const { ran, error } = this;
    if (this.refused) return [{ tone: 'wrong', text: this.refused }];
    if (this.#text.isReplaced) {
      const action = { label: said.bringBack, act: () => this.bringBack() };
      return [{ tone: 'remark', text: said.replaced(this.file), action }];
    }
    if (error) return [{ tone: 'wrong', text: said.failed(error) }];
    if (!ran || !this.#parts) return [{ tone: 'quiet', text: said.ready }];
    if (this.isTextChanged) return [{ tone: 'remark', text: said.changed }];
    if (this.isQuestionChanged) return [{ tone: 'remark', text: said.moved }];
    return this.#parts.messagesOf(ran, {
      goToLine: (line) => this.goToLine(line),
      goToStep: (step) => this.goToStep(step),
      showSmallest: () => this.showSmallest(),
      runWithin: (limits) => {
        this.limits = limits;
        void this.run();
      },
    });
  }

  private outputView() {
    if (!this.ran || !this.#parts) return html`<p class="quiet">${words.program.outputNotYet}</p>`;
    return this.#parts.outputList(this.output, this.step, (step) => this.goToStep(step));
  }

  private goToLine(line: number): void {
    this.tab = 'code';
    void this.updateComplete.then(() => this.editor?.goTo(line));
  }

  private goToStep(step: number): void {
    this.playback?.pause();
    this.step = step;
  }

  private setLanguage(language: ProgramLanguage): void {
    const { untitled } = words.program.file;
    if (this.file === untitled[this.language]) this.file = untitled[language];
    this.language = language;
    this.#text.keep();
  }

  private bringBack(): void {
    this.#text.bringBack();
    this.requestUpdate();
  }

  private async open(file: File): Promise<void> {
    try {
      this.refused = '';
      const { readProgram } = await import('./program-file.ts');
      this.replace(await readProgram(file));
    } catch (error) {
      this.refused = messageOf(error);
    }
  }

  readonly #take = (source: string): void => {
    this.source = source;
    this.#text.keep();
    tell(this, 'ply-source-change', { source });
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || shiftKey || altKey || event.defaultPrevented) return;
    event.preventDefault();
    void this.run();
  };

  readonly #onDrop = (event: DragEvent): void => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void this.open(file);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-program': PlyProgram;
  }
  interface GlobalEventHandlersEventMap {
    'ply-source-change': CustomEvent<{ readonly source: string }>;
    'ply-findings-change': CustomEvent<{ readonly findings: readonly Finding[] }>;
  }
}
