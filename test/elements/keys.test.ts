import { html } from 'lit';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlySearch, PlyStepper } from '../../src/elements/index.ts';
import { setPreference } from '../../src/elements/kit/preferences.ts';
import { loadPageKeys } from '../../src/elements/host/page-keys.ts';
import { commandKeys, type NavigationCommand } from '../../src/elements/host/key-table.ts';
import { navigations } from '../../src/elements/host/commands.ts';
import { find, mount, settled } from './mount.ts';

const widget = html`<ply-stepper position="oxx/.xo/o.."></ply-stepper>`;
const stepper = () => find(PlyStepper);

beforeEach(() => page.viewport(1280, 800));

/** Presses a key as the table writes it. */
async function press(key: string): Promise<void> {
  const [name, isShifted] = key.startsWith('Shift+') ? [key.slice(6), true] : [key, false];
  const typed = name === 'Space' ? ' ' : name.length === 1 ? name : `{${name}}`;
  await userEvent.keyboard(
    isShifted ? `{Shift>}${typed.length === 1 ? typed.toUpperCase() : typed}{/Shift}` : typed,
  );
}

const moves = Object.keys(commandKeys).filter((each): each is NavigationCommand => each in navigations);

test.each(moves.flatMap((command) => commandKeys[command].map((key) => [command, key] as const)))(
  '%s by %s',
  async (command, key) => {
    await mount(widget);
    find(HTMLElement, '.card').focus();
    const { trace } = stepper();
    for (const step of [0, 8, 13, trace!.stepCount - 1]) {
      stepper().step = step;
      await settled();
      await press(key);
      expect(stepper().session!.step).toBe(navigations[command](trace!, step));
    }
  },
);

test.each(commandKeys.playOrPause)('play and pause by %s', async (key) => {
  await mount(widget);
  find(HTMLElement, '.card').focus();
  await press(key);
  expect(stepper().playback!.isPlaying).toBe(true);
  await press(key);
  expect(stepper().playback!.isPlaying).toBe(false);
});

test('faster and slower', async () => {
  await mount(widget);
  find(HTMLElement, '.card').focus();
  await press('.');
  expect(stepper().playback!.rate).toBe(2);
  await press(',');
  await press(',');
  expect(stepper().playback!.rate).toBe(0.5);
});

test('? opens the sheet that lists every key, and closing it leads back', async () => {
  await mount(widget);
  find(HTMLElement, '.card').focus();
  await press('?');
  const dialog = page.getByRole('dialog', { name: 'Step through the search' });
  await expect.element(dialog).toBeVisible();
  // A page around the widgets may have told of keys of its own.
  const known = Object.keys(commandKeys).length + (await loadPageKeys()).length;
  expect(dialog.getByRole('row').elements()).toHaveLength(known + 1);
  await press('n');
  expect(stepper().step).toBe(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('ply-help')).toBeNull();
  expect(document.activeElement).toBe(stepper());
});

test('a key that scrolls does not scroll the page behind the sheet', async () => {
  await mount(
    html`${widget}
      <p style="height: 500vh"></p>`,
  );
  onTestFinished(() => scrollTo(0, 0));
  const scrollOn = async () => {
    const isScrolled = new Promise((done) => document.addEventListener('scrollend', done, { once: true }));
    await press('PageDown');
    await isScrolled;
    return scrollY;
  };
  find(HTMLElement, '.card').focus({ preventScroll: true });
  const one = await scrollOn();
  scrollTo(0, 0);
  await press('?');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  // The first ones may scroll the sheet itself.
  for (let times = 0; times < 5; times++) await press('PageDown');
  await press('Escape');
  await expect.poll(() => document.querySelector('ply-help')).toBeNull();
  expect(await scrollOn()).toBe(one);
});

test('h explains the signs of the tree, in the sheet of the keys', async () => {
  await mount(widget);
  find(HTMLElement, '.card').focus();
  await press('h');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleName('What am I looking at?');
  const signs = dialog.getByRole('list', { name: 'Signs of this figure' });
  expect(signs.getByRole('listitem').elements().length).toBeGreaterThan(10);
  await expect.element(signs.getByText('Yellow outline')).toBeVisible();
  expect(signs.getByText('Scissors', { exact: false }).elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'How do I step?' }).click();
  await expect.element(dialog).toHaveAccessibleName('Step through the search');
  await expect.element(dialog.getByRole('table').first()).toBeVisible();
});

test('keys do nothing outside the widget', async () => {
  await mount(html`${widget}<button>Elsewhere</button>`);
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await press('n');
  await press('ArrowRight');
  expect(stepper().step).toBe(0);
});

test('no key is pressed twice, and Space presses the button it is on', async () => {
  await mount(widget);
  (page.getByRole('button', { name: 'Next', exact: true }).element() as HTMLElement).focus();
  await press('n');
  expect(stepper().step).toBe(1);
  await press('Space');
  expect(stepper().step).toBe(2);
  expect(stepper().playback!.isPlaying).toBe(false);
});

test('letters typed into a field move nothing; Control and Alt are the browser’s', async () => {
  await mount(html`<ply-search><input aria-label="Name" /><ply-controls></ply-controls></ply-search>`);
  const search = find(PlySearch);
  await page.getByRole('textbox', { name: 'Name' }).click();
  await userEvent.keyboard('no{ArrowRight} ?');
  expect(search.step).toBe(0);
  expect(find(HTMLInputElement).value).toBe('no ?');
  search.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', ctrlKey: true, cancelable: true }));
  expect(search.session!.step).toBe(0);
});

test('in the tree the arrows stay, the letters step', async () => {
  await mount(widget);
  (page.getByRole('tree').element() as SVGElement).focus();
  await press('ArrowRight');
  expect(stepper().step).toBe(0);
  await press('n');
  expect(stepper().step).toBe(1);
});

/** What the live region of the page says. */
const voice = () =>
  document.querySelector('ply-voice')?.shadowRoot?.querySelector('[role=status]')?.textContent?.trim();

test('screen readers hear the current node, a sentence again, and why a key moves nothing', async () => {
  await mount(widget);
  find(HTMLElement, '.card').focus();
  const hears = (text: RegExp) => expect.poll(voice).toMatch(text);
  const caption = () => find(HTMLElement, 'ply-caption').shadowRoot!.textContent.trim();
  await press('i');
  await hears(
    /^Call 1, the root\. Board, row 1: O, X, X; .* No value has come back to it yet\. Its moves: a2, b3 and c3 are still to come\.$/,
  );
  await press('n');
  await press('l');
  await settled();
  const last = caption();
  await press('Shift+s');
  await press('s');
  await hears(new RegExp(`^${last.slice(0, 20)}`));
  await press('c');
  await hears(/^This search cuts nothing/);
  await press('Home');
  await press('y');
  await hears(/^No other call gave/);
  await press('End');
  await press('i');
  await hears(/It returned 1\. .*takes the largest/);
  await press('n');
  await hears(/last step/);
});

test('a search without a caption says where it is after each step', async () => {
  await mount(html`<ply-stepper position="oxx/.xo/o.." parts="tree controls" ruler="plies"></ply-stepper>`);
  find(HTMLElement, '.card').focus();
  await press('n');
  await expect.poll(voice).toMatch(/^Board 2, after a2\. Board, .* O is to move\.$/);
  await press('o');
  await expect.poll(voice).toMatch(/^Board 2, .* All boards below it are drawn\.$/);
});

test('a key goes to the open question, and says it with what is known of its node', async () => {
  await mount(
    html`<ply-stepper id="s" position="oxx/.xo/o.."></ply-stepper
      ><ply-predict for="s" ask="value" node="3">What does the call after a2 return?</ply-predict>`,
  );
  find(HTMLElement, '.card').focus();
  stepper().step = 4;
  await press('q');
  await expect
    .poll(voice)
    .toMatch(/^What does the call after a2 return\? Call 2, after a2\. .* O, who is MIN, is to move\. .*b3/);
  const question = document.querySelector('ply-predict')!;
  expect(document.activeElement).toBe(question);
  await userEvent.keyboard('0{Enter}');
  await expect.poll(() => question.shadowRoot!.querySelector('.verdict')?.textContent).toMatch(/Right/);
  find(HTMLElement, '.card').focus();
  await press('q');
  await expect.poll(voice).toMatch(/^No question/);
});

test('a reader chooses how much of a step is said: its beginning, the sentence, or the board too', async () => {
  onTestFinished(() => setPreference('speech', 'usual'));
  await mount(widget);
  stepper().step = stepper().trace!.stepCount - 1;
  const said = () =>
    [...find(HTMLElement, 'ply-caption').shadowRoot!.querySelectorAll('[aria-live=polite]')].map(
      ({ textContent }) => textContent.replace(/\s+/g, ' ').trim(),
    );
  setPreference('speech', 'short');
  await expect.poll(said).toEqual(['Return 1.']);
  setPreference('speech', 'full');
  await expect.poll(said).toEqual([expect.stringMatching(/^Return 1\. .*Board, row 1: O, X, X;/)]);
  setPreference('speech', 'usual');
  await expect.poll(said).toEqual([expect.stringMatching(/^Return 1\. (?!.*Board)/)]);
});
