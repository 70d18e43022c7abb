import axe from 'axe-core';
import { html } from 'lit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/elements/index.ts';
import { clearStored } from '../../src/elements/kit/stored.ts';
import { mount, settled } from './mount.ts';

const eleven = html`<ply-search position="oxx/.xo/o.." scoring="depth" step="8"
  ><ply-timeline></ply-timeline
></ply-search>`;
const full = html`<ply-search scoring="depth"><ply-timeline></ply-timeline></ply-search>`;

const search = () => document.querySelector('ply-search')!;
const timeline = () => document.querySelector('ply-timeline')!;
const all = (selector: string) => [...timeline().shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const inside = (selector: string) => all(selector)[0];
const number = () => inside('text.number').textContent;
const names = () => all('.whole .label').map((label) => label.textContent.trim());
const slider = page.getByRole('slider', { name: 'Step' });

beforeEach(() => page.viewport(1200, 700));
afterEach(() => delete document.documentElement.dataset['plyTheme']);

async function shown(template: typeof eleven): Promise<void> {
  await mount(template);
  await expect.poll(() => all('.bar').length).toBeGreaterThan(0);
  await settled();
}

/** Where the middle of a step stands in the whole, in CSS pixels. */
const placeOf = (step: number) => ((step + 0.5) / search().stepCount) * inside('.whole').clientWidth;

/** Turns the wheel over a place of the whole; returns whether the page was kept from scrolling. */
function wheel(deltaY: number, x: number): boolean {
  const { left, top } = inside('.whole').getBoundingClientRect();
  const at = { clientX: left + x, clientY: top + 40 };
  const event = new WheelEvent('wheel', { deltaY, ...at, bubbles: true, composed: true, cancelable: true });
  inside('.whole').dispatchEvent(event);
  return event.defaultPrevented;
}

/** Whether a picture has any colour but greys. */
function isColoured(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((red, i) => i % 4 === 0 && Math.abs(red - data[i + 2]) > 30);
}

test('the timeline names the step, the number of steps, and the sentence', async () => {
  await shown(eleven);
  await expect.element(slider).toHaveAttribute('aria-valuenow', '9');
  await expect.element(slider).toHaveAttribute('aria-valuemax', '22');
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^step 9 of 22\. Return 7\./));
  expect(number()).toBe('9');
});

test('the keyboard moves the timeline', async () => {
  await shown(eleven);
  inside('.strip').focus();
  for (const [key, step] of [
    ['ArrowRight', 9],
    ['ArrowLeft', 8],
    ['ArrowUp', 9],
    ['ArrowDown', 8],
    ['PageUp', 10],
    ['PageDown', 8],
    ['End', 21],
    ['ArrowRight', 21],
    ['Home', 0],
    ['ArrowLeft', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(search().step, key).toBe(step);
  }
});

test('a click jumps, a drag scrubs and stops the playing, also beyond the ends', async () => {
  await shown(eleven);
  const strip = inside('.whole');
  await userEvent.click(strip, { position: { x: placeOf(15), y: 40 } });
  expect(search().step).toBe(15);
  search().playback!.play();
  const [from, to] = [2, 19].map((step) => ({ x: placeOf(step), y: 30 }));
  await userEvent.dragAndDrop(strip, strip, { sourcePosition: from, targetPosition: to, steps: 4 });
  expect(search().step).toBe(19);
  expect(search().playback!.isPlaying).toBe(false);
  await userEvent.click(strip, { position: { x: inside('.whole').clientWidth - 1, y: 30 } });
  expect(search().step).toBe(21);
});

test('a timeline may be anywhere on the page, before its search too', async () => {
  await mount(
    html`<ply-timeline for="later"></ply-timeline><ply-search id="later" tree="[[3,5],[2,9]]"></ply-search>`,
  );
  await expect.poll(() => all('.bar').length).toBe(8);
  inside('.strip').focus();
  await userEvent.keyboard('{End}');
  expect(search().step).toBe(13);
});

describe('while a question about the search waits', () => {
  const asked = (ask: string) =>
    html`<article data-lesson="timeline-test">
      <ply-search id="asked" position="oxx/.xo/o.." algorithm="alpha-beta" step="4">
        <ply-timeline></ply-timeline>
      </ply-search>
      <ply-predict for="asked" ask=${ask} node="3">What will it be?</ply-predict>
    </article>`;

  beforeEach(() => clearStored());

  test('nothing is drawn of what lies ahead, until it is answered', async () => {
    await shown(asked('value'));
    const ahead = () => all('.bar.ahead, .bar.rest, .mark:not(.passed)');
    expect(ahead()).toEqual([]);
    await page.getByRole('textbox', { name: 'Value' }).fill('0');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect.poll(() => ahead().length).toBeGreaterThan(0);
  });

  test('one about a cutoff is not told how many steps there are', async () => {
    await shown(asked('cut'));
    const { stepCount } = search();
    await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^step 5\. /));
    expect(Number(slider.element().getAttribute('aria-valuemax'))).not.toBe(stepCount);
    inside('.strip').focus();
    await userEvent.keyboard('{End}');
    expect(search().step).toBe(stepCount - 1);
  });
});

describe('a search of more calls than have a bar each', () => {
  const pictures = () => all('canvas') as unknown as readonly [HTMLCanvasElement, HTMLCanvasElement];
  const painted = async () => {
    await shown(full);
    await expect.poll(() => pictures()[1].width).toBeGreaterThan(500);
    await settled();
  };

  test('is painted: in the colours of the values behind the step, in one ahead', async () => {
    await painted();
    const [ahead, past] = pictures();
    expect(isColoured(past)).toBe(true);
    expect(isColoured(ahead)).toBe(false);
    expect(past.width).toBe(Math.round(inside('.whole').clientWidth * devicePixelRatio));
  });

  test('is painted by no step, and anew in another theme', async () => {
    await painted();
    const paint = vi.spyOn(CanvasRenderingContext2D.prototype, 'putImageData');
    for (const step of [400_000, 0, 600_000]) {
      search().step = step;
      await settled();
    }
    expect(paint).not.toHaveBeenCalled();
    document.documentElement.dataset['plyTheme'] = 'dark';
    await expect.poll(() => paint.mock.calls.length).toBe(2);
    paint.mockRestore();
  });

  test('has the part around the step beside it, in which a click goes to a step as well', async () => {
    await painted();
    search().step = 516_817;
    await settled();
    const labels = all('.part .label').map((label) => label.textContent.trim());
    expect(labels.length).toBeGreaterThan(3);
    const part = inside('.part');
    await userEvent.click(part, { position: { x: 2, y: 40 } });
    const { step } = search();
    expect(Math.abs(step - 516_817)).toBeLessThan(400);
    expect(step).not.toBe(516_817);
  });

  test('has no room for that on a phone', async () => {
    await page.viewport(390, 800);
    await shown(full);
    expect(inside('.part').checkVisibility()).toBe(false);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('is zoomed by the wheel around the pointer, which is left to the page where there is nothing more to see', async () => {
    await painted();
    expect(wheel(100, 400), 'all of it is in view already').toBe(false);
    const before = names();
    expect(wheel(-2000, 400)).toBe(true);
    await settled();
    expect(names()).not.toEqual(before);
    expect(wheel(-9000, 400)).toBe(true);
    await expect.poll(() => all('canvas')).toHaveLength(0);
    expect(wheel(-100, 400), 'it cannot come closer').toBe(false);
    expect(wheel(99_000, 400)).toBe(true);
    await expect.poll(() => all('canvas')).toHaveLength(2);
  });

  test('is zoomed by keys as well, and the view follows the step', async () => {
    await painted();
    inside('.strip').focus();
    const isLastNamed = () => names().some((name) => name.startsWith('X c3'));
    expect(isLastNamed()).toBe(true);
    await userEvent.keyboard('++++');
    await expect.poll(isLastNamed).toBe(false);
    search().step = 1_090_000;
    await expect.poll(() => number()).toBe('1,090,001');
    await userEvent.keyboard('0');
    await expect.poll(() => names().some((name) => name.startsWith('X a1'))).toBe(true);
  });
});

test('a search of few steps leaves the wheel to the page', async () => {
  await shown(eleven);
  expect(wheel(-100, 300)).toBe(false);
});

describe.each(['light', 'dark', 'projector'])('in the theme %s', (theme) => {
  test.each([eleven, full])('nothing stands in the way', async (widget) => {
    document.documentElement.dataset['plyTheme'] = theme;
    document.body.style.background = 'var(--ply-page)';
    await shown(widget);
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.html}`))).toEqual([]);
  });
});
