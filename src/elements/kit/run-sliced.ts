/** Lets in what waits: messages in a worker, the reader and the screen in a page. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Runs work in slices, with a pause before each, and reports how far it is after each. A slice is given whether to stop. */
export async function runSliced<Progress, Result>(
  work: Generator<Progress, Result, boolean | undefined>,
  tell: (progress: Progress) => void,
  isStopped: () => boolean = () => false,
): Promise<Result> {
  for (;;) {
    await pause();
    const { done, value } = work.next(isStopped());
    if (done) return value;
    tell(value);
  }
}
