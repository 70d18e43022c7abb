import { waitForFigures } from '../print/print-lesson.ts';
import { scrollToBlock } from './followed-line.ts';
import type { Preview } from './preview.ts';
import { PrintMedia } from './print-media.ts';

/** Shows the lesson with the style sheets and the figures of paper, on a sheet without an end. */
export class HandoutPreview implements Preview {
  readonly #media = new PrintMedia();
  readonly #over = new AbortController();
  #changes = 0;

  constructor() {
    document.documentElement.dataset['paper'] = '';
    // The browser's own printing has removed the figures.
    addEventListener('afterprint', (event) => event.isTrusted && void this.afterChange(), {
      signal: this.#over.signal,
    });
  }

  beforeChange(): void {
    dispatchEvent(new Event('afterprint'));
  }

  async afterChange(): Promise<void> {
    const changes = ++this.#changes;
    await waitForFigures(this.#over.signal);
    if (this.#over.signal.aborted || changes !== this.#changes) return;
    dispatchEvent(new Event('beforeprint'));
    this.#media.apply();
  }

  goTo(block: Element | null): void {
    scrollToBlock(block);
  }

  end(): void {
    this.#over.abort();
    this.beforeChange();
    this.#media.restore();
    delete document.documentElement.dataset['paper'];
  }
}
