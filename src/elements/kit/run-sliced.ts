/** Lets other tasks run: messages in a worker, input and painting on a page. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Runs work in slices with a pause before each, and reports progress after each. Each slice gets whether to stop. */
export async function runSliced<Progress, Result>(
  work: Generator<Progress, Result, boolean | undefined>,
  report: (progress: Progress) => void,
  isStopped: () => boolean = () => false,
): Promise<Result> {
  for (;;) {
    await pause();
    const { done, value } = work.next(isStopped());
    if (done) return value;
    report(value);
  }
}
