import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { find, mount } from './mount.ts';
import { PlyStepper } from '../../src/elements/index.ts';

test('a search that reaches its limit is a result, and says so', async () => {
  await mount(html`<ply-stepper game="4,4,4" max-nodes="1000" parts="caption controls"></ply-stepper>`);
  await expect
    .element(
      page.getByText('The search stopped after 1,000 nodes; no move of the root was finished.').first(),
    )
    .toBeVisible();
  expect(find(PlyStepper).trace!.length).toBe(1000);
});

test('a long search runs in a worker, shows its progress, and can be stopped', async () => {
  const mounted = mount(html`<ply-stepper game="5,5,4" parts="caption controls"></ply-stepper>`);
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect
    .element(page.getByText(/The search stopped after [\d,]+ nodes, because it was cancelled/).first())
    .toBeVisible();
  await mounted;
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});
