import type { ReactiveControllerHost } from 'lit';
import { messageOf } from '../../words/index.ts';
import type { KeptProgram } from './kept-programs.ts';

/** An element whose program another one may replace. */
type ReplaceableProgram = ReactiveControllerHost & HTMLElement & { replace(program: KeptProgram): void };

/** Opens a file that the reader chose or dropped, in place of an element's program. */
export class FileDrop {
  /** Why the last file could not be opened; empty if it could. */
  refused = '';

  constructor(private readonly taker: ReplaceableProgram) {
    taker.addEventListener('dragover', (event) => event.preventDefault());
    taker.addEventListener('drop', (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void this.open(file);
    });
  }

  async open(file: File): Promise<void> {
    try {
      this.refused = '';
      const { readProgram } = await import('./program-file.ts');
      this.taker.replace(await readProgram(file));
    } catch (error) {
      this.refused = messageOf(error);
    }
    this.taker.requestUpdate();
  }
}
