/** @typedef {import('./measure.ts').Result} Result */

/**
 * Prints results as a table: one block a group, times in the unit that suits them, the ratio to the group's first line.
 * @param {readonly Result[]} results
 */
export function printTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length)) + 2;
  for (const title of new Set(results.map(({ group }) => group))) {
    console.log(`\n${title}`);
    console.log(`  ${''.padEnd(width)}${['min', 'median', '95 %', 'times as fast'].map(right).join('')}`);
    for (const { name, times, ratio } of results.filter(({ group }) => group === title)) {
      const figures = [times.min, times.median, times.p95].map((time) => right(timeText(time)));
      console.log(
        `  ${name.padEnd(width)}${figures.join('')}${right(ratio === null ? '' : ratioText(ratio))}`,
      );
    }
  }
}

/** @param {string} text */
function right(text) {
  return text.padStart(text.length > 12 ? 16 : 12);
}

/** @param {number} milliseconds */
function timeText(milliseconds) {
  return milliseconds < 0.1
    ? `${(milliseconds * 1000).toPrecision(3)} µs`
    : `${milliseconds.toPrecision(3)} ms`;
}

/** @param {number} ratio */
function ratioText(ratio) {
  if (ratio < 0.001) return '< 0.001';
  return ratio >= 100 ? Math.round(ratio).toLocaleString('en-GB') : ratio.toPrecision(2);
}
