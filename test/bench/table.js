import { figureHeads, figureTexts } from './figure-text.js';

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
    console.log(`  ${''.padEnd(width)}${figureHeads(lines[0]).map(right).join('')}`);
    for (const line of lines)
      console.log(`  ${line.name.padEnd(width)}${figureTexts(line).map(right).join('')}`);
  }
}

/** @param {string} text */
function right(text) {
  return text.padStart(text.length > 12 ? 16 : 12);
}
