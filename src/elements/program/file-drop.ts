import type { ReactiveControllerHost } from 'lit';
import { describeError } from '../../words/index.ts';
import type { KeptProgram } from './kept-programs.ts';

type ReplaceableProgram = ReactiveControllerHost & HTMLElement & { replace(program: KeptProgram): void };

export class FileDrop {
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
      this.refused = describeError(error);
    }
    this.taker.requestUpdate();
  }
}
