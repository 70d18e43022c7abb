import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { runInWorker } from '../../src/elements/kit/worker-task.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Answers each request after the garbage of Node has been collected. */
class LateWorker extends EventTarget {
  postMessage(): void {
    setTimeout(() => {
      collectGarbage();
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: { result: 'done' } })));
    });
  }
}

test('a kept worker sends nothing to a task that is over', async () => {
  const worker = new LateWorker() as unknown as Worker;
  const kept: Worker[] = [];
  const task = { start: () => worker, request: 'work', keep: (each: Worker) => kept.push(each) };
  expect(await runInWorker<{ request: string; progress: never; result: string }>(task)).toBe('done');
  expect(kept).toEqual([worker]);
  expect(['message', 'error'].map((name) => getEventListeners(worker, name))).toEqual([[], []]);
});
