export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

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
