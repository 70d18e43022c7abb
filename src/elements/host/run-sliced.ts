import type { Progress, SearchRun, Trace } from '../../search/index.ts';

/** Runs a search in slices, between which it tells how far it is, lets in what waits, and asks whether to stop. */
export async function runSliced(
  search: SearchRun,
  tell: (progress: Progress) => void,
  isStopped: () => boolean,
): Promise<Trace> {
  let next = search.next();
  while (!next.done) {
    tell(next.value);
    await pause();
    next = search.next(isStopped());
  }
  return next.value;
}

/** Lets in what waits: messages in a worker, the reader and the screen in a page. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
