import { runAtOnce } from '../search/index.ts';

/** Work on a run that is done in parts: it yields wherever the page may handle events. */
export type InParts<T> = Generator<void, T, boolean | undefined>;

/** Calls processed in one part. */
export const PART = 20_000;

/** Ends a part, if the run is long. */
export function* endPart(calls: number): InParts<void> {
  if (calls > PART) yield;
}

/** Does all parts without a pause, where no page waits. */
export async function doAtOnce<T>(work: InParts<T>): Promise<T> {
  return runAtOnce(work);
}
