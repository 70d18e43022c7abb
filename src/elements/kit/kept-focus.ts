import type { LitElement, ReactiveController } from 'lit';

/**
 * Moves the focus if an update removes the focused control. Otherwise keyboard users would start at the top of the
 * page.
 */
export class FocusKeeper implements ReactiveController {
  #focused: HTMLElement | null = null;
  #neighbours: readonly Element[] = [];

  /** `otherwise` gets the focus if no control beside the removed one can have it. */
  constructor(
    private readonly host: LitElement,
    private readonly otherwise = '[role=group]',
  ) {}

  hostUpdate(): void {
    const focused = this.host.shadowRoot?.activeElement;
    this.#focused = focused instanceof HTMLElement ? focused : null;
    this.#neighbours = this.#focused ? listNeighbours(this.#focused) : [];
  }

  hostUpdated(): void {
    const [focused, beside] = [this.#focused, this.#neighbours];
    [this.#focused, this.#neighbours] = [null, []];
    if (!focused || (isVisible(focused) && !focused.matches(':disabled'))) return;
    const next = beside.find((each): each is HTMLElement => isControl(each) && isVisible(each));
    if (next) next.focus({ preventScroll: true });
    else focusElement(this.host.renderRoot.querySelector<HTMLElement>(this.otherwise) ?? this.host);
  }
}

function listNeighbours(element: Element): Element[] {
  const all = [...(element.parentElement?.children ?? [])];
  const at = all.indexOf(element);
  return [...all.slice(at + 1), ...all.slice(0, at).toReversed()];
}

function isControl(element: Element): element is HTMLElement {
  return element instanceof HTMLElement && element.tabIndex >= 0 && !element.matches(':disabled');
}

function isVisible(element: Element): boolean {
  return element.isConnected && element.checkVisibility();
}

/** Focuses an element that is not a control, without making it a Tab stop. */
function focusElement(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
