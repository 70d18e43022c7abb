import type { Surveyed } from '../search/index.ts';
import { words } from '../words/index.ts';
import type { SurveyMessage } from './survey-messages.ts';

/**
 * Scores all positions of tic-tac-toe in a worker. Tells the share done, from 0 to 1; rejects when the worker cannot
 * start or fails, and when the signal aborts.
 */
export function surveyInWorker(
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<readonly Surveyed[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./survey-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason as Error)), { once: true });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(() => reject(new Error(event.message || words.positions.noWorker)));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<SurveyMessage>) => {
      if ('share' in data) progress(data.share);
      else end(() => resolve(data.positions));
    });
  });
}
