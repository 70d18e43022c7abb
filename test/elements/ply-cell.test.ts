import { html } from 'lit';
import { expect, onTestFinished, test } from 'vitest';
import { setPreference } from '../../src/elements/index.ts';
import { defaultNaming } from '../../src/game/index.ts';
import { find, mount, settled } from './mount.ts';

test('a cell in prose is plain text until the reader chooses other names, and has those wherever it is put', async () => {
  onTestFinished(() => setPreference('naming', defaultNaming));
  await mount(html`<p>X takes <ply-cell>b3</ply-cell>.</p>`);
  const cell = find(HTMLElement, 'ply-cell');
  expect(cell.shadowRoot).toBe(null);

  setPreference('naming', '1-9');
  await settled();
  expect(cell.shadowRoot!.textContent).toBe('8');

  cell.remove();
  setPreference('naming', defaultNaming);
  document.querySelector('p')!.append(cell);
  await settled();
  expect(cell.shadowRoot!.querySelector('slot')).not.toBe(null);
  expect(cell.textContent).toBe('b3');
});
