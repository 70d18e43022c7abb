import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { stateAt } from '../../src/walk/index.ts';
import { formatScore } from '../../src/words/en/numbers.ts';
import { open } from './browser.ts';

const trace = search(parsePosition('oxx/.xo/o..'));

/** What a reader sees of the first stepper of lesson 4, read from the rendered page. */
async function seen(page: Page) {
  return page.locator('#calls').evaluate((stepper) => {
    const view = (name: string) => stepper.shadowRoot!.querySelector(name)!.shadowRoot!;
    const text = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const tree = view('ply-tree');
    return {
      sentence: text(view('ply-caption').querySelector('[role=status]')),
      stack: [...view('.pane ply-stack').querySelectorAll('li:not(.free)')].map((call) =>
        text(call.querySelector('.pill')),
      ),
      called: [...tree.querySelectorAll('[data-node]:not(.uncalled)')].map((node) =>
        Number((node as SVGElement).dataset['node']),
      ),
      current: [...tree.querySelectorAll('[role=treeitem][aria-selected=true]')].map(
        (item) => (item.closest('[data-node]') as SVGElement).dataset['node'],
      ),
      lit: [...view('.code ply-code').querySelectorAll('li.strong')].map(text),
    };
  });
}

test('lesson 4 is walked to its end by keyboard, and every view agrees with the engine at every step', async () => {
  const page = await open('lessons/minimax-call-by-call/');
  const next = page.locator('#calls').getByRole('button', { name: 'Next', exact: true });
  await next.focus();
  for (let step = 0; step < trace.stepCount; step++) {
    if (step > 0) await page.keyboard.press('Enter');
    const state = stateAt(trace, step);
    await expect.poll(async () => (await seen(page)).sentence).toBe(state.sentence);
    const { stack, called, current, lit } = await seen(page);

    expect(stack.length).toBe(state.stack.length);
    for (const [row, frame] of stack.toReversed().entries()) {
      const { best } = state.stack[row];
      if (best !== null) expect(frame).toContain(formatScore(best));
      else expect(frame).not.toMatch(/\d/);
    }

    const calls = [...trace.parent.keys()].filter((node) => trace.enterStep(node) <= step);
    expect(called.toSorted((a, b) => a - b)).toEqual(calls);
    expect(current).toEqual([String(state.node)]);

    expect(lit.length).toBe(1);
    const [line] = lit;
    const caller = state.stack.at(-2);
    if (state.kind === 'enter') expect(line).toContain(`depth = ${trace.ply[state.node]}`);
    else if (!caller) expect(line).toMatch(new RegExp(`return best.*${formatScore(trace.score[0])}`));
    else {
      const operation = trace.isMax(caller.node) ? 'max' : 'min';
      expect(line).toMatch(new RegExp(`${operation}\\(.*${formatScore(trace.score[state.node])}\\) = `));
      expect(line.endsWith(`= ${formatScore(caller.best!)}`)).toBe(true);
    }
  }
  expect(await next.getAttribute('aria-disabled')).toBe('true');
});

test('an address with a step opens the lesson there, and a reload stays there', async () => {
  const page = await open('lessons/minimax-call-by-call/#calls.step=8');
  const sentence = stateAt(trace, 8).sentence;
  await expect.poll(async () => (await seen(page)).sentence).toBe(sentence);
  await page.locator('#calls').getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => page.url()).toContain('#calls.step=9');
  await page.reload();
  await expect.poll(async () => (await seen(page)).sentence).toBe(stateAt(trace, 9).sentence);
});

test('the wrong parts of an address are listed, and the rest apply', async () => {
  const page = await open('lessons/minimax-call-by-call/#calls.step=99&nobody.step=1');
  const message = page.locator('#ignored');
  await expect.poll(() => message.innerText()).toContain('expected a whole number from 0 to 21');
  expect(await message.innerText()).toContain('unknown widget "nobody"');
});

test('Explore opens at the position, the options and the step of its address, and keeps it', async () => {
  const page = await open('explore/#position=..o/.xx/oxo&scoring=depth&step=9&colour=red&win=-7');
  await expect
    .poll(() => page.locator('#ignored').innerText())
    .toMatch(/unknown part "colour"[^]*invalid option win "-7"/);
  const deep = search(parsePosition('..o/.xx/oxo'), { scoring: 'depth' });
  const caption = page.locator('ply-stepper').getByRole('status').first();
  await expect.poll(() => caption.innerText()).toBe(stateAt(deep, 9).sentence);
  await page.locator('ply-stepper').getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => page.url()).toContain('#position=..o/.xx/oxo&scoring=depth&step=10');
});
