import { runSliced } from '../../elements/kit/run-sliced.ts';
import { runInWorker } from '../../elements/kit/worker-task.ts';
import { ticTacToe } from '../../game/index.ts';
import { survey, type SurveyedPosition } from '../../search/index.ts';
import type { SurveyWork } from './survey-worker.ts';

/** Without a worker it runs in slices on the page. Reports the share done, 0 to 1. Rejects on failure and on abort. */
export async function surveyInWorker(
  tell: (share: number) => void,
  cancelled: AbortSignal,
): Promise<readonly SurveyedPosition[]> {
  const startWorker = () => new Worker(new URL('./survey-worker.ts', import.meta.url), { type: 'module' });
  const reportShare = (share: number) => {
    cancelled.throwIfAborted();
    tell(share);
  };
  return (
    (await runInWorker<SurveyWork>({ start: startWorker, request: null, report: tell, cancelled })) ??
    runSliced(survey(ticTacToe.start()), reportShare)
  );
}
