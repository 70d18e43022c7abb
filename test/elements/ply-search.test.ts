import { html } from 'lit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PlyBoard, PlySearch } from '../../src/elements/index.ts';
import { find, mount, settled } from './mount.ts';

const search = () => find(PlySearch);

test('the step begins where the attribute says, within the trace', async () => {
  await mount(html`<ply-search position="oxx/.xo/o.." step="8"></ply-search>`);
  expect(search().session!.step).toBe(8);
  search().step = 1000;
  await settled();
  expect(search().session!.step).toBe(21);
});

test('another position goes back to the first step; other scores keep the step', async () => {
  await mount(html`<ply-search position="oxx/.xo/o.." step="8"></ply-search>`);
  const { session } = search();
  search().win = '10';
  await settled();
  expect([search().step, session!.step]).toEqual([8, 8]);
  search().position = 'xox/oox/...';
  await settled();
  expect([search().step, session!.step]).toEqual([0, 0]);
  expect(search().session).toBe(session);
});

test('another scoring of the same search shares its tree', async () => {
  await mount(html`<ply-search position="oxx/.xo/o.."></ply-search>`);
  const before = search().trace!;
  search().scoring = 'depth';
  await settled();
  const after = search().trace!;
  expect(after.score[0]).toBe(9);
  expect(after.parent).toBe(before.parent);
  expect(after.move).toBe(before.move);
});

test('a position and a step that are set together hold together', async () => {
  await mount(html`<ply-search></ply-search>`);
  Object.assign(search(), { position: 'oxx/.xo/o..', step: 5 });
  await settled();
  expect(search().session!.step).toBe(5);
});

test.each([
  ['true', true, '2'],
  ['the bare name', '', 2],
])('a flag that a template sets as %s, and a number, are read', async (_, deepening, depthLimit) => {
  await mount(html`<ply-search position=".x./.../o.."></ply-search>`);
  Object.assign(search(), { deepening, depthLimit });
  await settled();
  expect(search().iterations).toHaveLength(2);
  Object.assign(search(), { deepening: false, depthLimit: undefined });
  await settled();
  expect(search().iterations).toHaveLength(1);
  expect(Object.entries(search().settings).filter(([, text]) => text)).toEqual([['position', '.x./.../o..']]);
});

test('the content of a search is shown while it waits for its turn, and stays', async () => {
  const waiting = Object.assign(new PlySearch(), { position: 'oxx/.xo/o..' });
  waiting.append(Object.assign(document.createElement('p'), { textContent: 'Eleven calls' }));
  document.body.append(waiting);
  onTestFinished(() => waiting.remove());
  const text = page.getByText('Eleven calls');
  await Promise.resolve();
  expect(waiting.ariaBusy).toBe('true');
  expect(waiting.session).toBeNull();
  expect(text.element().checkVisibility()).toBe(true);
  expect(waiting.clientHeight).toBeGreaterThan(0);
  await waiting.updateComplete;
  expect(waiting.ariaBusy).toBeNull();
  expect(waiting.session).not.toBeNull();
  expect(waiting.clientHeight).toBeGreaterThan(0);
});

test('a search that is out of sight begins when the browser pauses, or when the reader comes near', async () => {
  const pauses: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (pause: () => void) => pauses.push(pause));
  onTestFinished(() => void vi.unstubAllGlobals());
  const main = document.createElement('main');
  onTestFinished(() => main.remove());
  main.innerHTML = `<div style="block-size: 300vh"></div>
    <ply-search position="oxx/.xo/o.."></ply-search><ply-search position="oxx/.xo/o.."></ply-search>`;
  document.body.append(main);
  const [first, second] = main.querySelectorAll('ply-search');
  await expect.poll(() => pauses.length).toBe(2);
  expect([first.trace, second.trace]).toEqual([null, null]);
  pauses[0]();
  await expect.poll(() => first.stepCount).toBe(22);
  expect(second.trace).toBe(null);
  second.scrollIntoView();
  await expect.poll(() => second.stepCount).toBe(22);
});

test('a view that names a search says that it waits, until there is one to show', async () => {
  const view = Object.assign(new PlyBoard(), { for: 'late' });
  const late = Object.assign(new PlySearch(), { id: 'late', position: 'oxx/.xo/o..' });
  document.body.append(view, late);
  onTestFinished(() => [view, late].forEach((each) => each.remove()));
  await Promise.resolve();
  expect(view.ariaBusy).toBe('true');
  await late.updateComplete;
  await settled();
  expect(view.ariaBusy).toBeNull();
  late.remove();
  document.body.append(late);
  expect(view.ariaBusy).toBeNull();
  expect(view.shadowRoot!.querySelector('[role=alert]')).toBeNull();
});

test('the reader’s moves send an event', async () => {
  await mount(html`<ply-search position="oxx/.xo/o.."></ply-search>`);
  const told: number[] = [];
  search().addEventListener('ply-step-change', ({ detail }) => told.push(detail.step));
  search().session!.step = 3;
  search().session!.step = 4;
  expect(told).toEqual([3, 4]);
});

test('playing stops when the search leaves the page', async () => {
  await mount(html`<ply-search position="oxx/.xo/o.."></ply-search>`);
  const { playback } = search();
  playback!.play();
  search().remove();
  expect(playback!.isPlaying).toBe(false);
});

test('while another search is under way, the step is that of the one on show', async () => {
  await mount(html`<ply-stepper position="oxx/.xo/o.." step="8"></ply-stepper>`);
  const { session } = search();
  Object.assign(search(), { position: '', game: '5,5,4', step: 0 });
  const stop = page.getByRole('button', { name: 'Stop here' });
  await expect.element(stop).toBeVisible();
  expect([search().step, session!.step]).toEqual([8, 8]);
  search().step = 3;
  await expect.poll(() => search().step).toBe(8);
  session!.step = 9;
  expect(search().step).toBe(9);
  await stop.click();
  await settled();
  expect([search().step, session!.step]).toEqual([3, 3]);
  const { root } = session!.trace;
  expect(root.game.format(root)).toBe('...../...../...../...../.....');
});
