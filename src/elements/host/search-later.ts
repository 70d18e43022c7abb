import { searchSliced, unpackTrace, type Progress, type Trace } from '../../search/index.ts';
import type { PreparedSearch } from '../../walk/index.ts';
import { runSliced } from '../kit/run-sliced.ts';
import { runInWorker } from '../kit/worker-task.ts';
import type { SearchWatch } from './search-watch.ts';
import type { SearchWork } from './search-worker.ts';

/** Most nodes to search at once: starting a worker takes longer. */
const SHORT = 20_000;

/** Nodes per slice on the page, so that the reader can act between slices. */
const SLICE = 5000;

/** Runs a short search at once; a long one when the reader is near, in a worker, or in slices if no worker starts. */
export async function searchLater(search: PreparedSearch, watch: SearchWatch): Promise<Trace> {
  const { settings, position, options, resolved } = search;
  const { game } = position;
  const { maxNodes } = resolved;
  const { done, value } = searchSliced(position, options, SHORT).next();
  if (done) return value;
  await watch.waitUntilWanted();
  const { stopped, forgotten } = watch;
  forgotten.throwIfAborted();
  const report = (progress: Progress) => watch.report({ ...progress, game, maxNodes });
  report(value);

  const start = () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const task = { start, request: settings, tell: report, stopped, cancelled: forgotten };
  const packed = await runInWorker<SearchWork>(task);
  if (packed) return unpackTrace(position, resolved, packed);

  const reportUnlessForgotten = (progress: Progress) => {
    forgotten.throwIfAborted();
    report(progress);
  };
  return runSliced(searchSliced(position, options, SLICE), reportUnlessForgotten, () => stopped.aborted);
}
