import { html, unsafeCSS, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { LineMark } from '../../views/index.ts';
import { findCauses, hasGaps, shuffleBlocks, writeWhole } from '../../walk/index.ts';
import type { GoalName } from '../../program/index.ts';
import { words, type Belief } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { sendEvent } from '../kit/send-event.ts';
import { BlockDrag } from './blocks/block-drag.ts';
import { renderBlockList, type BlockMove } from './blocks/block-list.ts';
import { OwnAssembly, type AssemblyChange } from './blocks/own-assembly.ts';
import { readElementTexts } from './element-texts.ts';
import type { BandTexts } from './messages-now.ts';
import { PlyProgram } from './ply-program.ts';
import { renderRunButton, renderSaveButton, type ProgramHead } from './program-head.ts';
import { makeMessage, type RunMessage } from './run-message.ts';
import type { ProgramParts } from './program-views.ts';
import blockRules from './blocks/blocks.css?inline';

/**
 * A program that the reader assembles from lines, some of them wrong, or whose gaps the reader fills. Run runs the
 * result, as `ply-program` does: it is right if it does what is asked, in any order of lines. The lines are the last
 * listing between the tags; `# or starts-at-zero: best = 0` below a line is a wrong alternative to it, with the name of
 * the belief that leads to it, and `___-math.inf___` is a gap with its right text. Earlier listings are given code.
 *
 * @slot drawer - Over the lines, at the left.
 * @csspart tools - The buttons that move the view of the tree.
 * @csspart frame - The drawing of the tree.
 * @fires ply-findings-change - Once after each run, when the program has been judged or cannot be; `detail.findings` are
 *   the findings, and `verdict` and `messages` are known.
 * @fires ply-position-change - After the reader went to another board or call; `detail.position` is the position.
 * @fires ply-reading-change - After the reader said how the program is read; `detail` has `call` and `reads`.
 * @fires ply-source-change - After the reader changed the program; `detail.source` is its text.
 */
@customElement('ply-blocks')
export class PlyBlocks extends PlyProgram {
  static override styles = [...PlyProgram.styles, unsafeCSS(blockRules)];

  /** The lines, with the wrong ones and the gaps; by default the last listing between the tags. */
  @property({ attribute: false }) lines = '';
  /** The code that the lines can call; by default the listings before the last. */
  @property({ attribute: false }) given = '';
  /** The assembled program, with the given code below it. */
  @property({ attribute: false }) override source = '';
  /**
   * The goals of the program, separated by spaces; checked after each run.
   *
   * @listOf GoalName
   */
  @property() override asks: string = 'plays-right' satisfies GoalName;

  @state() private chosen: number | null = null;
  @state() private isText = false;
  /** Why the last press of Run did nothing; may be empty. */
  @state() private refused = '';
  @state() private said = '';

  @query('.lines') private linesPane!: HTMLElement | null;

  readonly #own = new OwnAssembly(this, (change) => this.follow(change));
  readonly #drag = new BlockDrag({
    read: () => ({ exercise: this.#own.exercise, assembly: this.#own.now, pane: this.linesPane }),
    show: (assembly, isOver) => this.#own.change(assembly, isOver),
    choose: (block) => (this.chosen = block),
    focus: (block) => this.focusLine(block, { preventScroll: true }),
  });

  /** Runs the program, unless it has no line or an empty gap. */
  override async run(): Promise<void> {
    this.refused = this.isAssembling ? this.#own.findMissing() : '';
    if (this.refused === '') {
      this.#own.forgetReplaced();
      if (this.left) ({ position: this.position, call: this.call } = this.left);
      return super.run();
    }
    this.tab = 'code';
    this.performUpdate();
    const gaps = this.renderRoot.querySelectorAll<HTMLInputElement>('input.gap');
    [...gaps].find(({ value }) => value.trim() === '')?.focus();
  }

  /** Shows a line where it is put together, or in the given code. */
  override goToLine(line: number): void {
    if (!this.isAssembling) return super.goToLine(line);
    this.tab = 'code';
    const placed = this.#own.now.placed[line - 1];
    if (placed) return this.focusLine(placed.block);
    const given = this.renderRoot.querySelector<HTMLDetailsElement>('.given');
    if (given) given.open = true;
    given?.querySelector<HTMLElement>(`[data-line="${line}"]`)?.focus();
  }

  /** The number of lines that the reader placed; null in a text, where the given code can be changed. */
  get ownLines(): number | null {
    return this.isAssembling ? this.#own.now.placed.length : null;
  }

  protected override get textPane(): HTMLElement | null {
    return this.isAssembling ? this.linesPane : super.textPane;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.lines === '') {
      const texts = readElementTexts(this);
      this.lines = texts.at(-1)!;
      if (this.given === '') this.given = texts.slice(0, -1).join('\n\n');
    }
    if (!this.#own.read()) return;
    this.source = this.text.isOwn ? this.source : this.writeSource();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.#drag.dragged !== null)
      this.renderRoot.querySelector('.placed > .dragged')?.scrollIntoView({ block: 'nearest' });
  }

  /** If the program is right on its own board, shows a board on which it is wrong. */
  protected override tellJudged(): void {
    super.tellJudged();
    const isSeen = this.findings.some(({ kind, step }) => kind === 'fault' && step !== null);
    const { last } = this.runner;
    const smallest = last?.phase === 'judged' ? last.judgement?.smallest : null;
    if (smallest && this.isAssembling && this.isWrong && !isSeen && this.step === 0) this.showBoard(smallest);
  }

  protected override get bandTexts(): BandTexts {
    if (!this.isAssembling) return super.bandTexts;
    const { ready, readyGaps, changed, replaced } = words.blocks;
    return { ready: hasGaps(this.#own.exercise) ? readyGaps : ready, changed, replaced };
  }

  protected override get currentMessages(): readonly RunMessage[] {
    if (!this.isAssembling) return super.currentMessages;
    const all = [...this.listReplaced(), ...this.listRunMessages()];
    if (this.refused !== '') return [makeMessage('remark', this.refused), ...all];
    const causes = this.listCauseMessages();
    const isTold = all.some(({ tone }) => tone === 'wrong');
    return isTold ? [...all, ...causes] : [...causes, ...all];
  }

  protected override renderParts(head: ProgramHead, marks: readonly LineMark[]): ProgramParts {
    if (!this.isAssembling) return { ...super.renderParts(head, marks), head: this.renderOwnHead(head) };
    const { label, gapsLabel } = words.blocks;
    const { exercise, now: assembly } = this.#own;
    const used = new Set(assembly.placed.map(({ block }) => block));
    const causes = this.findCauses();
    const wrong = causes.map((at): LineMark => {
      const mark = marks.find(({ line }) => line === at + 1);
      return { line: at + 1, kind: 'wrong', note: mark?.note ?? '' };
    });
    return {
      form: 'lines',
      isStale: this.isTreeEarlier || (this.trace !== null && this.runner.isTextChanged),
      label: hasGaps(exercise) ? gapsLabel : label,
      head: this.renderOwnHead(head),
      text: renderBlockList({
        exercise,
        assembly,
        unused: shuffleBlocks(exercise).filter((block) => !used.has(block)),
        marks: [...wrong, ...marks],
        chosen: this.chosen,
        dragged: this.#drag.dragged,
        given: this.given,
        said: this.said,
        acts: {
          press: (block) => this.press(block),
          remove: (block) => this.toggle(block),
          move: (block, move) => this.move(block, move),
          choose: (block) => (this.chosen = block),
          fill: (gap, text) => this.#own.fill(gap, text),
          beginDrag: (event, block) => this.#drag.begin(event, block),
          drag: this.#drag.move,
          endDrag: this.#drag.end,
        },
      }),
    };
  }

  private renderOwnHead(head: ProgramHead) {
    const { startOver, asText, asLines } = words.blocks;
    const { isAssembling, isRight } = this;
    return html`<header class="head toolbar" role="group" aria-label=${words.program.head.label}>
      ${
        isAssembling
          ? html`<button class="bare" @click=${() => this.#own.startOver()}>${startOver}</button>`
          : renderSaveButton(this.text)
      }
      <button
        class=${isAssembling && isRight ? 'primary' : 'bare'}
        @click=${() => (isAssembling ? (this.isText = true) : this.goBack())}
      >
        ${isAssembling ? asText : asLines}
      </button>
      ${renderRunButton({ ...head, isRunNext: head.isRunNext && !isRight })}
    </header>`;
  }

  private goBack(): void {
    this.isText = false;
    if (this.text.isOwn) this.text.reset();
    this.source = this.writeSource();
  }

  /** Whether the lines are shown, rather than a text made from them. */
  private get isAssembling(): boolean {
    return !this.isText && !this.text.isOwn;
  }

  private get isRight(): boolean {
    const { goals, runner } = this;
    const isJudged = runner.last?.phase === 'judged' && !runner.isTextChanged;
    return isJudged && goals.length > 0 && goals.every(({ isMet }) => isMet);
  }

  private get isWrong(): boolean {
    const { last, isTextChanged } = this.runner;
    if (!last || isTextChanged || this.runner.state.phase === 'running') return false;
    const { kind } = last.run.end;
    const isJudgedWrong = last.phase === 'judged' && last.goals.some(({ isMet }) => !isMet);
    return isJudgedWrong || kind === 'error' || kind === 'limit';
  }

  private findCauses(): readonly number[] {
    return this.isWrong ? findCauses(this.#own.exercise, this.#own.now) : [];
  }

  /** The first one says if another board took the place of that of the exercise. */
  private listRunMessages(): readonly RunMessage[] {
    const [first, ...others] = super.currentMessages;
    if (this.left === null || this.runner.isTextChanged) return [first, ...others];
    return [{ ...first, text: `${words.blocks.otherBoard} ${first.text}` }, ...others];
  }

  private listReplaced(): RunMessage[] {
    if (!this.#own.isReplaced) return [];
    const action = { label: words.program.message.bringBack, act: () => this.#own.bringBack() };
    return [makeMessage('remark', words.blocks.startedOver, { actions: [action] })];
  }

  private listCauseMessages(): RunMessage[] {
    const { exercise, now } = this.#own;
    return this.findCauses().map((at) => {
      const { belief } = exercise.blocks[now.placed[at].block];
      const known = belief !== null && belief in words.beliefs ? words.beliefs[belief as Belief] : null;
      return makeMessage('wrong', words.blocks.cause(at + 1, known), { line: at + 1, isLineWrong: true });
    });
  }

  /** Adds an unused line; chooses one of the program, which the arrows then move. */
  private press(block: number): void {
    const isPlaced = this.#own.now.placed.some((each) => each.block === block);
    if (isPlaced) this.focusLine(block);
    else this.toggle(block);
  }

  private toggle(block: number): void {
    this.#own.toggle(block);
    this.focusLine(block);
  }

  private move(block: number, move: BlockMove): void {
    const focused = this.shadowRoot?.activeElement;
    this.said = this.#own.move(block, move);
    if (focused?.matches('.line')) this.focusLine(block);
  }

  private follow(change: AssemblyChange): void {
    this.requestUpdate();
    if (change === 'adopted' && !this.isAssembling) return;
    this.source = this.writeSource();
    if (change === 'adopted') return;
    this.refused = '';
    this.said = '';
    this.band.showFirst();
    if (change === 'made') sendEvent(this, 'ply-source-change', { source: this.source, isAnother: false });
  }

  private focusLine(block: number, how?: FocusOptions): void {
    this.chosen = block;
    this.performUpdate();
    const row = this.renderRoot.querySelector<HTMLElement>(`[data-block="${block}"]`);
    (row?.querySelector<HTMLElement>('button, input') ?? row)?.focus(how);
  }

  private writeSource(): string {
    return writeWhole(this.#own.write(), this.given);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-blocks': PlyBlocks;
  }
}
