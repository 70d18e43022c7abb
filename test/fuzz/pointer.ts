import { nameOf, type Chooser } from './deed.ts';
import { pressable } from './page-elements.ts';
import type { Random } from './random.ts';

/** Presses something that can be pressed, as a finger would. */
export const press: Chooser = (random) => {
  const element = pickPressable(random);
  return (
    element && {
      name: nameOf(element),
      perform: () => {
        if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
        const { x, y } = within(element, random);
        send(element, 'pointerdown', x, y);
        send(element, 'pointerup', x, y);
        element.dispatchEvent(new MouseEvent('click', { ...everywhere, clientX: x, clientY: y }));
      },
    }
  );
};

/** Drags from something to another place. */
export const drag: Chooser = (random) => {
  const element = pickPressable(random);
  return (
    element && {
      name: nameOf(element),
      perform: () => {
        let { x, y } = within(element, random);
        const target = () => (element.isConnected ? element : document.body);
        send(element, 'pointerdown', x, y);
        for (let move = 0; move < 4; move++) {
          x += random.below(161) - 80;
          y += random.below(161) - 80;
          send(target(), 'pointermove', x, y);
        }
        send(target(), 'pointerup', x, y);
      },
    }
  );
};

/** Turns the wheel over something, with Control at times, which zooms. */
export const wheel: Chooser = (random) => {
  const element = pickPressable(random);
  return (
    element && {
      name: nameOf(element),
      perform: () => {
        const { x: clientX, y: clientY } = within(element, random);
        const deltaY = random.below(401) - 200;
        const ctrlKey = random.below(2) === 0;
        element.dispatchEvent(new WheelEvent('wheel', { ...everywhere, clientX, clientY, deltaY, ctrlKey }));
      },
    }
  );
};

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

function pickPressable(random: Random): Element | null {
  const all = pressable();
  return all.length > 0 ? random.pick(all) : null;
}

function within(element: Element, random: Random): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + random.next() * width, y: top + random.next() * height };
}
