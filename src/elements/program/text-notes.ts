import type { ReactiveControllerHost } from 'lit';
import { programLanguages, type ProgramLanguage } from '../../program/index.ts';
import type { KeptProgram } from './kept-programs.ts';
import type { KeptText, TextChange } from './kept-text.ts';
import type { MissingModule } from './opening/missing-modules.ts';

type NotedProgram = ReactiveControllerHost & KeptProgram;

/**
 * Facts about a program's text before it runs. The code that finds them is loaded for the first text that is not ours.
 */
export class TextNotes {
  #seems: string | null = null;
  #seemsOf = '';
  #missing: MissingModule | null = null;
  #missingOf: readonly unknown[] = [];
  #recognised = Promise.resolve();

  constructor(private readonly program: NotedProgram) {}

  /**
   * The language that the text seems to be in, if it is not the program's: its name in addresses if it can run here.
   */
  get seems(): string | null {
    const { source, language } = this.program;
    return this.#seemsOf === source && this.#seems !== language ? this.#seems : null;
  }

  /** The first imported module that is missing; null if none is, or if not yet checked. */
  get missing(): MissingModule | null {
    return this.#key.every((each, at) => each === this.#missingOf[at]) ? this.#missing : null;
  }

  /** A text that replaces another may be in another language, and may need other files. */
  follow(change: TextChange, text: KeptText): void {
    // After a message about a missing module, the reader may be correcting its name.
    if (change !== 'edited' || this.#missing !== null) void this.findMissing();
    if (change !== 'edited') this.#recognised = this.chooseLanguage(change, text);
  }

  /**
   * Resolves when the last pasted text has the language that it is in, or if that can't be found. Until then, it must not
   * run.
   */
  async waitForLanguage(): Promise<void> {
    await this.#recognised.catch(() => {});
  }

  private async chooseLanguage(change: TextChange, text: KeptText): Promise<void> {
    const language = await this.recognise();
    if (change !== 'pasted') return;
    if (language !== null && language !== this.program.language) await text.setLanguage(language);
    const { hasTypes } = await import('./opening/name-language.ts');
    text.nameByTypes(hasTypes);
  }

  /** Returns the language of the text if it runs here and is clear. */
  private async recognise(): Promise<ProgramLanguage | null> {
    const { source } = this.program;
    const { recogniseLanguage } = await import('./opening/name-language.ts');
    [this.#seems, this.#seemsOf] = [recogniseLanguage(source), source];
    this.program.requestUpdate();
    if (this.program.source !== source) return null;
    return programLanguages.find((each) => each === this.#seems) ?? null;
  }

  async findMissing(): Promise<void> {
    const key = this.#key;
    const { source, language, file, files } = this.program;
    const { findMissing } = await import('./opening/missing-modules.ts');
    [this.#missing, this.#missingOf] = [findMissing({ source, language, file, files }), key];
    this.program.requestUpdate();
  }

  get #key(): readonly unknown[] {
    const { source, language, file, files } = this.program;
    return [source, language, file, files];
  }
}
