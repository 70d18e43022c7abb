import type { ReactiveControllerHost } from 'lit';
import { describeError } from '../../words/index.ts';
import type { KeptProgram } from './kept-programs.ts';
import { listDropped, readFile } from './list-dropped.ts';
import type { MissingModule } from './opening/missing-modules.ts';
import type { GivenFile } from './opening/open-files.ts';

interface FileTaker {
  /** Replaces the program. */
  readonly open: (program: KeptProgram) => void;
  /** Adds modules to the program. */
  readonly add: (files: KeptProgram['files']) => void;
  readonly now: () => KeptProgram;
  readonly findMissing: () => MissingModule | null;
}

/** Opens the files that a reader chooses or drops. */
export class FileDrop {
  /** Why the last files were refused; empty if they were not. */
  refused = '';
  /** Notes on how the last files were read. */
  notes: readonly string[] = [];

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly taker: FileTaker,
  ) {
    host.addEventListener('dragover', (event) => event.preventDefault());
    host.addEventListener('drop', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const dropped = listDropped(event.dataTransfer);
      void this.#take(async () => this.#open(await dropped));
    });
  }

  /** Opens files as the program and its modules. A module that the program is missing is only added. */
  async open(files: readonly File[]): Promise<void> {
    await this.#take(() => this.#open(files.map(readFile)));
  }

  /** Opens files as modules of the program. */
  async add(files: readonly File[]): Promise<void> {
    await this.#take(() => this.#add(files.map(readFile)));
  }

  async #take(work: () => Promise<readonly string[]>): Promise<void> {
    this.forget();
    try {
      this.notes = await work();
    } catch (error) {
      this.refused = describeError(error);
    }
    this.host.requestUpdate();
  }

  forget(): void {
    this.refused = '';
    this.notes = [];
  }

  async #open(given: readonly GivenFile[]): Promise<readonly string[]> {
    const missing = this.taker.findMissing();
    if (missing && given.every(({ path }) => nameOf(path) === nameOf(missing.path))) return this.#add(given);
    const { openFiles } = await import('./opening/open-files.ts');
    const { notes, ...program } = await openFiles(given);
    this.taker.open(program);
    return notes;
  }

  async #add(given: readonly GivenFile[]): Promise<readonly string[]> {
    const { openModules } = await import('./opening/open-files.ts');
    const missing = this.taker.findMissing();
    const { files, notes } = await openModules(given, this.taker.now());
    const placed = Object.entries(files).map(([path, text]) => [
      missing && path === nameOf(missing.path) ? missing.path : path,
      text,
    ]);
    this.taker.add(Object.fromEntries(placed));
    return notes;
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
