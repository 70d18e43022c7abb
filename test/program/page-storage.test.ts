import { expect, test } from 'vitest';
import { runHere, samples } from './run-here.ts';

const kinds = samples('kinds');

test('what a browser keeps for a page is empty at first', async () => {
  const source = `let kept = JSON.parse(localStorage.getItem('score')) ?? JSON.parse(window.sessionStorage.getItem('score'));
localStorage.setItem('wins', 3);
const wins = Number(localStorage.getItem('wins'));
${kinds.find(({ name }) => name === 'arrow-functions.js')!.source}`;
  const sample = { ...kinds.find(({ name }) => name === 'arrow-functions.js')!, source };
  const { end, notes } = await runHere(sample);
  expect({ end, notes }).toEqual({ end: { kind: 'done' }, notes: [] });
});
