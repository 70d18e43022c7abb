import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { defaultNaming, parsePosition } from '../../src/game/index.ts';
import { surveyAtOnce, type SurveyedPosition } from '../../src/search/index.ts';
import { setPreference } from '../../src/elements/index.ts';
import { PositionsBrowser } from '../../src/site/positions/positions-browser.ts';
import { surveyInWorker } from '../../src/site/positions/survey-in-worker.ts';

const all = surveyAtOnce(parsePosition('.../.../...'));
// Beside it stands the voice that other tests made speak.
const status = () => page.getByRole('main').getByRole('status');
const cards = () => page.getByRole('listitem');

beforeEach(() => setAddress(''));
afterEach(() => setAddress(''));

function setAddress(fragment: string): void {
  history.replaceState(null, '', fragment ? `#${fragment}` : location.pathname + location.search);
}

/** Puts the list on the page until the test is over; it takes its positions from `survey`. */
function mount(survey: PositionsBrowser['survey'] = () => Promise.resolve(all)): PositionsBrowser {
  const main = document.body.appendChild(document.createElement('main'));
  const list = Object.assign(new PositionsBrowser(), { survey });
  main.style.background = 'var(--ply-page)';
  main.append(list);
  onTestFinished(() => main.remove());
  return list;
}

describe('scoring', () => {
  test('happens in a worker, which tells how far it is', async () => {
    const shares: number[] = [];
    const positions = await surveyInWorker((share) => shares.push(share), new AbortController().signal);
    expect(positions).toEqual(all);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.at(-1)).toBe(1);
  });

  test('ends when it is not wanted any more', async () => {
    const controller = new AbortController();
    const positions = surveyInWorker(() => {}, controller.signal);
    controller.abort(new Error('gone'));
    await expect(positions).rejects.toThrow('gone');
  });

  test('shows its progress, then the positions', async () => {
    const { promise, resolve } = deferred<readonly SurveyedPosition[]>();
    mount((progress) => {
      progress(0.25);
      return promise;
    });
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('max', '1');
    await expect.poll(() => page.getByRole('progressbar').element()).toHaveProperty('value', 0.25);
    resolve(all);
    await expect.element(status()).toHaveTextContent('485 of 4,520 positions; the first 60 are shown');
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  });

  test('says why it failed, and can be tried again', async () => {
    let attempts = 0;
    mount(() => (attempts++ === 0 ? Promise.reject(new Error('Out of memory.')) : Promise.resolve(all)));
    await expect.element(status()).toHaveTextContent('The positions could not be scored: Out of memory.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(status()).toHaveTextContent('485 of 4,520');
  });
});

describe('the list', () => {
  test('shows both choices of a position and why, and leads to its search', async () => {
    setAddress('empty=3');
    mount();
    await page.getByRole('button', { name: 'Show 40 more' }).click();
    const card = cards().filter({ hasText: '..o/.xx/oxo' });
    await expect.element(card.getByRole('img')).toHaveAccessibleName(/^Board, row 1: empty, empty, O/);
    await expect.element(card).toHaveTextContent('X plays b1, not a1');
    await expect.element(card).toHaveTextContent('Plain ±1 a1 wins (1), as do b1 and a2');
    await expect.element(card).toHaveTextContent('10 − depth b1 wins in one ply (10 − 1 = 9), as does a2');
    await expect
      .element(card.getByRole('link'))
      .toHaveAttribute('href', expect.stringContaining('#position=..o/.xx/oxo'));
  });

  test('names each position by its choices, and says where both are one', async () => {
    setAddress('which=all&empty=3');
    mount();
    await expect.element(cards().first()).toHaveTextContent(/^[XO] plays /);
    await expect.element(cards().filter({ hasText: 'either way' }).first()).toBeVisible();
  });

  test('tells how long a lost position can hold out', async () => {
    setAddress('value=lost');
    mount();
    await page.getByRole('button', { name: 'Show 25 more' }).click();
    const card = cards().filter({ hasText: '..o/x../.xo' });
    await expect.element(card).toHaveTextContent('c2 loses in four plies (4 − 10 = −6)');
  });

  test('follows the names that the reader chose', async () => {
    onTestFinished(() => setPreference('naming', defaultNaming));
    setAddress('empty=3');
    mount();
    await page.getByRole('button', { name: 'Show 40 more' }).click();
    const card = cards().filter({ hasText: '..o/.xx/oxo' });
    await expect.element(card).toHaveTextContent('Plain ±1 a1 wins');
    setPreference('naming', '1-9');
    await expect.element(card).toHaveTextContent('Plain ±1 1 wins (1), as do 2 and 4');
  });

  test('shows more at a wish, and moves the focus there', async () => {
    const list = mount();
    await expect.element(cards().nth(59)).toBeInTheDocument();
    expect(cards().elements()).toHaveLength(60);
    await page.getByRole('button', { name: 'Show 60 more' }).click();
    await expect.poll(() => cards().elements()).toHaveLength(120);
    const links = list.renderRoot.querySelectorAll('li a');
    await expect.poll(() => list.shadowRoot!.activeElement).toBe(links[60]);
  });
});

describe('the filter', () => {
  test('is chosen by keyboard, counts anew, and stands in the address', async () => {
    mount();
    await expect.element(radio('Lost 85')).toBeInTheDocument();
    (radio('Either 485').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(radio('O 160')).toBeChecked();
    await expect.element(status()).toHaveTextContent('160 of 4,520 positions');
    await expect.poll(() => location.hash).toBe('#to-move=o');
    await page.getByRole('radio', { name: 'Count as one' }).click();
    await expect.element(status()).toHaveTextContent(/160 of 4,520 positions, \d+ boards up to symmetry/);
    await expect.poll(() => location.hash).toBe('#to-move=o&alike=once');
  });

  test('comes from the address, also when that changes; what is wrong there is listed', async () => {
    setAddress('which=shrinks&value=tied');
    mount();
    await expect.element(radio('Fewer best moves 852')).toBeChecked();
    await expect.element(page.getByText('invalid part value "tied"')).toBeInTheDocument();
    location.hash = '#which=all&empty=9';
    await expect.element(page.getByText('1 of 4,520 positions')).toBeInTheDocument();
    await expect.element(page.getByText('invalid part value')).not.toBeInTheDocument();
  });

  test('says when nothing is left', async () => {
    setAddress('perfect=yes');
    mount();
    await expect.element(status()).toHaveTextContent('No position matches.');
  });
});

test.each(['light', 'dark', 'projector'])('nothing stands in the way in the theme %s', async (theme) => {
  onTestFinished(() => {
    delete document.documentElement.dataset['plyTheme'];
  });
  document.documentElement.dataset['plyTheme'] = theme;
  setAddress('which=shrinks&alike=once&to-move=o');
  mount();
  await expect.element(status()).toHaveTextContent('35 boards');
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

function radio(name: string) {
  return page.getByRole('radio', { name, exact: true });
}

function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
