import { fromWorker } from '../../elements/host/from-worker.ts';
import { pause } from '../../elements/host/run-sliced.ts';
import { ticTacToe } from '../../game/index.ts';
import { survey, type Surveyed } from '../../search/index.ts';
import type { SurveyMessage } from './survey-worker.ts';

/**
 * Scores all positions of tic-tac-toe in a worker, or piece by piece on the page where none starts. Tells the share done,
 * from 0 to 1; rejects when the worker breaks off, and when the signal aborts.
 */
export async function surveyInWorker(
  progress: (share: number) => void,
  forgotten: AbortSignal,
): Promise<readonly Surveyed[]> {
  const start = () => new Worker(new URL('./survey-worker.ts', import.meta.url), { type: 'module' });
  const hear = (message: SurveyMessage) => {
    if ('positions' in message) return message.positions;
    progress(message.share);
    return undefined;
  };
  return (await fromWorker({ start, hear, forgotten })) ?? surveyHere(progress, forgotten);
}

async function surveyHere(
  progress: (share: number) => void,
  forgotten: AbortSignal,
): Promise<readonly Surveyed[]> {
  const work = survey(ticTacToe.start());
  let next = work.next();
  for (; !next.done; next = work.next()) {
    progress(next.value);
    await pause();
    forgotten.throwIfAborted();
  }
  return next.value;
}
