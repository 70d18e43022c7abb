/** From so many steps on, two links are too far apart to be walked between. */
const FAR = 24;

/** A search of so many steps that no link leads into is walked through as a whole. */
const SHORT = 40;

/**
 * The steps of a search that a slide goes through: from the last one that was linked before it to its own last link, one
 * by one, or from link to link where they are far apart. None where it has no link.
 */
export function linkedSteps(linked: readonly number[], earlier: readonly number[]): number[] {
  const own = [...new Set(linked)].toSorted((one, other) => one - other);
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

/** All steps of a search that is short enough to be walked through before a class; else none. */
export function allSteps(stepCount: number): number[] {
  return stepCount <= SHORT ? Array.from({ length: stepCount }, (_, step) => step) : [];
}

/** Where a walk leads next from a step, by 1 or -1; undefined at its end. */
export function nextStep(steps: readonly number[], step: number, by: 1 | -1): number | undefined {
  return by > 0 ? steps.find((each) => each > step) : steps.findLast((each) => each < step);
}

/** How many of the steps of a walk lie up to a step. */
export function stepsUpTo(steps: readonly number[], step: number): number {
  return Math.max(1, steps.filter((each) => each <= step).length);
}
