import { searchSliced, unpackTrace, type Progress, type Trace } from '../../search/index.ts';
import type { PreparedSearch } from '../../walk/index.ts';
import { fromWorker } from './from-worker.ts';
import { pause, runSliced } from './run-sliced.ts';
import type { SearchReply, SearchRequest } from './search-worker.ts';
import type { SearchWatch } from './search-watch.ts';

/** As many nodes are searched at once before a worker, which takes longer to start, does it. */
const SHORT = 20_000;

/** As many nodes are searched at once where the page has to do it all: its reader can go on between them. */
const SLICE = 5000;

/**
 * Any search but that of watched code: a short one is over at once, a long one runs in a worker once it is wanted, or in
 * slices on the page where no worker starts, and tells its progress.
 */
export async function searchLater(search: PreparedSearch, watch: SearchWatch): Promise<Trace> {
  const { settings, position, options, resolved } = search;
  const { game } = position;
  const { maxNodes } = resolved;
  const { done, value } = searchSliced(position, options, SHORT).next();
  if (done) return value;
  await watch.wanted();
  const { stopped, forgotten } = watch;
  forgotten.throwIfAborted();
  const tell = (progress: Progress) => watch.tell({ ...progress, game, maxNodes });
  tell(value);

  const start = () => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const ask = (worker: Worker) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker belongs to its page
    const send = (request: SearchRequest) => worker.postMessage(request);
    stopped.addEventListener('abort', () => send('stop'));
    send(settings);
  };
  const hear = (reply: SearchReply) => {
    if ('error' in reply) throw new Error(reply.error);
    if ('trace' in reply) return unpackTrace(position, resolved, reply.trace);
    tell(reply.progress);
    return undefined;
  };
  const found = await fromWorker({ start, ask, hear, forgotten });
  if (found) return found;

  const tellOn = (progress: Progress) => {
    forgotten.throwIfAborted();
    tell(progress);
  };
  await pause();
  return runSliced(searchSliced(position, options, SLICE), tellOn, () => stopped.aborted);
}
