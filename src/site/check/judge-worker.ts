import { serveWork } from '../../elements/kit/worker-task.ts';
import { OwnWorkers } from '../../elements/program/own-workers.ts';
import {
  askPlayer,
  checkProgram,
  type Checked,
  type CheckOptions,
  type Player,
  type Submission,
} from '../../program/index.ts';
import { borrowWorkers } from './borrowed-worker.ts';

// Judges programs outside the page, so that the page stays responsive.

export interface JudgeRequest {
  /** `play`: for a tournament. */
  readonly work: 'check' | 'play';
  readonly submission: Submission;
  readonly how: CheckOptions;
}

export interface JudgeWork {
  readonly request: JudgeRequest & {
    /** The port through which the page lends interpreters. */
    readonly lender: MessagePort;
  };
  readonly progress: never;
  readonly result: Checked | Player;
}

serveWork<JudgeWork>(async ({ work, submission, how, lender }) => {
  const bench = new OwnWorkers(borrowWorkers(lender), new AbortController().signal);
  try {
    const judge = work === 'check' ? checkProgram : askPlayer;
    return await judge(submission, { ...how, bench });
  } finally {
    bench.renew();
  }
});
