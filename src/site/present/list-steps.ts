/** From this many steps on, mentions are too far apart to walk between. */
const FAR = 24;

/** A search of at most this many steps, to which no link leads, is walked as a whole. */
export const SHORT = 40;

/** Every step from the last mention before the slide to its own last one; jumps between mentions that are far apart. */
export function listStepsBetween(mentioned: readonly number[], earlier: readonly number[]): number[] {
  const own = [...new Set(mentioned)].toSorted((one, other) => one - other);
  if (own.length === 0) return [];
  const before = earlier.filter((step) => step <= own[0]);
  const steps = [Math.max(0, ...before)];
  for (const target of own) {
    const last = steps.at(-1)!;
    const isNear = target - last <= FAR;
    for (let step = isNear ? last + 1 : target; step <= target; step++) steps.push(step);
  }
  return steps;
}

/** Empty if the search is too long to walk before a class. */
export function listAllSteps(stepCount: number): number[] {
  return stepCount <= SHORT ? Array.from({ length: stepCount }, (_, step) => step) : [];
}

export function findNextStep(steps: readonly number[], step: number, by: 1 | -1): number | undefined {
  return by > 0 ? steps.find((each) => each > step) : steps.findLast((each) => each < step);
}

export function countStepsUpTo(steps: readonly number[], step: number): number {
  return Math.max(1, steps.filter((each) => each <= step).length);
}
