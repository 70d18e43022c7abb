import { html, type TemplateResult } from 'lit';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/elements/index.ts';
import { find, mount, settled } from './mount.ts';

beforeEach(() => page.viewport(1280, 900));

/** Boards, the part that is as wide as its token says, and the token. */
const boards: readonly (readonly [name: string, content: TemplateResult, part: string, token: string])[] = [
  ['alone', html`<ply-board position="oxx/.xo/o.."></ply-board>`, 'ply-board', '--ply-board-alone'],
  ['to play on', html`<ply-play></ply-play>`, '.cells', '--ply-board-large'],
  [
    'to answer on',
    html`<ply-quiz id="quiz-it" ask="move" position="oxx/.xo/o..">
      <div class="question" slot="question"><p>Which?</p></div>
      <ul class="answers">
        <li data-answer="3" data-right><span class="answer">a2</span></li>
      </ul>
    </ply-quiz>`,
    '.board',
    '--ply-board-asked',
  ],
];

test.each(boards)('a board %s is as wide as its token says', async (_, content, part, token) => {
  const root = document.documentElement;
  onTestFinished(() => void root.style.removeProperty(token));
  await mount(content);
  const measure = () => find(Element, part).getBoundingClientRect().width;
  const before = measure();
  root.style.setProperty(token, `${before * 1.5}px`);
  await settled();
  expect(measure()).toBeCloseTo(before * 1.5, 0);
});
