import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlyProgram } from '../../../src/elements/index.ts';
import { cutStart } from '../../../src/program/starts/cuts.ts';
import marked from '../../../src/program/starts/throws-games-away.py?raw';
import { findMoment } from '../../../src/walk/index.ts';
import { words } from '../../../src/words/index.ts';
import { startText } from '../../program/start-text.ts';
import { find, mount, settled } from '../mount.ts';
import { failingLater } from './programs.ts';

const exchanged = cutStart('throws-games-away.py', marked);

const stageFive = await startText('stage-5.py');

beforeEach(() => page.viewport(1440, 900));

const chip = (name: string) => page.getByRole('button', { name, exact: true });

async function ran(source: string, call: string): Promise<PlyProgram> {
  await mount(
    html`<ply-program .source=${source} call=${call} position="oxx/.xo/o.." language="python"></ply-program>`,
  );
  const program = find(PlyProgram);
  // Whatever the result, the program says once that it has been judged.
  const judged = new Promise((resolve) =>
    program.addEventListener('ply-findings-change', resolve, { once: true }),
  );
  await program.run();
  await judged;
  await settled();
  return program;
}

test('a program that is wrong is shown its first fault, named in words, with ways to its step and its line', async () => {
  const program = await ran(exchanged, 'minimax(board)');
  const [{ kind, rule, step, line, text }] = program.findings;
  expect([kind, rule]).toEqual(['fault', 'other-extreme']);
  expect(program.step).toBe(step);
  await expect.element(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect.element(page.getByRole('button', { name: `Go to line ${line}` })).toBeVisible();
  const way = page.getByRole('button', { name: `Go to step ${step! + 1}` });
  expect(way.query()).toBe(null);
  await chip('First').click();
  await way.click();
  expect(program.step).toBe(step);
  await expect.element(page.getByText(`At step ${step! + 1}`)).toBeVisible();
  expect(way.query()).toBe(null);
  expect(program.shadowRoot!.activeElement?.matches('.band')).toBe(true);
  expect(program.verdict.kind).toBe('wrong');
  expect(program.messages[0]).toMatchObject({ tone: 'wrong', line, step });
});

test('on a phone a long message has two lines until all of it is asked for, and each button does something', async () => {
  await page.viewport(390, 844);
  const program = await ran(exchanged, 'minimax(board)');
  const band = () => program.shadowRoot!.querySelector<HTMLElement>('.band')!;
  const text = () => band().querySelector('p')!;
  expect(band().getBoundingClientRect().height).toBeLessThanOrEqual(844 / 8);
  expect(text().scrollHeight).toBeGreaterThan(text().clientHeight);
  await page.getByRole('button', { name: 'Show all of it' }).click();
  expect(text().scrollHeight).toBe(text().clientHeight);
  await page.getByRole('button', { name: 'Show less' }).click();
  expect(text().scrollHeight).toBeGreaterThan(text().clientHeight);
  for (const button of band().querySelectorAll('button')) expect(button.ariaDisabled).toBe(null);

  const [{ step, line }] = program.findings;
  const way = page.getByRole('button', { name: `Go to step ${step! + 1}` });
  expect(way.query()).toBe(null);
  await page.getByRole('button', { name: `Go to line ${line}` }).click();
  await expect.element(way).toBeVisible();
  await way.click();
  await expect.element(page.getByRole('tree').first()).toBeVisible();
  expect(program.step).toBe(step);
});

test('a right program gets no fault, and a sentence on how it was read', async () => {
  const program = await ran(stageFive, 'minimax(board, True)');
  expect(program.trace?.length).toBe(11);
  expect(program.findings).toEqual([]);
  expect(program.verdict).toMatchObject({ kind: 'right', asked: expect.any(Number) as number });
  expect(page.getByRole('alert').query()).toBe(null);
  expect(program.reading).toMatchObject({
    search: { value: ['minimax'], how: 'seen' },
    call: { how: 'said' },
  });
});

test('a chip and its key both lead to the wrong call', async () => {
  const program = await ran(exchanged, 'minimax(board)');
  const [{ step }] = program.findings;
  await chip('First').click();
  await chip('Wrong call').click();
  expect(program.step).toBe(step);
  await expect.element(chip('Wrong call')).toHaveAttribute('aria-disabled', 'true');
  await chip('Last').click();
  await userEvent.keyboard('w');
  expect(program.step).toBe(step);
  await expect.element(chip('Repeat')).toHaveAttribute('aria-disabled', 'true');
  expect(chip('The error').query()).toBe(null);
  expect(chip('Cutoff').query()).toBe(null);
});

test('where nothing is wrong the chip says so', async () => {
  await ran(stageFive, 'minimax(board, True)');
  await expect.element(chip('Wrong call')).toHaveAttribute('aria-disabled', 'true');
  expect(page.getByText('nothing ran after', { exact: true }).query()).toBe(null);
  await expect.element(chip('Wrong call')).toHaveAttribute('title', expect.stringMatching(/No mistake/));
});

test('where an error ended the program a chip and its key lead there', async () => {
  const program = await ran(failingLater, 'minimax(board, True)');
  const last = program.stepCount - 1;
  await expect.element(chip('The error')).toHaveAttribute('aria-disabled', 'true');
  await chip('Back').click();
  await chip('The error').click();
  expect(program.step).toBe(last);
  await chip('Back').click();
  await userEvent.keyboard('x');
  expect(program.step).toBe(last);
  expect(chip('Wrong call').query()).toBe(null);
});

test('the tree names the wrong call and what it should be once it has been reached', async () => {
  const { step } = (await ran(exchanged, 'minimax(board)')).findings[0];
  const item = (name: RegExp) => page.getByRole('treeitem', { name });
  const program = find(PlyProgram);
  program.step = step! - 1;
  await settled();
  expect(item(/should/).elements()).toEqual([]);
  program.step = step!;
  await settled();
  const { node } = findMoment(program.trace!, step!);
  const { shouldBe } = program.findings[0];
  await expect.element(item(/wrong call, should be/)).toHaveAttribute('id', `node-${node}`);
  const right = [...program.trace!.children(node)].find((child) => program.trace!.score[child] === shouldBe);
  await expect.element(item(/should have been taken/)).toHaveAttribute('id', `node-${right}`);
});

test('tree, stack and timeline say where a program stopped, at the last step', async () => {
  const program = await ran(failingLater, 'minimax(board, True)');
  const stopped = page.getByRole('treeitem', { name: /stopped here/ });
  await expect.element(stopped).toHaveAttribute('id', `node-${program.trace!.stopped!.node}`);
  const { end } = program;
  const line = end?.kind === 'error' ? end.line : null;
  await expect.element(page.getByText(`line ${line}, stopped`).first()).toBeInTheDocument();
  await expect.element(page.getByText('nothing ran after', { exact: true })).toBeInTheDocument();
  await chip('Back').click();
  await expect.poll(() => stopped.query()).toBe(null);
});

test('a check that was given up is shown neither as going on nor as done', async () => {
  await mount(
    html`<ply-program
      .source=${stageFive}
      call="minimax(board, True)"
      position="oxx/.xo/o.."
      asks="winner score"
    ></ply-program>`,
  );
  const program = find(PlyProgram);
  await program.run();
  const place = program.parentElement!;
  program.remove();
  place.append(program);
  await program.updateComplete;
  expect(program.goals).toEqual([]);
  expect(program.shadowRoot!.textContent).not.toContain(words.goals.state.looking);
  expect(program.shadowRoot!.textContent).not.toContain(words.goals.allMet);
});
