import { html, nothing, unsafeCSS } from 'lit';
import { query, state } from 'lit/decorators.js';
import { renderPressRow } from '../../elements/kit/choice-fields.ts';
import { renderFileButton, drawIcon, renderIconButton } from '../../elements/host/icons.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { saveFile } from '../../elements/kit/save-file.ts';
import { base, buttons, fields } from '../../elements/kit/base-styles.ts';
import '../../elements/editor/ply-editor.ts';
import type { PlyEditor } from '../../elements/editor/ply-editor.ts';
import type { Suggest } from '../../elements/editor/suggestion-list.ts';
import type { Fix } from '../../lesson/index.ts';
import type { LineMark } from '../../views/index.ts';
import { describeError, words } from '../../words/index.ts';
import { showIgnored } from '../address/page-message.ts';
import { Desk } from '../desks/desk.ts';
import drawerRules from '../desks/drawer.css?inline';
import { isPresentKey } from '../present/meant-for-page.ts';
import { isPrintKey } from '../print/print-key.ts';
import { fetchSample, renderBeginnings } from './beginnings.ts';
import { BlockInsertion } from './block-insertion.ts';
import { KeptLesson } from './kept-lesson.ts';
import { KeptPictures } from './kept-pictures.ts';
import { readLessonFragment, writeLessonFragment } from '../address/lesson-address.ts';
import {
  listenToWindow,
  isLessonReport,
  sendToWindow,
  type CheckedLesson,
  type LessonReport,
  type PreviewAction,
} from './preview-messages.ts';
import { renderFailure, renderProblems } from './problems-list.ts';
import { renderReplaced } from './replaced-texts.ts';
import { PreviewChoice } from './preview-choice.ts';
import { readSiteFacts } from './site-facts.ts';
import writeDeskRules from './write-desk.css?inline';

const tabs = ['text', 'lesson'] as const;

/** The page for writing a lesson, kept in the browser: source, problems, and a preview compiled in a frame. */
@customElement('write-desk')
export class WriteDesk extends Desk {
  static override styles = [base, buttons, fields, unsafeCSS(drawerRules), unsafeCSS(writeDeskRules)];

  /** Null before the first compilation. */
  @state() private checked: CheckedLesson | null = null;
  @state() private failure = '';
  @state() private tab: (typeof tabs)[number] = 'text';
  @query('iframe') private frame!: HTMLIFrameElement;
  @query('ply-editor') private editor!: PlyEditor;

  readonly #site = readSiteFacts(this);
  readonly #lesson = new KeptLesson(() => {
    this.requestUpdate();
    this.show();
  });

  /** The text that is safe without this browser: in a file, or in the address. */
  #safe = '';

  readonly #pictures = new KeptPictures();
  readonly #preview = new PreviewChoice(this, () => this.frame?.contentWindow ?? null);
  #completion: typeof import('./completion.ts') | null = null;
  readonly #insertion = new BlockInsertion(this, () => ({
    editor: this.editor,
    pictures: this.#pictures,
    checked: this.checked,
    hasFailed: this.failure !== '',
    isCursorKnown: this.#completion !== null,
  }));

  constructor() {
    super();
    listenToWindow(
      () => this.frame?.contentWindow ?? null,
      isLessonReport,
      (shown) => this.takeReport(shown),
    );
    this.addEventListener('dragover', (event) => event.preventDefault());
    this.addEventListener('drop', this.#onDrop);
    addEventListener('hashchange', () => void this.openAddress());
    addEventListener('beforeunload', (event) => {
      if (this.#lesson.unsaved.some(({ source }) => source !== this.#safe)) event.preventDefault();
    });
    document.addEventListener('keydown', (event) => {
      if (isPresentKey(event)) void this.#present();
      else if (isPrintKey(event)) {
        event.preventDefault();
        this.print();
      }
    });
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await this.begin();
    await super.scheduleUpdate();
  }

  private async begin(): Promise<void> {
    this.#lesson.begin(await fetchSample());
    await this.openAddress();
  }

  protected override render() {
    const { tab } = this;
    const lesson = this.#lesson;
    const writing = words.writing;
    return html`<div class="desk" data-tab=${tab}>
      ${this.renderHead()}
      ${renderPressRow(
        'tabs',
        writing.tabs.label,
        tabs.map((each) => [each, writing.tabs[each]]),
        tab,
        (each) => (this.tab = each),
      )}
      <div class="finish toolbar" role="group" aria-label=${writing.finish}>
        <button class="bare" @click=${this.#present}>${writing.present}</button>
        <button class="bare" @click=${() => this.print()}>${writing.print}</button>
        <button class="bare" @click=${this.#share}>
          ${drawIcon('share')}<span class="name spare">${writing.share}</span>
        </button>
        <button
          class=${this.#insertion.isOpen ? '' : 'primary'}
          title=${writing.oneFileHint}
          @click=${() => this.sendAction('file')}
        >
          ${writing.oneFile}
        </button>
      </div>
      ${this.#preview.renderRow()} ${renderReplaced(lesson, this.#leaveButton)}
      ${this.#insertion.render(lesson.now.source)}
      <ply-editor
        language="markdown"
        .said=${writing.editor}
        .value=${this.#pictures.takeOut(lesson.now.source)}
        .marks=${this.marks}
        .showsMarks=${false}
        .suggest=${this.#suggest}
        @focusin=${this.#fetchCompletion}
        .tellLine=${(line: number) => sendToWindow(this.frame.contentWindow, { line })}
        .tellChange=${(text: string) => this.#lesson.edit(this.#pictures.putBack(text))}
      ></ply-editor>
      ${
        this.failure
          ? renderFailure(this.failure)
          : renderProblems(this.checked?.problems ?? null, {
              goTo: (line) => this.goTo(line),
              mend: (fix) => this.applyFix(fix),
            })
      }
      ${this.#preview.renderFrame('lesson/')}
    </div>`;
  }

  private renderHead() {
    const writing = words.writing;
    const { isKept, isSaved, isChanged, now, file } = this.#lesson;
    const save = () => {
      saveFile(new Blob([now.source], { type: 'text/markdown' }), file);
      this.#safe = now.source;
    };
    return html`<header class="head toolbar" role="group" aria-label=${writing.label}>
      <span class="file row quiet"
        >${now.file ? html`<b class="clip" title=${now.file}>${now.file}</b>` : nothing}<span
          >${!isKept ? writing.notKept : isSaved ? writing.kept : writing.keeps}</span
        ></span
      >
      ${renderBeginnings(this.#site.lessons, (lesson) => this.#lesson.replace(lesson, false))}
      ${renderFileButton(writing.open, { icon: 'open', accept: '.md,.markdown,.txt' }, ([chosen]) => void this.openFile(chosen))}
      ${isChanged ? renderIconButton('reset', writing.reset, this.#reset) : nothing}
      <button class="bare" @click=${save}>
        ${drawIcon('save')}<span class="name spare">${writing.save}</span>
      </button>
    </header>`;
  }

  /** Loaded once the reader starts to write. */
  readonly #fetchCompletion = async (): Promise<typeof import('./completion.ts')> =>
    (this.#completion ??= await import('./completion.ts'));

  readonly #suggest: Suggest = async (text, cursor, isAsked) => {
    const { suggestCompletions } = await this.#fetchCompletion();
    return suggestCompletions(text, cursor, this.checked?.hosts ?? [], isAsked);
  };

  private get marks(): readonly LineMark[] {
    const lines = new Map<number, string[]>();
    for (const { line, text, isAdvice } of this.checked?.problems ?? [])
      if (!isAdvice) lines.set(line, [...(lines.get(line) ?? []), text]);
    return [...lines].map(([line, all]) => ({ line, kind: 'wrong', note: all.join(' · ') }));
  }

  private takeReport(shown: LessonReport): void {
    if ('slides' in shown) return this.#preview.takeSlide(shown);
    if ('isReady' in shown) {
      this.#preview.sendView();
      return this.show();
    }
    this.failure = 'failed' in shown ? shown.failed : '';
    if ('problems' in shown) this.checked = shown;
    this.#insertion.insertWaiting();
  }

  private show(): void {
    const { source, isForeign } = this.#lesson.now;
    sendToWindow(this.frame?.contentWindow ?? null, { source, isForeign });
  }

  private sendAction(wish: PreviewAction['wish']): void {
    const name = this.#lesson.file.replace(/(\.\w+)?$/, '.html');
    sendToWindow(this.frame.contentWindow, { wish, name });
  }

  /** Opens the print dialog over the lesson. */
  private print(): void {
    this.tab = 'lesson';
    this.#preview.show('lesson');
    this.sendAction('print');
  }

  readonly #reset = (): void => {
    this.#lesson.reset();
    this.#leaveButton();
  };

  /** Moves the focus from a button that is about to go: to the text, or, if that is hidden, to the list of lessons. */
  readonly #leaveButton = (): void => {
    this.editor.textarea?.focus({ preventScroll: true });
    if (this.shadowRoot?.activeElement !== this.editor) this.shadowRoot?.querySelector('select')?.focus();
  };

  private goTo(line: number): void {
    this.tab = 'text';
    void this.updateComplete.then(() => this.editor.goTo(line));
  }

  /** Applies a fix, unless the text has changed there since. */
  private applyFix({ from, to, found, text }: Fix): void {
    if (this.#lesson.now.source.slice(from, to) === found) this.editor.insert(text, from, to);
  }

  private async openFile(file: File): Promise<void> {
    try {
      const { readLessonFile } = await import('./lesson-sources.ts');
      this.#lesson.replace(await readLessonFile(file), true);
      this.failure = '';
    } catch (error) {
      this.failure = describeError(error);
    }
  }

  /** Opens the lesson in the address, which is kept in this browser from then on. */
  private async openAddress(): Promise<void> {
    try {
      const lesson = await readLessonFragment(location.hash);
      if (!lesson) return;
      this.#lesson.replace(lesson, true);
      history.replaceState(history.state, '', location.pathname + location.search);
    } catch {
      showIgnored('fragment', [words.writing.unreadable]);
    }
  }

  readonly #share = async (): Promise<void> => {
    const [{ openShare }, { makeLessonSubject }] = await Promise.all([
      import('../share/share-dialog.ts'),
      import('./lesson-subject.ts'),
    ]);
    openShare(await makeLessonSubject(this.#lesson.now), false);
  };

  /** Presents in this window, so that the class of this window sees the lesson. */
  readonly #present = async (): Promise<void> => {
    const fragment = `#${await writeLessonFragment(this.#lesson.now)}`;
    // Without storage, the text has to survive the way back too.
    if (!this.#lesson.isKept) {
      history.replaceState(history.state, '', fragment);
      this.#safe = this.#lesson.now.source;
    }
    location.assign(`lesson/?present${fragment}`);
  };

  readonly #onDrop = (event: DragEvent): void => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void this.openFile(file);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'write-desk': WriteDesk;
  }
}
