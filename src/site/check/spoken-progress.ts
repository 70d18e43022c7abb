import { words } from '../../words/index.ts';
import type { ClassCheck } from './class-check.ts';

/** Programs between two announcements to screen readers. */
const BETWEEN = 10;

/** The announcements of a check to screen readers. */
export class SpokenProgress {
  #said = '';
  /** The number of checked programs at the last announcement. */
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
