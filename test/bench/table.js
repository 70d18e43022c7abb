/**
 * One line of a result: milliseconds over all rounds, and how often the task would fit into the first of its group.
 * @typedef {{ group: string, name: string, times: readonly number[], ratio: number | null }} Result
 */

/**
 * The results of samples, by name; the first are the baseline of the others.
 * @param {string} group
 * @param {Readonly<Record<string, readonly number[]>>} samples in milliseconds
 * @returns {Result[]}
 */
export function compared(group, samples) {
  const all = Object.entries(samples).map(([name, each]) => ({ name, times: summary(each) }));
  const [, baseline] = all[0].times;
  return all.map(({ name, times }, i) => ({
    group,
    name,
    times,
    ratio: i === 0 ? null : baseline / times[1],
  }));
}

/**
 * The smallest, the middle one, and the one that 95 in a hundred do not exceed.
 * @param {readonly number[]} samples
 */
function summary(samples) {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return [sorted[0], at(0.5), at(0.95)];
}

/**
 * Prints results as a table: one block a group, with the ratio to the group's first line.
 * @param {readonly Result[]} results
 */
export function printTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length)) + 2;
  for (const title of new Set(results.map(({ group }) => group))) {
    console.log(`\n${title}`);
    const heads = ['min', 'median', '95 %', 'times as fast'];
    console.log(`  ${''.padEnd(width)}${heads.map((head) => head.padStart(14)).join('')}`);
    for (const { name, times, ratio } of results.filter(({ group }) => group === title)) {
      const figures = [...times.map(timeText), ratio === null ? '' : ratio.toPrecision(2)];
      console.log(`  ${name.padEnd(width)}${figures.map((figure) => figure.padStart(14)).join('')}`);
    }
  }
}

/** @param {number} milliseconds */
function timeText(milliseconds) {
  return milliseconds < 0.1
    ? `${(milliseconds * 1000).toPrecision(3)} µs`
    : `${milliseconds.toPrecision(3)} ms`;
}
