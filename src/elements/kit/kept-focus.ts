import type { LitElement, ReactiveController } from 'lit';

/**
 * Keeps the focus in an element when an update takes away the control that has it: the focus goes to the nearest
 * control beside it that is left, or else to the card around. Without it the focus would fall to the page, and who works
 * by keyboard or hears the page would begin again at its top.
 */
export class KeptFocus implements ReactiveController {
  #focused: HTMLElement | null = null;
  /** What stands beside it, the nearest first. */
  #beside: readonly Element[] = [];

  constructor(private readonly host: LitElement) {}

  hostUpdate(): void {
    const focused = this.host.shadowRoot?.activeElement;
    this.#focused = focused instanceof HTMLElement ? focused : null;
    this.#beside = this.#focused ? neighbours(this.#focused) : [];
  }

  hostUpdated(): void {
    const [focused, beside] = [this.#focused, this.#beside];
    [this.#focused, this.#beside] = [null, []];
    if (!focused || isShown(focused)) return;
    const next = beside.find((each): each is HTMLElement => isControl(each) && isShown(each));
    if (next) next.focus({ preventScroll: true });
    else focusWhole(this.host.renderRoot.querySelector<HTMLElement>('[role=group]') ?? this.host);
  }
}

/** The elements of the same parent by their distance, those that follow before those that precede. */
function neighbours(element: Element): Element[] {
  const all = [...(element.parentElement?.children ?? [])];
  const at = all.indexOf(element);
  return [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}

function isControl(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.tabIndex >= 0 && !element.matches(':disabled');
}

function isShown(element: Element): boolean {
  return element.isConnected && element.checkVisibility();
}

/** What is no control has the focus only as long as the reader stays on it: it is no stop of the Tab key. */
function focusWhole(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
