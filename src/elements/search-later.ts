import { resolveOptions, searchSliced, unpackTrace, type Progress, type Trace } from '../search/index.ts';
import { prepare, type Settings } from '../session/index.ts';
import { words } from '../words/index.ts';
import type { SearchReply, SearchRequest } from './search-messages.ts';
import type { SearchWatch } from './search-watch.ts';

/** As many nodes are searched at once before a worker, which takes longer to start, does it. */
const atOnce = 20_000;

/**
 * Any search but that of watched code: a short one is over at once, a long one runs in a worker once it is wanted, and
 * tells its progress.
 */
export async function searchLater(settings: Settings, watch: SearchWatch): Promise<Trace> {
  const { position, options } = prepare(settings);
  const { game } = position;
  const { maxNodes } = resolveOptions(options, position);
  const { done, value } = searchSliced(position, options, atOnce).next();
  if (done) return value;
  await watch.wanted();
  watch.forgotten.throwIfAborted();
  const tell = (progress: Progress) => watch.tell({ ...progress, game, maxNodes });
  tell(value);

  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    const ask = (request: SearchRequest) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker belongs to its page
      worker.postMessage(request);
    };
    watch.stopped.addEventListener('abort', () => ask('stop'));
    watch.forgotten.addEventListener('abort', () => end(() => reject(watch.forgotten.reason as Error)));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(() => reject(new Error(event.message || words.running.noWorker)));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
      if ('progress' in data) tell(data.progress);
      else if ('trace' in data) end(() => resolve(unpackTrace(position, data.trace)));
      else end(() => reject(new Error(data.error)));
    });
    ask(settings);
  });
}
