import { html } from 'lit';
import { expect, test } from 'vitest';
import '../../src/elements/index.ts';
import { diagnosing, findAsking } from '../../src/site/class/asking.ts';
import { words } from '../../src/words/index.ts';
import { mount } from '../elements/mount.ts';

const { move, swappedMax, tie } = words.ways;

/** What a class is told to have done that gave each answer. */
test.each([
  ['every wrong move is worth the same', 'x.o/.o./..x', { 6: '', 1: '', 3: '' }],
  ['wrong moves differ', 'oxx/.xo/o..', { 7: move, 3: '', 8: swappedMax }],
  ['moves tie, and the others are alike', 'x../..o/.xo', { 1: '', 4: '' }],
  ['all moves tie', '.../.../...', { 0: move, 4: tie }],
])('where %s, nobody is told of a mistake that the answer does not show', async (_, position, told) => {
  await mount(html`
    <ply-search id="asked" position=${position}></ply-search>
    <ply-predict for="asked" ask="move" data-asks></ply-predict>
  `);
  const asking = findAsking(document.querySelector('ply-predict')!)!;
  await expect.poll(() => asking.tally).not.toBeNull();
  diagnosing.part ??= await import('../../src/elements/questions/judging.ts');
  expect(Object.fromEntries(Object.keys(told).map((answer) => [answer, asking.way(answer)]))).toEqual(told);
});
