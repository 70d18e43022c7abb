import { html } from 'lit';
import { expect, onTestFinished, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { PlyCode } from '../../src/elements/facts/ply-code.ts';
import { PlySearch } from '../../src/elements/host/ply-search.ts';
import { setPreference } from '../../src/elements/kit/preferences.ts';
import { fetchBook, listingLanguages } from '../../src/views/index.ts';
import { find, mount, settled } from './mount.ts';

/** The box of what an element shows: of its text, not of the room around it. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right - 0.5 &&
    other.left < one.right - 0.5 &&
    one.top < other.bottom - 0.5 &&
    other.top < one.bottom - 0.5
  );
}

test.for([320, 390, 496, 620, 900])(
  'at %i pixels no value covers code, and no line moves through a whole walk',
  async (width) => {
    onTestFinished(() => setPreference('language', ''));
    const page = await mount(
      html`<div style="inline-size: ${width}px">
        <ply-search position="oxx/.xo/o.." scoring="depth">
          <ply-code></ply-code><ply-code variant="sign-flip"></ply-code
          ><ply-code variant="original-player"></ply-code>
        </ply-search>
      </div>`,
    );
    const { session } = page.querySelector<PlySearch>('ply-search')!;
    const listings = [...page.querySelectorAll<PlyCode>('ply-code')];
    for (const language of listingLanguages) {
      setPreference('language', language);
      const book = await fetchBook(language);
      const firstLine = () => listings[0].shadowRoot!.querySelector('code')!.textContent;
      await expect.poll(firstLine).toBe(book.value[0][1]);
      await settled();
      let before: string | null = null;
      for (let step = 0; step < session!.trace.stepCount; step++) {
        session!.step = step;
        await settled();
        const lines = listings.flatMap((each) => [...each.shadowRoot!.querySelectorAll('li')]);
        for (const line of lines) {
          const note = line.querySelector('.note');
          if (!note?.textContent) continue;
          const [code, value] = [line.querySelector('code')!, note].map(textBox);
          expect(overlap(code, value), `${language}, step ${step}: ${line.textContent}`).toBe(false);
          const view = line.closest('.listing')!.getBoundingClientRect();
          expect(value.right, 'the value is in sight').toBeLessThanOrEqual(view.right + 0.5);
        }
        const tops = lines.map((line) => Math.round(line.offsetTop)).join();
        if (before !== null) expect(tops, `${language}, step ${step}`).toBe(before);
        before = tops;
      }
    }
  },
);

test('a recorded program is shown in two languages, at the same step, and marks its mistake when it is revealed', async () => {
  onTestFinished(() => setPreference('language', ''));
  await mount(
    html`<ply-search position="oxx/.xo/o.." program="throws-games-away" step="6">
      <ply-caption></ply-caption><ply-code reveal></ply-code>
    </ply-search>`,
  );
  const search = find(PlySearch);
  const code = () => find(PlyCode).shadowRoot!;
  const marked = (kind: string) => code().querySelector(`li.${kind} code`)?.textContent?.trim();
  await expect.poll(() => marked('wrong')).toBe('is_max = to_move(board) == O');
  expect(marked('right')).toBe('is_max = to_move(board) == X');
  await screen.getByRole('tab', { name: 'JavaScript' }).click();
  await expect.poll(() => marked('wrong')).toBe('const isMax = toMove(board) === O;');
  expect([search.step, search.trace!.listing!.language]).toEqual([6, 'javascript']);
  await screen.getByRole('tab', { name: 'Python' }).click();
  await expect.poll(() => marked('right')).toBe('is_max = to_move(board) == X');
});

test('a program that is not recorded on a board says on which it is', async () => {
  await mount(html`<ply-search position="xox/oox/..." program="throws-games-away"></ply-search>`);
  await expect.poll(() => find(PlySearch).error).toContain('expected oxx/.xo/o..');
  find(PlySearch).program = 'stage-9';
  await expect.poll(() => find(PlySearch).error).toContain('unknown program "stage-9"');
});

test('the running line alone says what its value is of, in every language', async () => {
  onTestFinished(() => setPreference('language', ''));
  const page = await mount(
    html`<ply-search position="oxx/.xo/o.." scoring="depth"><ply-code brief></ply-code></ply-search>`,
  );
  const { session } = page.querySelector<PlySearch>('ply-search')!;
  const shown = () => page.querySelector('ply-code')!.shadowRoot!.querySelector('.brief')!;
  for (const language of listingLanguages) {
    setPreference('language', language);
    await fetchBook(language);
    for (session!.step = 0; session!.step < session!.trace.stepCount - 1; session!.step++) {
      await settled();
      expect(shown().textContent.replace(/\s+/g, ' ').trim()).toMatch(/^line \d+ .*[a-z].*\S/i);
    }
  }
});

test('a line alone belongs to the call of the step, also where that call returns and its caller goes on', async () => {
  const page = await mount(
    html`<ply-search position="[[3, 5], [2, 9]]" algorithm="alpha-beta" step="10"
      ><ply-code brief></ply-code
    ></ply-search>`,
  );
  const shown = page.querySelector('ply-code')!.shadowRoot!;
  const line = () => shown.querySelector('.brief')?.textContent.replace(/\s+/g, ' ').trim();
  await expect.poll(line).toBe('line 20 return best: 2');
  page.querySelector<PlySearch>('ply-search')!.session!.step = 9;
  await expect.poll(line).toMatch(/^line 3 return .*: 2$/);
});
