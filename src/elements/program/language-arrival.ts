import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { languages, type ProgramLanguage } from '../../program/index.ts';
import { words } from '../../words/index.ts';

/** Fetches and starts a program's language when the reader comes near, not at the first Run. */
export class LanguageArrival implements ReactiveController {
  #parts: typeof import('./ready-worker.ts') | null = null;
  #asked: ProgramLanguage | null = null;
  #leave = () => {};

  constructor(private readonly holder: ReactiveControllerHost & { readonly language: ProgramLanguage }) {
    holder.addController(this);
  }

  hostUpdated(): void {
    const { language } = this.holder;
    if (this.#asked === language) return;
    this.#asked = language;
    // Run reports what is missing.
    this.#prepare(language).catch(() => {});
  }

  hostDisconnected(): void {
    this.#leave();
    this.#asked = null;
  }

  /** A sentence on how much has loaded; empty if nothing is loading. */
  get text(): string {
    const { language } = this.holder;
    const arriving = this.#parts?.readArriving(language);
    return arriving ? words.program.arriving(languages[language].name, arriving.arrived, arriving.all) : '';
  }

  async #prepare(language: ProgramLanguage): Promise<void> {
    this.#parts ??= await import('./ready-worker.ts');
    this.#leave();
    let last = this.text;
    this.#leave = this.#parts.watchArriving(() => {
      if (this.text === last) return;
      last = this.text;
      this.holder.requestUpdate();
    });
    this.#parts.prepareLanguage(language);
  }
}
