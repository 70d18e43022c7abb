import { serveWork } from '../../elements/kit/worker-task.ts';
import { OwnWorkers } from '../../elements/program/own-workers.ts';
import { checkProgram, type Checked, type CheckOptions, type Submission } from '../../program/index.ts';
import { borrowWorkers } from './borrowed-worker.ts';

// Judges programs beside the page, which stays quick meanwhile.

export interface JudgeWork {
  readonly request: {
    readonly submission: Submission;
    readonly how: CheckOptions;
    /** Where interpreters are to be had. */
    readonly lender: MessagePort;
  };
  readonly progress: never;
  readonly result: Checked;
}

serveWork<JudgeWork>(async ({ submission, how, lender }) => {
  const bench = new OwnWorkers(borrowWorkers(lender), new AbortController().signal);
  try {
    return await checkProgram(submission, { ...how, bench });
  } finally {
    bench.renew();
  }
});
