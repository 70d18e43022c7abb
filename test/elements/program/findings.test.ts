import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlyProgram } from '../../../src/elements/index.ts';
import stageFive from '../../../src/program/starts/stage-5.py?raw';
import exchanged from '../../../src/program/starts/throws-games-away.py?raw';
import { find, mount, settled } from '../mount.ts';

async function ran(source: string, call: string): Promise<PlyProgram> {
  await mount(
    html`<ply-program .source=${source} call=${call} position="oxx/.xo/o.." language="python"></ply-program>`,
  );
  const program = find(PlyProgram);
  await program.run();
  await settled();
  return program;
}

test('a program that is wrong is told its first fault, and a click leads to the step of it', async () => {
  const program = await ran(exchanged, 'minimax(board)');
  const [{ kind, rule, step, text }] = program.findings;
  expect([kind, rule]).toEqual(['fault', 'other-extreme']);
  await expect.element(page.getByText(text)).toBeVisible();
  await page
    .getByRole('button', { name: /step/i })
    .filter({ hasText: `${step! + 1}` })
    .first()
    .click();
  expect(program.step).toBe(step);
});

test('a program that is right is told of no fault', async () => {
  const program = await ran(stageFive, 'minimax(board, True)');
  expect(program.trace?.length).toBe(11);
  expect(program.findings).toEqual([]);
});
