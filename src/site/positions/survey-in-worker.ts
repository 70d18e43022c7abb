import { runSliced } from '../../elements/kit/run-sliced.ts';
import { runInWorker } from '../../elements/kit/worker-task.ts';
import { ticTacToe } from '../../game/index.ts';
import { survey, type Surveyed } from '../../search/index.ts';
import type { SurveyWork } from './survey-worker.ts';

/**
 * Scores all positions of tic-tac-toe in a worker, or slice by slice on the page if no worker starts. Tells the share
 * that is done, from 0 to 1. Rejects when the worker breaks off, and when it is cancelled.
 */
export async function surveyInWorker(
  tell: (share: number) => void,
  cancelled: AbortSignal,
): Promise<readonly Surveyed[]> {
  const start = () => new Worker(new URL('./survey-worker.ts', import.meta.url), { type: 'module' });
  const tellOn = (share: number) => {
    cancelled.throwIfAborted();
    tell(share);
  };
  return (
    (await runInWorker<SurveyWork>({ start, request: null, tell, cancelled })) ??
    runSliced(survey(ticTacToe.start()), tellOn)
  );
}
