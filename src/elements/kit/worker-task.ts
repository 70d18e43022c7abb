import { words } from '../../words/index.ts';

export interface Work {
  readonly request: unknown;
  readonly progress: unknown;
  readonly result: unknown;
}

type ToWorker<W extends Work> = { readonly request: W['request'] } | 'stop';

interface Answer<W extends Work> {
  readonly result: W['result'];
}

type FromWorker<W extends Work> =
  | { readonly progress: W['progress'] }
  | Answer<W>
  | { readonly error: unknown };

interface WorkerTask<W extends Work> {
  /** Starts a worker or reuses one; null or a rejection if none is available. */
  readonly start: () => Worker | Promise<Worker | null>;
  readonly request: W['request'];
  /** Parts of the request to transfer instead of copy. */
  readonly moved?: Transferable[];
  readonly report?: (progress: W['progress']) => void;
  /** Asks the worker for the result so far. */
  readonly stopped?: AbortSignal;
  /** Ends the worker at once: the reader left, or a limit is reached. */
  readonly cancelled?: AbortSignal;
  /** Gets the worker after a result, for the next task; any other worker is terminated. */
  readonly keep?: (worker: Worker) => void;
  readonly brokeOff?: string;
}

/**
 * Returns null if no worker starts, because the browser forbids it or its script cannot be loaded. Rejects with what
 * the worker threw, with `brokeOff` if it crashes, and with the reason if it is cancelled.
 */
export async function runInWorker<W extends Work>(task: WorkerTask<W>): Promise<W['result'] | null> {
  const { start, cancelled, keep } = task;
  const over = new AbortController();
  const { signal } = over;
  const cancelling = new Promise<never>((_, reject) => {
    const cancel = () => reject(cancelled!.reason as Error);
    if (cancelled?.aborted) cancel();
    cancelled?.addEventListener('abort', cancel, { signal });
  });
  const starting = (async () => start())().catch(() => null);
  const asking = starting.then((worker) =>
    worker && !signal.aborted ? sendRequest(worker, task, signal) : null,
  );
  let answer: Answer<W> | null = null;
  try {
    answer = await Promise.race([cancelling, asking]);
    return answer && answer.result;
  } finally {
    over.abort();
    void starting.then((worker) => worker && (keep && answer ? keep(worker) : worker.terminate()));
  }
}

function sendRequest<W extends Work>(
  worker: Worker,
  { request, moved = [], report: tell, stopped, brokeOff = words.searchProgress.brokeOff }: WorkerTask<W>,
  signal: AbortSignal,
): Promise<Answer<W> | null> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker belongs to its page
  const send = (message: ToWorker<W>, some: Transferable[] = []) => worker.postMessage(message, some);
  return new Promise((resolve, reject) => {
    let isAlive = false;
    const receive = ({ data }: MessageEvent<FromWorker<W>>) => {
      isAlive = true;
      if ('progress' in data) tell?.(data.progress);
      else if ('result' in data) resolve(data);
      else reject(data.error);
    };
    const fail = (event: Event) => {
      event.preventDefault();
      if (isAlive) reject(new Error(brokeOff));
      else resolve(null);
    };
    const stop = () => send('stop');
    worker.addEventListener('message', receive);
    worker.addEventListener('error', fail);
    // Node may remove only the last of several listeners bound to one signal.
    signal.addEventListener('abort', () => {
      worker.removeEventListener('message', receive);
      worker.removeEventListener('error', fail);
    });
    send({ request }, moved);
    if (stopped?.aborted) stop();
    stopped?.addEventListener('abort', stop, { signal });
  });
}

/** `isStopped` says to finish with the result so far. */
export interface WorkControl<W extends Work> {
  readonly report: (progress: W['progress']) => void;
  readonly isStopped: () => boolean;
}

/**
 * Answers a page's tasks, in a worker. It takes the worker functions it needs at once, so that the worker can be
 * locked afterwards.
 * @param listBuffers - Lists the buffers of a result to transfer instead of copy.
 */
export function serveWork<W extends Work>(
  work: (request: W['request'], control: WorkControl<W>) => W['result'] | Promise<W['result']>,
  listBuffers: (result: W['result']) => ArrayBuffer[] = () => [],
): void {
  const post = self.postMessage.bind(self) as (message: FromWorker<W>, buffers?: Transferable[]) => void;
  let isStopped = false;
  const answer = async (request: W['request']) => {
    try {
      const result = await work(request, {
        report: (progress) => post({ progress }),
        isStopped: () => isStopped,
      });
      post({ result }, listBuffers(result));
    } catch (error) {
      post({ error });
    }
  };
  addEventListener('message', ({ data }: MessageEvent<ToWorker<W>>) => {
    isStopped = data === 'stop';
    if (data !== 'stop') void answer(data.request);
  });
}
