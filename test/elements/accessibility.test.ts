import axe from 'axe-core';
import { html } from 'lit';
import { afterEach, describe, expect, test } from 'vitest';
import { openHelp } from '../../src/elements/host/commands.ts';
import { PlyStepper } from '../../src/elements/index.ts';
import { find, mount, settled } from './mount.ts';

afterEach(() => delete document.documentElement.dataset['plyTheme']);

describe.each(['light', 'dark', 'projector'])('in the theme %s', (theme) => {
  test.each([0, 8, 21])('nothing stands in the way at step %i', async (step) => {
    document.documentElement.dataset['plyTheme'] = theme;
    document.body.style.background = 'var(--ply-page)';
    await mount(
      html`<ply-stepper position="oxx/.xo/o.." scoring="depth" step=${step} switch></ply-stepper>
        <ply-stepper
          id="tree"
          tree="[[3,5],[2,9]]"
          parts="caption tree controls"
          step=${Math.min(step, 13)}
        ></ply-stepper>
        <ply-moves for="tree"></ply-moves>`,
    );
    expect(await violations()).toEqual([]);
  });

  test.each(['keys', 'legend'] as const)('nor in the sheet of the %s', async (topic) => {
    document.documentElement.dataset['plyTheme'] = theme;
    await mount(html`<ply-stepper position="oxx/.xo/o.." parts="tree controls"></ply-stepper>`);
    find(HTMLElement, '.card').focus();
    await openHelp(topic, find(PlyStepper));
    await settled();
    expect(await violations()).toEqual([]);
  });
});

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary}`),
  );
}
