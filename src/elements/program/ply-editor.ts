import { html, LitElement, nothing, unsafeCSS, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import prismLayout from 'prism-code-editor/layout.css?inline';
import type { LineMark } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { whenNear } from '../kit/later.ts';
import { styled } from '../kit/styled.ts';
import { base, buttons, fields } from '../kit/theme.ts';
import editorRules from './editor.css?inline';
import type { FindBar, Match } from './find-bar.ts';
import type { PrismEditor } from './prism-editor.ts';
import type { Suggest, SuggestionList } from './suggestion-list.ts';

/** What is said of a text that is edited. */
export interface EditorWords {
  readonly label: string;
  readonly hint: string;
  readonly wrongLine: (line: number, text: string) => string;
}

/** Where a line stands: its upper edge and its height, in pixels. */
interface LinePlace {
  readonly top: number;
  readonly height: number;
}

/** A text of a program that a reader edits, with its lines numbered and marked. What edits it is fetched when the reader is near. */
@customElement('ply-editor')
export class PlyEditor extends LitElement {
  static override styles = [base, buttons, fields, unsafeCSS(prismLayout), unsafeCSS(editorRules)];

  @property() value = '';
  @property() language = 'python';
  /** What is edited, and how, for who does not see it. */
  @property({ attribute: false }) said: EditorWords = words.program.editor;
  /** Whether lines that are too long go on below, as those of prose do. */
  @property({ type: Boolean }) wraps = false;
  /** Hears of every change that the reader makes. */
  @property({ attribute: false }) tellChange: (value: string) => void = () => {};
  /** Hears of every line to which the reader goes, from 1. */
  @property({ attribute: false }) tellLine: (line: number) => void = () => {};
  /** Says how the text may go on at a character; without it nothing is suggested. */
  @property({ attribute: false }) suggest: Suggest | null = null;
  /** What is said of lines; a line stands in it once. */
  @property({ attribute: false }) marks: readonly LineMark[] = [];

  @state() private editor: PrismEditor | null = null;
  /** Where the marked lines stand, in pixels, where lines may go on below. */
  @state() private places: readonly LinePlace[] = [];

  #find: FindBar | null = null;
  #insert: typeof import('./prism-editor.ts').insertText | null = null;
  #suggestions: SuggestionList | null = null;
  /** The line on which the reader is; 0 before they were on any. */
  #line = 0;
  #frame = 0;
  /** Another width has other rows. */
  readonly #widths = new ResizeObserver(() => this.requestUpdate());

  /** Where the reader types. */
  get textarea(): HTMLTextAreaElement | null {
    return this.editor?.textarea ?? null;
  }

  /** Brings a line into sight, and the reader to its start. */
  goTo(line: number): void {
    const start = this.value.split('\n', line - 1).join('\n').length + (line > 1 ? 1 : 0);
    this.textarea?.focus({ preventScroll: true });
    this.textarea?.setSelectionRange(start, start);
    this.showLine(line, true);
  }

  /** Puts a text in from one character up to another, as if the reader had written it; the cursor is behind it then. */
  insert(text: string, start: number, end = start): void {
    // Browsers leave a new line out at the beginning of what is put in: it goes with what stands before it.
    const before = text.startsWith('\n') ? /.?\n*$/s.exec(this.value.slice(0, start))![0] : '';
    if (this.editor) this.#insert?.(this.editor, before + text, start - before.length, end);
    this.showLine(this.value.slice(0, start + text.length).split('\n').length);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.editor) void this.begin();
    if (this.wraps) this.#widths.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#widths.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  private async begin(): Promise<void> {
    await whenNear(this);
    const { FindBar: Bar, insertText, prismEditor } = await import('./prism-editor.ts');
    if (this.editor) return;
    this.#insert = insertText;
    this.#find = new Bar(
      this,
      () => this.value,
      (match) => this.select(match),
    );
    if (this.suggest) {
      const { SuggestionList: List } = await import('./suggestion-list.ts');
      this.#suggestions = new List(this, (...at) => this.suggest?.(...at) ?? null);
    }
    if (this.language === 'markdown') await import('./markdown.ts');
    this.editor = prismEditor(this.value, this.language, (value) => this.take(value), this.wraps);
    this.editor.on('selectionChange', (selection, value) => this.follow(selection[0], value));
  }

  private take(value: string): void {
    if (value === this.value) return;
    this.value = value;
    this.tellChange(value);
    this.#suggestions?.textChanged();
  }

  private follow(at: number, value: string): void {
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
    if (changed.has('marks')) this.scheduleShowing();
  }

  protected override updated(): void {
    if (!this.wraps || !this.editor) return;
    const places = this.marks.flatMap(({ line }) => this.placeOf(line) ?? []);
    if (JSON.stringify(places) !== JSON.stringify(this.places)) this.places = places;
  }

  /** Where a line stands in the text, which may take several rows. */
  private placeOf(line: number): LinePlace | null {
    const row = this.editor?.lines[line];
    return row instanceof HTMLElement ? { top: row.offsetTop, height: row.offsetHeight } : null;
  }

  protected override render() {
    const { editor, value } = this;
    const { hint, wrongLine, label } = this.said;
    const lines = value.split('\n');
    const longest = Math.max(...lines.map(({ length }) => length));
    return html`${this.#find?.render()}
      <div
        class=${this.wraps ? 'scroll wraps' : 'scroll'}
        style=${styled({ '--digits': `${`${lines.length}`.length}`, '--longest': `${longest}` })}
        @keydown=${this.#onKey}
      >
        <div
          class="sheet"
          @keydown=${{ handleEvent: this.#onKeyBefore, capture: true }}
          @pointerdown=${this.#leaveSuggestions}
          @focusout=${this.#leaveSuggestions}
        >
          <div class="marks" aria-hidden="true">
            ${this.marks.map((mark, i) => this.markView(mark, lines, this.places[i]))}
            ${this.foundView(this.#find?.match)}
          </div>
          ${editor ? editor.container : html`<pre class="asleep" tabindex="0" aria-label=${label}>${value}</pre>`}
        </div>
        ${this.#suggestions?.render()}
      </div>
      <p class="unseen" id="hint">${hint}</p>
      <div class="unseen" id="problems">
        ${this.problems.map(({ line, note }) => html`<p>${wrongLine(line, note)}</p>`)}
      </div>`;
  }

  private get problems(): readonly LineMark[] {
    return this.marks.filter(({ kind }) => kind === 'wrong');
  }

  private markView({ line, kind, note }: LineMark, lines: readonly string[], at: LinePlace | undefined) {
    const place = { '--line': `${line - 1}`, '--text': `${lines[line - 1]?.length ?? 0}` };
    const measured = at ? { '--top': `${at.top}px`, '--tall': `${at.height}px` } : {};
    return html`<div class=${kind} style=${styled({ ...place, ...measured })}>
      ${note ? html`<span class="clip">${note}</span>` : nothing}
    </div>`;
  }

  private foundView(match: Match | null | undefined) {
    if (!match) return nothing;
    const before = this.value.slice(0, match.start).split('\n');
    const place = {
      '--line': `${before.length - 1}`,
      '--column': `${before.at(-1)!.length}`,
      '--length': `${match.end - match.start}`,
    };
    return html`<div class="found" style=${styled(place)}></div>`;
  }

  /** Selects what was found; once the reader is done with finding, they are there. */
  private select(match: Match | null): void {
    if (!match) return this.textarea?.focus();
    this.textarea?.setSelectionRange(match.start, match.end);
    this.showLine(this.value.slice(0, match.start).split('\n').length);
  }

  /** After all views have drawn the step, so that the page is laid out once. */
  private scheduleShowing(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const at = this.marks.find(({ kind }) => kind === 'strong') ?? this.problems[0];
      if (at) this.showLine(at.line);
    });
  }

  /** Brings a line into sight: with room around it where it was out of sight. */
  private showLine(line: number, isCentred = false): void {
    const scroll = this.renderRoot.querySelector('.scroll');
    if (!scroll) return;
    const height = Number.parseFloat(getComputedStyle(scroll).lineHeight);
    const top = (this.wraps ? this.placeOf(line)?.top : null) ?? (line - 1) * height;
    const { scrollTop, clientHeight } = scroll;
    const isSeen = top >= scrollTop && top + 2 * height <= scrollTop + clientHeight;
    if (!isSeen || isCentred) scroll.scrollTop = top - clientHeight / 2;
  }

  /** Where a character stands, in pixels from the corner of the text that scrolls: left, and below its row. */
  placeOfCharacter(at: number): { readonly left: number; readonly top: number } | null {
    const before = this.value.slice(0, at).split('\n');
    const scroll = this.renderRoot.querySelector('.scroll');
    const row = this.editor?.lines[before.length];
    if (!scroll || !row) return null;
    const { left, bottom } = rectOfCharacter(row, before.at(-1)!.length);
    const box = scroll.getBoundingClientRect();
    return { left: left - box.left + scroll.scrollLeft, top: bottom - box.top + scroll.scrollTop };
  }

  readonly #onKeyBefore = (event: KeyboardEvent): void => this.#suggestions?.onKey(event);

  readonly #leaveSuggestions = (): void => this.#suggestions?.close();

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'f') return;
    const { textarea } = this;
    if (!textarea) return;
    event.preventDefault();
    void this.#find?.open(this.value.slice(textarea.selectionStart, textarea.selectionEnd));
  };
}

/** The box of a character of an element's text. */
function rectOfCharacter(element: Element, at: number): DOMRect {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.selectNodeContents(element);
  let rest = at;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { length } = text as Text;
    if (rest < length) {
      range.setStart(text, rest);
      range.setEnd(text, rest + 1);
      break;
    }
    rest -= length;
  }
  return range.getBoundingClientRect();
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-editor': PlyEditor;
  }
}
