import { html } from 'lit';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { registry } from '../../src/lesson/index.ts';
import { mount } from './mount.ts';

const instruments = registry.filter(({ group }) => group === 'instruments').map(({ name }) => name);

test.each([1000, 320])(
  'instruments have a width where their content decides it, on a page of %d pixels',
  async (width) => {
    await page.viewport(width, 800);
    const root = await mount(
      html`<dialog open></dialog>
        <div style="display: flex"></div>`,
    );
    for (const name of instruments)
      for (const box of root.querySelectorAll('dialog, div')) {
        const instrument = document.createElement(name);
        box.replaceChildren(instrument);
        expect(instrument.clientWidth, name).toBeGreaterThan(0.7 * width);
        expect(document.documentElement.scrollWidth, name).toBe(width);
      }
  },
);
