import { html } from 'lit';
import { expect, test } from 'vitest';
import { PlyEditor } from '../../src/elements/editor/ply-editor.ts';
import { find, mount } from './mount.ts';

test('a note without room beside its line covers no code', async () => {
  const value = 'best = -math.inf if is_max else math.inf\nreturn best\n';
  await mount(
    html`<ply-editor
      style="inline-size: 26rem; block-size: 10rem"
      .value=${value}
      .marks=${[
        { line: 1, kind: 'soft', note: 'best = -inf' },
        { line: 2, kind: 'strong', note: 'returns -inf' },
      ]}
    ></ply-editor>`,
  );
  const editor = find(PlyEditor);
  const notes = () => [...editor.shadowRoot!.querySelectorAll('.marks p')];
  await expect.poll(() => notes().length).toBe(2);
  const isSeen = (note: Element) => {
    const [box, text] = [note, note.firstElementChild!].map((each) => each.getBoundingClientRect());
    return text.top < box.bottom;
  };
  const widen = (width: string) => (editor.style.inlineSize = width);
  await expect.poll(() => notes().map(isSeen)).toEqual([false, true]);
  widen('60rem');
  await expect.poll(() => notes().map(isSeen)).toEqual([true, true]);
});

test('a row that goes on with the line above has a sign beside it, as it cannot be indented', async () => {
  const value = 'if board:\n    best = -math.inf if is_max else math.inf\n';
  await mount(html`<ply-editor style="inline-size: 20rem; block-size: 10rem" .value=${value}></ply-editor>`);
  const editor = find(PlyEditor);
  const signs = () =>
    [...editor.shadowRoot!.querySelectorAll('.pce-line')].map(
      (line) => Number.parseFloat(getComputedStyle(line, '::after').height) > 0,
    );
  await expect.poll(signs).toEqual([false, true, false]);
  editor.style.inlineSize = '60rem';
  await expect.poll(signs).toEqual([false, false, false]);
});
