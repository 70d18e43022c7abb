/** @typedef {import('./measure.ts').Result} Result */

/**
 * Prints results as a table: one block a group, times in the unit that suits them, the ratio to the group's first line.
 * @param {readonly Result[]} results
 */
export function printTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length)) + 2;
  for (const title of new Set(results.map(({ group }) => group))) {
    console.log(`\n${title}`);
    const lines = results.filter(({ group }) => group === title);
    const better = lines[0].unit === 'ms' ? 'times as fast' : 'times as small';
    console.log(`  ${''.padEnd(width)}${['min', 'median', '95 %', better].map(right).join('')}`);
    for (const { name, times, unit, ratio } of lines) {
      const text = unit === 'ms' ? timeText : sizeText;
      const figures = [times.min, times.median, times.p95].map((figure) => right(text(figure)));
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

/** @param {number} bytes */
function sizeText(bytes) {
  return `${(bytes / 1e6).toPrecision(3)} MB`;
}

/** @param {number} ratio */
function ratioText(ratio) {
  if (ratio < 0.001) return '< 0.001';
  return ratio >= 100 ? Math.round(ratio).toLocaleString('en-GB') : ratio.toPrecision(2);
}
