import { html, nothing, unsafeCSS, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import prismLayout from 'prism-code-editor/layout.css?inline';
import type { LineMark } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { waitUntilNear } from '../kit/nearness.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { setStyles } from '../kit/styled.ts';
import { base, buttons, fields } from '../kit/base-styles.ts';
import editorRules from './editor.css?inline';
import type { FindBar, Match } from './find-bar.ts';
import { measureLine, placeCharacter, type LinePlace } from './line-places.ts';
import type { PrismEditor } from './prism-editor.ts';
import type { Suggest, SuggestionList } from './suggestion-list.ts';

interface EditorWords {
  readonly label: string;
  readonly hint: string;
  readonly wrongLine: (line: number, text: string) => string;
}

/** Edits the text of a program or of a lesson, with its lines numbered and marked. The editor is fetched when the reader is near. */
@customElement('ply-editor')
export class PlyEditor extends PlyElement {
  static override styles = [base, buttons, fields, unsafeCSS(prismLayout), unsafeCSS(editorRules)];

  @property() value = '';
  @property() language = 'python';
  @property({ attribute: false }) said: EditorWords = words.program.editor;
  /** Called after every change by the reader. */
  @property({ attribute: false }) tellChange: (value: string) => void = () => {};
  /** Called with the line of the cursor, from 1, whenever it changes. */
  @property({ attribute: false }) tellLine: (line: number) => void = () => {};
  /** Null for no suggestions. */
  @property({ attribute: false }) suggest: Suggest | null = null;
  /** At most one for each line. */
  @property({ attribute: false }) marks: readonly LineMark[] = [];
  /** Whether to scroll to marks that change; false if they change while the reader writes elsewhere. */
  @property({ attribute: false }) showsMarks = true;

  @state() private editor: PrismEditor | null = null;
  /** One for each mark; empty unless lines wrap. */
  @state() private places: readonly LinePlace[] = [];

  #find: FindBar | null = null;
  #insert: typeof import('./prism-editor.ts').insertText | null = null;
  #suggestions: SuggestionList | null = null;
  /** The line of the cursor, from 1; 0 at first. */
  #line = 0;
  #frame = 0;
  /** The line to scroll to at the next frame instead of the marked one. */
  #wanted: number | null = null;
  #heightInSight = 0;
  readonly #sizes = new ResizeObserver(() => this.takeSize());

  get scrolled(): HTMLElement | null {
    return this.renderRoot.querySelector('.scroll');
  }

  get textarea(): HTMLTextAreaElement | null {
    return this.editor?.textarea ?? null;
  }

  /** Scrolls to a line, and puts the cursor at its start. */
  goTo(line: number): void {
    const start = this.value.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
    this.textarea?.focus({ preventScroll: true });
    this.#isTabFree = false;
    this.textarea?.setSelectionRange(start, start);
    this.showLine(line, true);
    // The marks of the step may be drawn after this, and would scroll back to theirs.
    this.#wanted = line;
    this.scheduleScroll();
  }

  /** Replaces text as if the reader had typed it, and puts the cursor after it. */
  insert(text: string, start: number, end = start): void {
    // Browsers drop a line break at the start of inserted text: insert it with the character before it.
    const before = text.startsWith('\n') ? /.?\n*$/s.exec(this.value.slice(0, start))![0] : '';
    if (this.editor) this.#insert?.(this.editor, before + text, start - before.length, end);
    this.showLine(this.value.slice(0, start + text.length).split('\n').length);
  }

  #isTabFree = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.editor) this.#sizes.observe(this);
    else void this.loadEditor();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  private async loadEditor(): Promise<void> {
    await waitUntilNear(this);
    const { createPrismEditor, FindBar: Bar, insertText } = await import('./prism-editor.ts');
    if (this.editor) return;
    this.#insert = insertText;
    this.#find = new Bar(
      this,
      () => this.value,
      (match) => this.select(match),
    );
    if (this.suggest) {
      const { SuggestionList: List } = await import('./suggestion-list.ts');
      this.#suggestions = new List(this, async (...at) => (await this.suggest?.(...at)) ?? null);
    }
    if (this.language === 'markdown') await import('./markdown.ts');
    this.editor = createPrismEditor(this.value, this.language, (value) => this.takeValue(value));
    this.editor.on('selectionChange', (selection, value) => this.followCursor(selection[0], value));
    if (this.isConnected) this.#sizes.observe(this);
  }

  private takeValue(value: string): void {
    if (value === this.value) return;
    this.value = value;
    this.tellChange(value);
    this.#suggestions?.updateList();
  }

  private followCursor(at: number, value: string): void {
    const line = value.slice(0, at).split('\n').length;
    if (line === this.#line || !this.editor?.focused) return;
    this.#line = line;
    this.tellLine(line);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { editor, value, language } = this;
    if (!editor) return;
    if (value !== editor.value || language !== editor.options.language)
      editor.setOptions({ value, language });
    editor.textarea.ariaLabel = this.said.label;
    editor.textarea.setAttribute('aria-describedby', 'hint problems');
    editor.textarea.setAttribute('aria-invalid', `${this.problems.length > 0}`);
    if (changed.has('marks') && this.showsMarks) this.scheduleScroll();
  }

  protected override updated(): void {
    if (!this.editor) return;
    const places = this.marks.flatMap(({ line }) => this.measureLine(line) ?? []);
    if (JSON.stringify(places) !== JSON.stringify(this.places)) this.places = places;
  }

  private measureLine(line: number): LinePlace | null {
    const row = this.editor?.lines[line];
    return row instanceof HTMLElement ? measureLine(row) : null;
  }

  protected override render() {
    const { editor, value } = this;
    const { hint, wrongLine, label } = this.said;
    const lines = value.split('\n');
    return html`${this.#find?.render()}
      <div
        class="scroll"
        style=${setStyles({ '--digits': `${`${lines.length}`.length}` })}
        @keydown=${this.#onKey}
      >
        <div
          class="sheet"
          @keydown=${{ handleEvent: this.#onKeyBefore, capture: true }}
          @pointerdown=${this.#leaveSuggestions}
          @click=${this.#takeTab}
          @focusin=${this.#freeTab}
          @focusout=${this.#leaveSuggestions}
        >
          <div class="marks" aria-hidden="true">
            ${this.marks.map((mark, i) => this.renderMark(mark, lines, this.places[i]))}
            ${this.renderMatch(this.#find?.match)}
          </div>
          ${editor ? editor.container : html`<pre class="asleep" tabindex="0" aria-label=${label}>${value}</pre>`}
        </div>
        ${this.#suggestions?.render()}
      </div>
      <p class="spare hint" id="hint">${hint}</p>
      <div class="unseen" id="problems">
        ${this.problems.map(({ line, note }) => html`<p>${wrongLine(line, note)}</p>`)}
      </div>`;
  }

  private get problems(): readonly LineMark[] {
    return this.marks.filter(({ kind }) => kind === 'wrong');
  }

  private renderMark({ line, kind, note }: LineMark, lines: readonly string[], at: LinePlace | undefined) {
    const place = { '--line': `${line - 1}`, '--text': `${lines[line - 1]?.length ?? 0}` };
    const measured = at ? { '--top': `${at.top}px`, '--tall': `${at.height}px`, '--end': `${at.end}px` } : {};
    return html`<div class=${kind} style=${setStyles({ ...place, ...measured })}>
      ${note ? html`<p><span class="clip">${note}</span></p>` : nothing}
    </div>`;
  }

  private renderMatch(match: Match | null | undefined) {
    if (!match) return nothing;
    const before = this.value.slice(0, match.start).split('\n');
    const place = {
      '--line': `${before.length - 1}`,
      '--column': `${before.at(-1)!.length}`,
      '--length': `${match.end - match.start}`,
    };
    return html`<div class="found" style=${setStyles(place)}></div>`;
  }

  /** When the bar closes, the cursor is at the match. */
  private select(match: Match | null): void {
    if (!match) return this.textarea?.focus();
    this.textarea?.setSelectionRange(match.start, match.end);
    this.showLine(this.value.slice(0, match.start).split('\n').length);
  }

  /** Runs after all views have drawn the step, so that the page is laid out once. */
  private scheduleScroll(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const wanted = this.#wanted;
      this.#wanted = null;
      const at = this.marks.find(({ kind }) => kind === 'strong') ?? this.problems[0];
      if (wanted !== null) this.showLine(wanted, true);
      else if (at) this.showLine(at.line);
    });
  }

  /** Scrolls only if the line is out of sight, unless `isCentred`; no line is cut at the upper edge. */
  private showLine(line: number, isCentred = false): void {
    const scroll = this.scrolled;
    if (!scroll) return;
    const height = Number.parseFloat(getComputedStyle(scroll).lineHeight);
    const top = this.measureLine(line)?.top ?? (line - 1) * height;
    const { scrollTop, clientHeight } = scroll;
    const isSeen = top >= scrollTop && top + 2 * height <= scrollTop + clientHeight;
    if (isSeen && !isCentred) return;
    scroll.scrollTop = top - Math.floor(clientHeight / 2 / height) * height;
  }

  /** The lower left corner of a character, in pixels from the corner of the text that scrolls. */
  placeOfCharacter(at: number): { readonly left: number; readonly top: number } | null {
    const before = this.value.slice(0, at).split('\n');
    const scroll = this.scrolled;
    const row = this.editor?.lines[before.length];
    if (!scroll || !row) return null;
    return placeCharacter(row, before.at(-1)!.length, scroll);
  }

  /** Redraws, because lines wrap differently, and keeps the cursor in sight where it was. */
  private takeSize(): void {
    this.requestUpdate();
    const { scrolled, textarea } = this;
    if (!scrolled || !textarea) return;
    const place = this.editor?.focused ? this.placeOfCharacter(textarea.selectionStart) : null;
    const below = place ? place.top - scrolled.scrollTop - scrolled.clientHeight : 0;
    if (below > 0 && below <= this.#heightInSight - scrolled.clientHeight) scrolled.scrollTop += below;
    this.#heightInSight = scrolled.clientHeight;
  }

  readonly #onKeyBefore = (event: KeyboardEvent): void => {
    this.#suggestions?.onKey(event);
    if (!event.defaultPrevented) this.leaveByTab(event);
  };

  /** Someone who passes by Tab, from another control and not from another window, must not change the text. */
  readonly #freeTab = ({ relatedTarget }: FocusEvent): void => {
    this.#isTabFree = relatedTarget !== null;
  };

  readonly #takeTab = (): void => {
    this.#isTabFree = false;
  };

  /** Before any other key, and after Escape, Tab leaves the text as it does elsewhere. */
  private leaveByTab(event: KeyboardEvent): void {
    if (event.key === 'Shift') return;
    if (event.key === 'Escape') event.preventDefault();
    if (event.key === 'Escape' || (event.key === 'Tab' && this.#isTabFree)) event.stopPropagation();
    this.#isTabFree = event.key === 'Escape';
    this.toggleAttribute('typing', event.key !== 'Escape' && event.key !== 'Tab');
  }

  readonly #leaveSuggestions = (): void => this.#suggestions?.close();

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'f') return;
    const { textarea } = this;
    if (!textarea) return;
    event.preventDefault();
    void this.#find?.open(this.value.slice(textarea.selectionStart, textarea.selectionEnd));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-editor': PlyEditor;
  }
}
