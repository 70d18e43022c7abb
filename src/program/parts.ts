/** Work on a run that a page does in parts: it yields where the page may answer its reader. */
export type InParts<T> = Generator<void, T, boolean | undefined>;

/** Calls that one part of the work goes through. */
export const PART = 20_000;

/** Ends a part, if the run is long. */
export function* endPart(calls: number): InParts<void> {
  if (calls > PART) yield;
}
