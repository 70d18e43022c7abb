import { html } from 'lit';
import { expect, test } from 'vitest';
import '../../src/elements/index.ts';
import { describeAsked, diagnosing, findAsking } from '../../src/site/class/asking.ts';
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

test('of several answers all have to be right; of one, any that is right', async () => {
  const items = (right: readonly string[]) =>
    ['a', 'b', 'c'].map(
      (each) => html`<li data-answer=${each} ?data-right=${right.includes(each)}>${each}</li>`,
    );
  await mount(html`
    <ply-quiz id="all" ask="several" data-asks>
      <ul class="answers">
        ${items(['a', 'b'])}
      </ul>
    </ply-quiz>
    <ply-quiz id="any" ask="one" data-asks>
      <ul class="answers">
        ${items(['a', 'b'])}
      </ul>
    </ply-quiz>
  `);
  const judge = (id: string, given: readonly string[]) => {
    const asking = findAsking(document.getElementById(id)!)!;
    return describeAsked(asking, [new Map(given.map((each) => [each, each]))]).verdicts;
  };
  expect(judge('all', ['a', 'a b', 'a b c'])).toEqual({ a: false, 'a b': true, 'a b c': false });
  expect(judge('any', ['a', 'b', 'c'])).toEqual({ a: true, b: true, c: false });
});
