import { words } from '../../words/index.ts';
import type { ClassCheck } from './class-check.ts';

/** How many programs are checked between two messages to a screen reader. */
const BETWEEN = 10;

/** What a screen reader hears of a check. */
export class SpokenProgress {
  #said = '';
  /** How many programs were checked when it was said. */
  #saidAt = 0;

  begin(): void {
    this.#saidAt = 0;
  }

  describe({ phase, done, rows }: ClassCheck): string {
    const { status } = words.checkPage;
    if (phase === 'paused' || phase === 'stopped') return status[phase];
    if (phase === 'done')
      return status.done(rows.length, rows.filter(({ checked }) => checked?.state === 'right').length);
    if (done < this.#saidAt || done >= this.#saidAt + BETWEEN) {
      this.#saidAt = done - (done % BETWEEN);
      this.#said = status.some(this.#saidAt, rows.length);
    }
    return done < BETWEEN ? status.begun(rows.length) : this.#said;
  }
}
