import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { languages, renameFile, type ProgramLanguage } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { findLessonAround } from '../kit/answer-book.ts';
import { isStorageAllowed } from '../kit/stored.ts';
import { sendEvent } from '../kit/send-event.ts';
import { updatePlace, readPlace, type KeptProgram } from './kept-programs.ts';

type ProgramElement = ReactiveControllerHost &
  HTMLElement & { -readonly [N in keyof KeptProgram]: KeptProgram[N] } & {
    call: string;
    readonly position: string;
  };

export class KeptText implements ReactiveController {
  /** Whether the reader's text was replaced since the program ran. */
  isReplaced = false;
  /** Whether the browser stores the text; null without an id. */
  isKept: boolean | null = null;
  #first: KeptProgram | null = null;
  /** Inserted last as a whole: as long as it is unchanged, it is not the reader's work. */
  #given = '';

  constructor(
    private readonly holder: ProgramElement,
    private readonly tellChange: () => void,
  ) {
    holder.addController(this);
  }

  /** Properties that were set before the element was defined are known by the first update. */
  hostUpdate(): void {
    if (this.#first) return;
    const { holder } = this;
    holder.source ||= readElementText(holder);
    holder.file ||= words.program.untitled(languages[holder.language].endings[0]);
    this.#first = this.now;
    this.#given = holder.source;
    this.isKept = this.#place === null ? null : isStorageAllowed();
    const { now } = this.#place === null ? {} : readPlace(this.#place);
    if (now) Object.assign(holder, now);
  }

  get now(): KeptProgram {
    const { source, language, file } = this.holder;
    return { source, language, file };
  }

  get isChanged(): boolean {
    return this.#first !== null && !isSame(this.now, this.#first);
  }

  get before(): KeptProgram | null {
    return this.#place === null ? null : (readPlace(this.#place).before ?? null);
  }

  readonly write = (source: string): void => {
    this.holder.source = source;
    this.#save();
  };

  /** An unchanged example becomes its twin in the other language. */
  async setLanguage(language: ProgramLanguage): Promise<void> {
    const { holder } = this;
    const { findTwin } = await import('../../program/starts/index.ts');
    const { start, twin } = (await findTwin(holder.source, holder.language, language)) ?? {};
    const file = renameFile(holder.file, language);
    if (twin) this.replace({ source: await twin.text(), language, file });
    else Object.assign(holder, { language, file });
    if (twin && holder.call === start?.call) {
      holder.call = twin.call;
      sendEvent(holder, 'ply-position-change', { position: holder.position });
    }
    this.#save();
  }

  replace(program: KeptProgram): void {
    const { now } = this;
    if (isSame(program, now)) return;
    const isWork =
      now.source.trim() !== '' && now.source !== this.#given && now.source !== this.#first?.source;
    Object.assign(this.holder, program);
    this.#given = program.source;
    this.isReplaced = isWork;
    if (this.#place !== null)
      updatePlace(this.#place, ({ before }) => {
        const left = isWork ? now : before;
        return { now: program, ...(left && { before: left }) };
      });
  }

  reset(): void {
    if (this.#first) this.replace(this.#first);
  }

  bringBack(): void {
    const { before } = this;
    if (before) this.replace(before);
    this.isReplaced = false;
    this.holder.requestUpdate();
  }

  #save(): void {
    const { now } = this;
    if (this.#place !== null) updatePlace(this.#place, ({ before }) => ({ now, ...(before && { before }) }));
    this.tellChange();
  }

  get #place(): string | null {
    const { id } = this.holder;
    return id === '' ? null : `${findLessonAround(this.holder)}#${id}`;
  }
}

function isSame(one: KeptProgram, other: KeptProgram): boolean {
  return one.source === other.source && one.language === other.language && one.file === other.file;
}

function readElementText(element: Element): string {
  const text = (element.querySelector('script, pre') ?? element).textContent.replace(/^\s*\n/, '').trimEnd();
  const indents = text.match(/^[ \t]*(?=\S)/gm) ?? [];
  const common = Math.min(...indents.map(({ length }) => length));
  return text && `${text.replace(new RegExp(`^[ \\t]{${common}}`, 'gm'), '')}\n`;
}
