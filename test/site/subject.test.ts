import { html, render } from 'lit';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PlyStepper } from '../../src/elements/stepper/ply-stepper.ts';
import '../../src/elements/by-hand/ply-by-hand.ts';
import '../../src/elements/stepper/ply-stepper.ts';
import { buildSectionSubject, buildWidgetSubject } from '../../src/site/share/subject.ts';
import { readAddress } from '../../src/walk/index.ts';

function mount(position: string): PlyStepper {
  const main = document.createElement('main');
  document.body.append(main);
  onTestFinished(() => main.remove());
  render(html`<ply-stepper id="named" game="4,4,4" position=${position}></ply-stepper>`, main);
  return main.querySelector('ply-stepper')!;
}

test('a named search is shared at its step', async () => {
  const stepper = mount('xxo./oxxo/ooxx/xoo.');
  await expect.poll(() => stepper.trace).not.toBeNull();
  expect(buildWidgetSubject(stepper).address).toMatch(/#named\.step=0$/);
});

test('a search that the reader stopped is shared so that it stops at the same point', async () => {
  const stepper = mount('..../..../..../....');
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expect.poll(() => stepper.trace).not.toBeNull();
  const { address } = buildWidgetSubject(stepper);
  const { settings, problems } = readAddress(address.slice(address.indexOf('#')));
  expect(problems).toEqual([]);
  expect(settings).toMatchObject({ game: '4,4,4', 'max-nodes': `${stepper.trace!.stopped!.nodes}` });
});

test('a slide is shared with the steps of its searches, or as its section if it has only one by hand', () => {
  const main = document.createElement('main');
  document.body.append(main);
  onTestFinished(() => main.remove());
  render(
    html`<ply-by-hand id="hand" position="oxx/.xo/o.."></ply-by-hand>
      <ply-stepper id="walked" position="oxx/.xo/o.."></ply-stepper>`,
    main,
  );
  const [hand, walked] = main.children;
  expect(buildSectionSubject([hand], 'by hand').address).toMatch(/#by%20hand$/);
  expect(buildSectionSubject([hand, walked], 'by hand').address).toMatch(/#walked\.step=0$/);
});
