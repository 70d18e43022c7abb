import { runSliced } from '../../elements/kit/run-sliced.ts';
import { serveWork } from '../../elements/kit/worker-task.ts';
import { ticTacToe } from '../../game/index.ts';
import { type SurveyedPosition, survey } from '../../search/index.ts';

/** `progress` is the share done, from 0 to 1. */
export interface SurveyWork {
  readonly request: null;
  readonly progress: number;
  readonly result: readonly SurveyedPosition[];
}

serveWork<SurveyWork>((_, { report: tell }) => runSliced(survey(ticTacToe.start()), tell));
