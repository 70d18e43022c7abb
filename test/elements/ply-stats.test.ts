import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.ts';

/** The rows of the bars as text, and the figures below them. */
function shown() {
  const { shadowRoot } = document.querySelector('ply-stats')!;
  const texts = (selector: string) =>
    [...shadowRoot!.querySelectorAll(selector)].map((each) => each.textContent.replace(/\s+/g, ' ').trim());
  return { rows: texts('tr'), figures: texts('dl > div') };
}

test('a search is listed beside plain minimax and beside its rivals', async () => {
  await mount(
    html`<ply-search algorithm="alpha-beta">
      <ply-stats against="algorithm=alpha-beta order=worst | memo=symmetry"></ply-stats>
    </ply-search>`,
  );
  await expect.poll(() => shown().rows.at(-1)).not.toContain('…');
  const { rows, figures } = shown();
  expect(rows.slice(0, 2)).toEqual(['plain minimax 549,946', 'alpha-beta 18,297 1 in 30']);
  expect(rows[2]).toMatch(/^alpha-beta, worst first [\d,]+ 1 in /);
  expect(rows[3]).toMatch(/^minimax, with a table up to symmetry [\d,]+ 1 in /);
  expect(figures[0]).toBe('Finished games 7,330');
  expect(figures.at(-1)).toMatch(/^Cutoffs [\d,]+ \([\d,]+ moves cut\)$/);
});

test('on paper every rival is counted, even if none was when printing began', async () => {
  await mount(html`<ply-search position="x../..o/ox."><ply-stats></ply-stats></ply-search>`);
  await expect.poll(() => shown().rows).toHaveLength(1);
  const stats = document.querySelector('ply-stats')!;
  await import('../../src/elements/facts/rival-runner.ts');
  stats.against = 'order=best | order=worst | algorithm=alpha-beta';
  await stats.updateComplete;
  // Begun after that of the element, this ends after it.
  await import('../../src/elements/facts/rival-runner.ts');
  dispatchEvent(new Event('beforeprint'));
  await stats.updateComplete;
  expect(shown().rows).toHaveLength(4);
  expect(shown().rows.join()).not.toContain('…');
});

test('plain minimax is listed alone', async () => {
  await mount(html`<ply-search position="oxx/.xo/o.."><ply-stats></ply-stats></ply-search>`);
  await expect.poll(() => shown().rows).toEqual(['plain minimax 11']);
  expect(shown().figures).toEqual(['Finished games 5']);
});

test('unreadable rivals give a message, and the search is counted without them', async () => {
  await mount(
    html`<ply-search position="oxx/.xo/o..">
      <ply-stats against="order=sideways"></ply-stats>
    </ply-search>`,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('"sideways"');
  expect(shown().rows).toEqual(['plain minimax 11']);
  document.querySelector('ply-stats')!.against = 'order=best';
  await expect.poll(() => shown().rows).toHaveLength(2);
  expect(page.getByRole('alert').query()).toBe(null);
});
