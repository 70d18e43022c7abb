/** @typedef {import('./measure.ts').Result} Result */

/**
 * The columns of a result as text: least, median and 95th percentile in the unit that suits them, and the ratio.
 * @param {Result} result
 */
export function figureTexts({ times, unit, ratio }) {
  const text = unit === 'ms' ? timeText : sizeText;
  return [...[times.min, times.median, times.p95].map(text), ratio === null ? '' : ratioText(ratio)];
}

/**
 * The heads of those columns, for a group of results.
 * @param {Result} result
 */
export function figureHeads({ unit }) {
  return ['min', 'median', '95 %', unit === 'ms' ? 'times as fast' : 'times as small'];
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
