import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { findLanguage, languages, renameFile, type ProgramLanguage } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { findLessonAround } from '../kit/answer-book.ts';
import { isStorageAllowed } from '../kit/stored.ts';
import { sendEvent } from '../kit/send-event.ts';
import { readElementTexts } from './element-texts.ts';
import { isAnotherText } from './is-another-text.ts';
import {
  addBefore,
  isSame,
  readPlace,
  subscribeToPlaces,
  updatePlace,
  type KeptPlace,
  type KeptProgram,
} from './kept-programs.ts';

type ProgramElement = ReactiveControllerHost &
  HTMLElement & { -readonly [N in keyof KeptProgram]: KeptProgram[N] } & {
    call: string;
    readonly position: string;
  };

/**
 * `pasted`: over the whole text. `opened`, or `given` by the page: another program is shown. `files`: modules were added
 * or removed.
 */
export type TextChange = 'edited' | 'pasted' | 'opened' | 'given' | 'files' | 'language';

/** Whether a program took the place of another, so that nothing known of that one holds. */
export function isAnotherProgram(change: TextChange): boolean {
  return change === 'pasted' || change === 'opened' || change === 'given';
}

/**
 * The program that an element shows, and the reader's work, which is saved. A program from the page or an address is
 * shown in place of the work, and becomes work when the reader changes it; until then it is not kept.
 */
export class KeptText implements ReactiveController {
  /** Whether the reader's work was replaced since the program ran. */
  isReplaced = false;
  /** Whether the browser stores the work; null without an id. */
  isKept: boolean | null = null;
  #shown = '';
  #first: KeptProgram | null = null;
  #isOwn = false;
  /** The work as this element has last read or saved it. */
  #known: KeptProgram | null = null;
  #forgetPlaces = (): void => {};
  /** The work at an element without an id. */
  #unkept: KeptPlace = {};
  /** What was last saved as a file. */
  #saved: KeptProgram | null = null;

  constructor(
    private readonly holder: ProgramElement,
    private readonly tellChange: (change: TextChange) => void,
  ) {
    holder.addController(this);
  }

  hostConnected(): void {
    this.#forgetPlaces = subscribeToPlaces(() => this.#followPlace());
    addEventListener('beforeunload', this.#askBeforeLeaving);
  }

  hostDisconnected(): void {
    this.#forgetPlaces();
    removeEventListener('beforeunload', this.#askBeforeLeaving);
  }

  /** Asks if nothing keeps the reader's work. In a frame it is not this page that is left. */
  readonly #askBeforeLeaving = (event: BeforeUnloadEvent): void => {
    if (parent !== window || this.isKept !== false || !this.#isWork) return;
    if (this.isChanged && !(this.#saved && isSame(this.now, this.#saved))) event.preventDefault();
  };

  readonly noteSaved = (): void => {
    this.#saved = this.now;
  };

  /** Runs at the first update, when properties set before the element was defined are known. */
  hostUpdate(): void {
    if (this.#first) return;
    const { holder } = this;
    holder.source ||= readElementTexts(holder)[0];
    holder.file ||= nameProgram(holder.language);
    this.#first = this.now;
    this.isKept = this.#place === null ? null : isStorageAllowed();
    const { now } = this.#work;
    if (!now) return;
    Object.assign(holder, now);
    this.#isOwn = true;
    this.#known = now;
  }

  /** Takes over what another window has saved, so that neither writes over the other; a program shown instead stays. */
  #followPlace(): void {
    const { now } = this.#work;
    if (!this.#first || !now || (this.#known && isSame(now, this.#known))) return;
    this.#known = now;
    if (!this.#isOwn && this.isChanged) return;
    Object.assign(this.holder, now);
    this.#isOwn = true;
    this.tellChange('edited');
  }

  get now(): KeptProgram {
    const { source, language, file, files } = this.holder;
    return { source, language, file, files };
  }

  /** Whether the reader wrote it, rather than the page. */
  get isOwn(): boolean {
    return this.#isOwn;
  }

  get isChanged(): boolean {
    return this.#first !== null && !isSame(this.now, this.#first);
  }

  /** The module whose text is shown; empty for the program. */
  get shown(): string {
    return Object.hasOwn(this.holder.files, this.#shown) ? this.#shown : '';
  }

  get shownSource(): string {
    const { shown, holder } = this;
    return shown === '' ? holder.source : holder.files[shown];
  }

  readonly show = (path: string): void => {
    this.#shown = path;
    this.holder.requestUpdate();
  };

  readonly write = (text: string): void => {
    const { holder, shown, now } = this;
    if (shown !== '') {
      holder.files = { ...holder.files, [shown]: text };
      return this.#save('edited');
    }
    const isAnother = isAnotherText(now.source, text);
    if (isAnother && !this.#isOwn) Object.assign(holder, { file: nameProgram(holder.language), files: {} });
    holder.source = text;
    this.#save(isAnother ? 'pasted' : 'edited', isAnother ? now : null);
  };

  /** Adds modules to the program, replacing those with the same path. */
  addFiles(added: KeptProgram['files']): void {
    const { holder, now } = this;
    const { [holder.file]: source, ...others } = added;
    const files = { ...holder.files, ...others };
    const isLost =
      source !== undefined || Object.keys(others).some((path) => Object.hasOwn(holder.files, path));
    Object.assign(holder, { files, source: source ?? holder.source });
    this.#shown = Object.keys(others)[0] ?? '';
    this.#save('files', isLost ? now : null);
  }

  removeFile(path: string): void {
    const { holder, now } = this;
    const { [path]: _removed, ...files } = holder.files;
    holder.files = files;
    this.#save('files', now);
    this.isReplaced = true;
  }

  /** Makes a module the program, and the program a module. */
  makeProgram(path: string): void {
    const { holder } = this;
    const { [path]: source, ...others } = holder.files;
    const files = { [holder.file]: holder.source, ...others };
    Object.assign(holder, { source, files, file: path, language: findLanguage(path) ?? holder.language });
    this.#shown = '';
    this.#save('opened');
  }

  /** An unchanged example becomes its twin in the other language. */
  async setLanguage(language: ProgramLanguage): Promise<void> {
    const { holder } = this;
    const { findTwin } = await import('../../program/starts/index.ts');
    const { start, twin } = (await findTwin(holder.source, holder.language, language)) ?? {};
    const file = renameFile(holder.file, language);
    if (!twin) {
      Object.assign(holder, { language, file });
      return this.#save('language');
    }
    const isOwnCall = holder.call === start?.call;
    const { position } = holder;
    this.replace({ source: await twin.text(), language, file, files: {} });
    const given = this.now;
    // The language is remembered, but never in place of work.
    this.#updateWork((kept) => (kept.now ? kept : { ...kept, now: given }));
    this.tellChange('opened');
    if (!isOwnCall) return;
    holder.call = twin.call;
    sendEvent(holder, 'ply-position-change', { position });
  }

  /** Gives a text of TypeScript the ending of such a file, and takes it from one of JavaScript. */
  nameByTypes(hasTypes: (source: string) => boolean): void {
    const { holder } = this;
    if (!/\.[jt]s$/.test(holder.file)) return;
    const file = `${holder.file.slice(0, -2)}${hasTypes(holder.source) ? 'ts' : 'js'}`;
    if (file === holder.file) return;
    holder.file = file;
    this.#save('language');
  }

  /** Shows another program: the reader's own, which is saved, or a given one. */
  replace(program: KeptProgram, isOwn = false): void {
    const { holder } = this;
    const work = this.#isWork ? this.now : null;
    if (isSame(program, this.now)) return;
    const { source, language, file, files } = program;
    Object.assign(holder, { source, language, file, files });
    this.#shown = '';
    this.isReplaced = work !== null;
    if (isOwn) return this.#save('opened', work);
    this.#isOwn = false;
    this.tellChange('given');
  }

  reset(): void {
    const work = this.#isWork ? this.now : null;
    if (!this.#first) return;
    this.replace(this.#first);
    if (work) this.#updateWork(({ before }) => ({ before: addBefore(work, before) }));
    this.tellChange('opened');
  }

  get before(): KeptProgram | null {
    const { now, before = [] } = this.#work;
    return (this.#isOwn ? null : now) ?? before[0] ?? null;
  }

  /**
   * Restores the last replaced program. The one it replaces goes to the end, so that repeated presses cycle through
   * all.
   */
  bringBack(): void {
    const { before: back } = this;
    const work = this.#isWork ? [this.now] : [];
    if (!back) return;
    Object.assign(this.holder, back);
    this.#updateWork(({ before = [] }) => ({
      now: back,
      before: [...before.filter((each) => !isSame(each, back)), ...work],
    }));
    this.#isOwn = true;
    this.#shown = '';
    this.isReplaced = false;
    this.tellChange('opened');
    this.holder.requestUpdate();
  }

  get #isWork(): boolean {
    return this.#isOwn && this.holder.source.trim() !== '';
  }

  /** `replaced` is work that would otherwise be lost. */
  #save(change: TextChange, replaced: KeptProgram | null = null): void {
    const { now } = this;
    const wasOwn = this.#isOwn;
    this.#isOwn = true;
    this.#updateWork((kept) => ({ now, before: addBefore(wasOwn ? replaced : kept.now, kept.before) }));
    this.tellChange(change);
  }

  #updateWork(change: (before: KeptPlace) => KeptPlace): void {
    const note = (before: KeptPlace) => {
      const after = change(before);
      this.#known = after.now ?? null;
      return after;
    };
    if (this.#place === null) this.#unkept = note(this.#unkept);
    else this.isKept = updatePlace(this.#place, note);
  }

  get #work(): KeptPlace {
    return this.#place === null ? this.#unkept : readPlace(this.#place);
  }

  get #place(): string | null {
    const { id } = this.holder;
    return id === '' ? null : `${findLessonAround(this.holder)}#${id}`;
  }
}

function nameProgram(language: ProgramLanguage): string {
  return words.program.untitled(languages[language].endings[0]);
}
