/** @typedef {import('./measure.ts').Result} Result */

/** How each unit is written, and what a ratio of it is called. */
const units = {
  ms: { text: timeText, head: 'times as fast' },
  bytes: { text: sizeText, head: 'times as small' },
  levels: { text: levelText, head: 'times as close' },
};

/**
 * The columns of a result as text: least, median and 95th percentile in the unit that suits them, and the ratio.
 * @param {Result} result
 */
export function figureTexts({ times, unit, ratio }) {
  const { text } = units[unit];
  return [...[times.min, times.median, times.p95].map(text), ratio === null ? '' : ratioText(ratio)];
}

/**
 * The heads of those columns, for a group of results.
 * @param {Result} result
 */
export function figureHeads({ unit }) {
  return ['min', 'median', '95 %', units[unit].head];
}

/** @param {number} milliseconds */
function timeText(milliseconds) {
  return milliseconds < 0.1
    ? `${(milliseconds * 1000).toPrecision(3)} µs`
    : `${milliseconds.toPrecision(3)} ms`;
}

/** @param {number} bytes */
function sizeText(bytes) {
  return bytes < 1e6 ? `${(bytes / 1e3).toPrecision(3)} kB` : `${(bytes / 1e6).toPrecision(3)} MB`;
}

/** @param {number} levels */
function levelText(levels) {
  return `${levels.toPrecision(2)} / 255`;
}

/** @param {number} ratio */
function ratioText(ratio) {
  if (ratio < 0.001) return '< 0.001';
  return ratio >= 100 ? Math.round(ratio).toLocaleString('en-GB') : ratio.toPrecision(2);
}
