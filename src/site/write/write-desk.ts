import { html, nothing, unsafeCSS } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { saveFile } from '../../elements/kit/save-file.ts';
import { base, buttons, fields } from '../../elements/kit/theme.ts';
import '../../elements/program/ply-editor.ts';
import type { PlyEditor } from '../../elements/program/ply-editor.ts';
import type { Problem } from '../../lesson/index.ts';
import type { LineMark } from '../../views/index.ts';
import { messageOf, words } from '../../words/index.ts';
import { showIgnored } from '../address/page-message.ts';
import { Desk } from '../desks/desk.ts';
import { keptLesson, type WrittenText } from './kept-lesson.ts';
import { lessonIn, type LessonText } from './lesson-address.ts';
import { hear, isShown, tellWindow, type Shown } from './messages.ts';
import { siteFacts } from './site-facts.ts';
import writeDeskRules from './write-desk.css?inline';
import { writeHead } from './write-head.ts';
import { writeProblems } from './write-problems.ts';

/** What is shown where there is room for one thing. */
const tabs = ['text', 'lesson'] as const;

/**
 * The workbench on which a lesson is written: its text, what is wrong in it, and the lesson itself beside it, which is a
 * page of its own in a frame, compiled there. The text is kept in the browser; an address may hold another.
 */
@customElement('write-desk')
export class WriteDesk extends Desk {
  static override styles = [base, buttons, fields, unsafeCSS(writeDeskRules)];

  @state() private text: WrittenText = { source: '', file: words.writing.file, isForeign: false };
  /** What is wrong in the text that is shown; null before any was. */
  @state() private problems: readonly Problem[] | null = null;
  /** Why the lesson could not be shown, or a file not be opened. */
  @state() private failure = '';
  @state() private isReplaced = false;
  @state() private tab: (typeof tabs)[number] = 'text';
  @query('iframe') private frame!: HTMLIFrameElement;
  @query('ply-editor') private editor!: PlyEditor;

  readonly #site = siteFacts(this);
  /** The text that was put here last as a whole: what still is that text is no work of the reader's. */
  #given = '';

  constructor() {
    super();
    hear(
      () => this.frame?.contentWindow ?? null,
      isShown,
      (shown) => this.take(shown),
    );
    this.addEventListener('dragover', (event) => event.preventDefault());
    this.addEventListener('drop', this.#onDrop);
    addEventListener('hashchange', () => void this.openAddress());
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await this.begin();
    await super.scheduleUpdate();
  }

  /** Begins with what was left here, or with a lesson to change. */
  private async begin(): Promise<void> {
    const { now } = keptLesson;
    this.#given = (await import('./new-lesson.md?raw')).default;
    this.text = now ?? { ...this.text, source: this.#given };
    await this.openAddress();
  }

  protected override render() {
    const { text, tab } = this;
    const said = words.writing;
    return html`<div class="desk" data-tab=${tab}>
      ${writeHead({
        file: text.file,
        isKept: keptLesson.isKept,
        lessons: this.#site.lessons,
        begin: (file) => void this.beginWith(file),
        open: (file) => void this.openFile(file),
        save: () => saveFile(new Blob([text.source], { type: 'text/markdown' }), text.file),
        share: () => void this.share(),
      })}
      <div class="tabs" role="group" aria-label=${said.tabs.label}>
        ${tabs.map(
          (each) =>
            html`<button aria-pressed=${each === tab ? 'true' : 'false'} @click=${() => (this.tab = each)}>
              ${said.tabs[each]}
            </button>`,
        )}
      </div>
      ${
        this.isReplaced
          ? html`<p class="band" role="status">
              ${said.replaced(text.file)} <button @click=${this.#bringBack}>${said.bringBack}</button>
            </p>`
          : nothing
      }
      <ply-editor
        language="markdown"
        wraps
        .said=${said.editor}
        .value=${text.source}
        .marks=${this.marks}
        .tellChange=${this.#changed}
      ></ply-editor>
      ${writeProblems(this.problems, this.failure, (line) => this.goTo(line))}
      <iframe src="lesson/" title=${said.preview}></iframe>
    </div>`;
  }

  /** The lines with mistakes, each with all that is wrong there. */
  private get marks(): readonly LineMark[] {
    const lines = new Map<number, string[]>();
    for (const { line, text } of this.problems ?? []) lines.set(line, [...(lines.get(line) ?? []), text]);
    return [...lines].map(([line, all]) => ({ line, kind: 'wrong', note: all.join(' · ') }));
  }

  private take(shown: Shown): void {
    if ('isReady' in shown) return this.show();
    this.failure = 'failed' in shown ? shown.failed : '';
    if ('problems' in shown) this.problems = shown.problems;
  }

  private show(): void {
    const { source, isForeign } = this.text;
    tellWindow(this.frame?.contentWindow ?? null, { source, isForeign });
  }

  private goTo(line: number): void {
    this.tab = 'text';
    void this.updateComplete.then(() => this.editor.goTo(line));
  }

  readonly #changed = (source: string): void => {
    this.text = { ...this.text, source };
    keptLesson.keep(this.text);
    this.show();
  };

  /** Puts another lesson here. What the reader wrote is kept, to be brought back. */
  private replace(text: WrittenText): void {
    const isWork = this.text.source.trim() !== '' && this.text.source !== this.#given;
    keptLesson.replace(text, isWork ? this.text : keptLesson.before);
    this.#given = text.source;
    this.text = text;
    this.isReplaced = isWork;
    this.failure = '';
    this.show();
  }

  readonly #bringBack = (): void => {
    const { before } = keptLesson;
    if (before) this.replace(before);
    this.isReplaced = false;
  };

  private async beginWith(file: string): Promise<void> {
    if (file === '') {
      const { default: source } = await import('./new-lesson.md?raw');
      return this.replace({ source, file: words.writing.file, isForeign: false });
    }
    const { courseText } = await import('./course-text.ts');
    this.replace({ source: await courseText(file), file: file.replace(/.*\//, ''), isForeign: false });
  }

  private async openFile(file: File): Promise<void> {
    try {
      const { readLessonFile } = await import('./read-lesson-file.ts');
      this.openForeign(await readLessonFile(file));
    } catch (error) {
      this.failure = messageOf(error);
    }
  }

  private openForeign({ source, file }: LessonText): void {
    if (source !== this.text.source)
      this.replace({ source, file: file || words.writing.file, isForeign: true });
  }

  /** Opens the lesson that the address holds, which from then on is kept here. */
  private async openAddress(): Promise<void> {
    try {
      const lesson = await lessonIn(location.hash);
      if (!lesson) return;
      this.openForeign(lesson);
      history.replaceState(history.state, '', location.pathname + location.search);
    } catch {
      showIgnored('fragment', [words.writing.unreadable]);
    }
  }

  private async share(): Promise<void> {
    const [{ openShare }, { lessonSubject }] = await Promise.all([
      import('../share/share-dialog.ts'),
      import('./lesson-subject.ts'),
    ]);
    openShare(await lessonSubject(this.text), false);
  }

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
