import { pressable } from './page-elements.ts';
import type { Random } from './random.ts';

/** Presses something that can be pressed, as a finger would; tells what. */
export function press(random: Random): string {
  const element = random.pick(pressable());
  if (!element) return '';
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  const { x, y } = within(element, random);
  send(element, 'pointerdown', x, y);
  send(element, 'pointerup', x, y);
  element.dispatchEvent(new MouseEvent('click', { ...everywhere, clientX: x, clientY: y }));
  return nameOf(element);
}

/** Drags from a place in the page to another; tells what. */
export function drag(random: Random): string {
  const element = random.pick(pressable());
  if (!element) return '';
  let { x, y } = within(element, random);
  const name = nameOf(element);
  send(element, 'pointerdown', x, y);
  for (let move = 0; move < 4; move++) {
    x += random.below(161) - 80;
    y += random.below(161) - 80;
    send(element.isConnected ? element : document.body, 'pointermove', x, y);
  }
  send(element.isConnected ? element : document.body, 'pointerup', x, y);
  return name;
}

/** Turns the wheel over something, with Control at times, which zooms; tells over what. */
export function wheel(random: Random): string {
  const element = random.pick(pressable());
  if (!element) return '';
  const { x: clientX, y: clientY } = within(element, random);
  const deltaY = random.below(401) - 200;
  element.dispatchEvent(
    new WheelEvent('wheel', { ...everywhere, clientX, clientY, deltaY, ctrlKey: random.below(2) === 0 }),
  );
  return nameOf(element);
}

/** What an element is called in the log: its kind, and the beginning of its name or text. */
export function nameOf(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const id = element.getAttribute('data-node') ?? element.id;
  return `${element.localName}${id && `#${id}`} ${text.trim().replace(/\s+/g, ' ').slice(0, 30)}`.trim();
}

const everywhere = { bubbles: true, cancelable: true, composed: true } as const;

/** The mouse events that browsers send with those of a pointer. */
const companions = { pointerdown: 'mousedown', pointermove: 'mousemove', pointerup: 'mouseup' } as const;

function send(element: Element, type: keyof typeof companions, clientX: number, clientY: number): void {
  const init = { ...everywhere, clientX, clientY, view: window, buttons: type === 'pointerup' ? 0 : 1 };
  element.dispatchEvent(
    new PointerEvent(type, { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true }),
  );
  element.dispatchEvent(new MouseEvent(companions[type], init));
}

function within(element: Element, random: Random): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + random.next() * width, y: top + random.next() * height };
}
