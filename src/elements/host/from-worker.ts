import { words } from '../../words/index.ts';

/** Something that a worker does for a page. */
export interface WorkerTask<Reply, Result> {
  /** Starts the worker; it may throw where there are none. */
  readonly start: () => Worker;
  /** Tells a worker that was started what to do. */
  readonly ask?: (worker: Worker) => void;
  /** Hears a message of the worker: the result ends the task, undefined goes on, and what is thrown rejects it. */
  readonly hear: (reply: Reply) => Result | undefined;
  /** Aborts when nobody waits for the result any more. */
  readonly forgotten: AbortSignal;
}

/**
 * Has a worker do a task. Null where none comes to life, because the browser or its settings allow none or its script
 * cannot be fetched: then the page has to do it. Rejects when the worker breaks off, and when it is forgotten.
 */
export function fromWorker<Reply, Result>(task: WorkerTask<Reply, Result>): Promise<Result | null> {
  const { start, ask, hear, forgotten } = task;
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return Promise.resolve(null);
  }
  return new Promise((resolve, reject) => {
    let isAlive = false;
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    forgotten.addEventListener('abort', () => end(() => reject(forgotten.reason as Error)), { once: true });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(() => (isAlive ? reject(new Error(words.running.brokeOff)) : resolve(null)));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      isAlive = true;
      try {
        const result = hear(data);
        if (result !== undefined) end(() => resolve(result));
      } catch (error) {
        end(() => reject(error));
      }
    });
    ask?.(worker);
  });
}
