import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Figure, listSigns, listStripSigns } from '../../src/views/index.ts';
import { openSession } from '../walk/transcript.ts';

const folder = new URL('../../lessons/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.md'));

/** What the reader's hand shows, and what only large trees have. */
const byHand = ['folded', 'fold', 'lit', 'far', 'strip enlarged'];

/** What the lesson that first shows a sign says of it; `strip` before the signs of timelines. */
const explained: Readonly<Record<string, RegExp>> = {
  current: /yellow frame is the board that was drawn last/,
  open: /dark frames lead to it from the top/,
  uncalled: /dashed frame is a board that hasn’t been drawn/,
  lastMove: /tinted cell is the last move/,
  line: /band marks three in a row/,
  unsettled: /dashed pill can still change/,
  value: /carrying a value/i,
  best: /lines are thick and its numbers filled/,
  kept: /grey line of medium width/,
  ride: /yellow number on a line/,
  leaf: /square is a number the game can end on|board with no children is a \*\*leaf/,
  triangle: /▲ is your choice, ▼ is theirs/,
  winner: /blue if its number is above 0/,
  role: /MAX chooses in the blue rows/,
  differs: /≠ marks a node/,
  faint: /Pale boards/,
  window: /shows the window below each open node/,
  limits: /α or β at each value/,
  cut: /crossed out, with the number/,
  cutWindow: /scissors and the inequality/,
  hit: /`= #10`/,
  source: /long dashes round it/,
  sum: /5 − 2 = 3/,
  'strip playhead': /line with a number is the current step/,
  'strip bar': /each node has a bar/,
  'strip side': /blue if its number is above 0/,
  'strip current': /yellow bar/,
  'strip open': /dashed end is still open/,
  'strip rest': /dashed end is still open/,
  'strip ahead': /outline is still to come/,
  'strip rootBest': /large one if it is the root’s/,
  'strip best': /diamond marks a step/,
  'strip cut': /scissors/,
  'strip differs': /≠/,
  'strip leftOut': /hatched/,
};

function listFigureSigns(tag: string): string[] {
  const { trace, comparison } = openSession(tag);
  const hidesRoles = tag.includes('ruler="plies"');
  const figure: Figure = { trace, comparison, isJoint: false, faults: null, hidesRoles, isAsked: false };
  const strip = hidesRoles ? [] : listStripSigns(figure).map((sign) => `strip ${sign}`);
  return [...listSigns(figure), ...strip].filter((sign) => !byHand.includes(sign));
}

test('each sign of the figures is explained by the lesson that first shows it', () => {
  const [first, unexplained] = [new Set<string>(), new Set<string>()];
  for (const file of files) {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const tags = [...source.matchAll(/<ply-(?:stepper|by-hand|compare)\b[^>]*>/g)].map(([tag]) => tag);
    for (const sign of tags.filter((tag) => !/ for=/.test(tag)).flatMap(listFigureSigns)) {
      if (first.has(sign)) continue;
      first.add(sign);
      if (!explained[sign]?.test(source)) unexplained.add(`${sign} in ${file}`);
    }
  }
  expect([...unexplained]).toEqual([]);
  expect([...first].toSorted()).toEqual(Object.keys(explained).toSorted());
});
