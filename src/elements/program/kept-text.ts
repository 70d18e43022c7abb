import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { languages, renameFile, type ProgramLanguage } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { lessonAround } from '../kit/answer-book.ts';
import { isStorageAllowed } from '../kit/stored.ts';
import { tell } from '../kit/tell.ts';
import { keepAt, keptAt, type KeptProgram } from './kept-programs.ts';

/** An element that has a program as its properties, and what it is asked; all but the text may be empty. */
type ProgramElement = ReactiveControllerHost &
  HTMLElement & { -readonly [N in keyof KeptProgram]: KeptProgram[N] } & {
    call: string;
    readonly position: string;
  };

/**
 * The text of an element with an id, kept in the browser: what the reader left there stands there again. A text that
 * takes the place of another leaves that to be brought back.
 */
export class KeptText implements ReactiveController {
  /** Whether another text took the place of the reader's since the program ran. */
  isReplaced = false;
  /** Whether the browser keeps the text; null for an element without an id, where none is kept. */
  isKept: boolean | null = null;
  #first: KeptProgram | null = null;
  /** The text that was put here last as a whole; what still is that text is no work of the reader's. */
  #given = '';

  /** @param tellChange - Called after the reader changed the text or its language. */
  constructor(
    private readonly holder: ProgramElement,
    private readonly tellChange: () => void,
  ) {
    holder.addController(this);
  }

  /** Before the first update all is there that was set before the element was defined. */
  hostUpdate(): void {
    if (this.#first) return;
    const { holder } = this;
    holder.source ||= textIn(holder);
    holder.file ||= words.program.untitled(languages[holder.language].endings[0]);
    this.#first = this.now;
    this.#given = holder.source;
    this.isKept = this.#place === null ? null : isStorageAllowed();
    const { now } = this.#place === null ? {} : keptAt(this.#place);
    if (now) Object.assign(holder, now);
  }

  get now(): KeptProgram {
    const { source, language, file } = this.holder;
    return { source, language, file };
  }

  /** Whether it is another program than the one that was here first. */
  get isChanged(): boolean {
    return this.#first !== null && !isSame(this.now, this.#first);
  }

  /** The program that was replaced last; null where none was. */
  get before(): KeptProgram | null {
    return this.#place === null ? null : (keptAt(this.#place).before ?? null);
  }

  /** Takes the text as the reader has written it. */
  readonly write = (source: string): void => {
    this.holder.source = source;
    this.#changed();
  };

  /** Takes the text for one of another language. A program to begin with that nobody has changed becomes its twin there. */
  async setLanguage(language: ProgramLanguage): Promise<void> {
    const { holder } = this;
    const { findTwin } = await import('../../program/starts/index.ts');
    const { start, twin } = (await findTwin(holder.source, holder.language, language)) ?? {};
    const file = renameFile(holder.file, language);
    if (twin) this.replace({ source: await twin.text(), language, file });
    else Object.assign(holder, { language, file });
    if (twin && holder.call === start?.call) {
      holder.call = twin.call;
      tell(holder, 'ply-position-change', { position: holder.position });
    }
    this.#changed();
  }

  /** Puts another program here. What the reader wrote is kept, to be brought back. */
  replace(program: KeptProgram): void {
    const { now } = this;
    if (isSame(program, now)) return;
    const isWork =
      now.source.trim() !== '' && now.source !== this.#given && now.source !== this.#first?.source;
    Object.assign(this.holder, program);
    this.#given = program.source;
    this.isReplaced = isWork;
    if (this.#place !== null)
      keepAt(this.#place, ({ before }) => {
        const left = isWork ? now : before;
        return { now: program, ...(left && { before: left }) };
      });
  }

  /** Puts the program back that was here first. */
  reset(): void {
    if (this.#first) this.replace(this.#first);
  }

  /** Puts the program back that was replaced last. */
  bringBack(): void {
    const { before } = this;
    if (before) this.replace(before);
    this.isReplaced = false;
    this.holder.requestUpdate();
  }

  /** Keeps what the reader changed. */
  #changed(): void {
    const { now } = this;
    if (this.#place !== null) keepAt(this.#place, ({ before }) => ({ now, ...(before && { before }) }));
    this.tellChange();
  }

  get #place(): string | null {
    const { id } = this.holder;
    return id === '' ? null : `${lessonAround(this.holder)}#${id}`;
  }
}

function isSame(one: KeptProgram, other: KeptProgram): boolean {
  return one.source === other.source && one.language === other.language && one.file === other.file;
}

/**
 * The program between the tags of an element: that of a `<script>` or a `<pre>`, else all of the text; without what all
 * of its lines are indented by.
 */
function textIn(element: Element): string {
  const text = (element.querySelector('script, pre') ?? element).textContent.replace(/^\s*\n/, '').trimEnd();
  const indents = text.match(/^[ \t]*(?=\S)/gm) ?? [];
  const common = Math.min(...indents.map(({ length }) => length));
  return text && `${text.replace(new RegExp(`^[ \\t]{${common}}`, 'gm'), '')}\n`;
}
