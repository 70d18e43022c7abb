import { OwnWorkers } from '../elements/program/own-workers.ts';
import { checkProgram, type Checked, type CheckHow, type Submission } from '../program/index.ts';
import { startProcess } from './start-process.ts';

interface CheckAll extends Omit<CheckHow, 'bench' | 'rung'> {
  /** Whether programs that pass the sample are then tried on all positions. */
  readonly isAll: boolean;
  readonly jobs: number;
}

/** Checks programs in parallel. The results are in the order of the programs, and the same for any number of jobs. */
export async function checkAll(
  submissions: readonly Submission[],
  { isAll, jobs, ...how }: CheckAll,
  tell: (done: number) => void,
): Promise<Checked[]> {
  const results: Checked[] = [];
  let [next, done] = [0, 0];
  const runLane = async () => {
    const bench = new OwnWorkers(startProcess, new AbortController().signal);
    while (next < submissions.length) {
      const at = next++;
      const check = (rung: CheckHow['rung']) => checkProgram(submissions[at], { ...how, bench, rung });
      const glance = await check('glance');
      results[at] = isAll && glance.state === 'right' ? await check('all') : glance;
      tell(++done);
    }
    bench.renew();
  };
  await Promise.all(Array.from({ length: Math.min(jobs, submissions.length) }, runLane));
  return results;
}
