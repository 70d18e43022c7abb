import { nameOf, type Chooser } from './deed.ts';
import { focusable, focused, openDialog } from './page-elements.ts';
import type { Random } from './random.ts';

/** Keys by how often they are pressed: those that move, those of the widgets, and some that mean nothing here. */
const keys =
  'Tab Tab Tab Tab Enter Space ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown Escape ? + - 0 5 9 n p o b u k c d f x é'.split(
    ' ',
  );

/** What is typed into fields: what belongs there, and what does not. */
const texts = [
  '',
  '7',
  '-1',
  'NaN',
  'oxx/.xo/o..',
  '.........',
  'xxx/ooo/...',
  '[[3,5],[2,9]]',
  '[[[',
  '<img src=x onerror=alert(1)>',
  '\u0000\u202e%',
  'x'.repeat(5000),
];

/** Presses a key where the focus is, with Shift at times, and does what the browser would do. */
export const pressKey: Chooser = (random) => {
  const target = focused();
  const name = random.pick(keys);
  const key = name === 'Space' ? ' ' : name;
  const shiftKey = random.below(5) === 0;
  const init = { key, shiftKey, bubbles: true, cancelable: true, composed: true };
  return {
    name: `${shiftKey ? 'Shift+' : ''}${name} → ${nameOf(target)}`,
    perform: () => {
      if (target.dispatchEvent(new KeyboardEvent('keydown', init))) byDefault(key, shiftKey, target, random);
      target.dispatchEvent(new KeyboardEvent('keyup', init));
    },
  };
};

/** Enters something into the field that has the focus, or into any other. */
export const enter: Chooser = (random) => {
  const fields = focusable().filter(isField);
  if (fields.length === 0) return null;
  const field = fields.includes(focused()) ? focused() : random.pick(fields);
  return { name: nameOf(field), perform: () => fill(field, random) };
};

const isField = (element: Element) => element.matches('input:not([type=file]), select, textarea');

function byDefault(key: string, shiftKey: boolean, target: Element, random: Random): void {
  if (key === 'Tab') return moveFocus(shiftKey ? -1 : 1);
  if ((key === 'Enter' || key === ' ') && target.matches('button, summary, a[href], [type=checkbox]'))
    (target as HTMLElement).click();
  else if (key === 'Escape') cancelDialog();
  else if (isField(target)) fill(target, random);
}

function cancelDialog(): void {
  const dialog = openDialog();
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

function moveFocus(by: number): void {
  const all = focusable();
  const next = all[(all.indexOf(focused()) + by + all.length) % all.length];
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
}

function fill(field: Element, random: Random): void {
  if (field instanceof HTMLSelectElement) field.selectedIndex = random.below(field.options.length);
  else if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) return field.click();
  else if (field instanceof HTMLInputElement && field.type === 'range')
    field.value = `${Number(field.min) + random.next() * (Number(field.max) - Number(field.min))}`;
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.value = random.pick(texts);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
