import type { ReactiveControllerHost } from 'lit';

const places: (() => void)[] = [];
const others: (() => void)[] = [];
let isTaskDue = false;

/**
 * Resolves in a separate task for each caller, so that a page with many widgets can react to its reader in between.
 * Callers that fill a place on the page go first.
 */
export function waitForTurn(isPlace = false): Promise<void> {
  return new Promise((begin) => {
    (isPlace ? places : others).push(begin);
    planTask();
  });
}

function planTask(): void {
  if (isTaskDue || places.length + others.length === 0) return;
  isTaskDue = true;
  setTimeout(beginNext);
}

/** Code that awaits this turn still runs within its task. */
function beginNext(): void {
  isTaskDue = false;
  (places.shift() ?? others.shift())?.();
  planTask();
}

const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/**
 * While a page opens, near means visible; after the reader's first action, less than a screen away, as soon as what the
 * action brought into view is there.
 */
class Nearness {
  readonly #waiting = new Map<Element, Set<() => unknown>>();
  readonly #near = new WeakSet<Element>();
  #coming = 0;
  #tellArrived = () => {};
  #observer = this.createObserver('0px');
  #isEverywhere = false;

  constructor() {
    for (const sign of signs) addEventListener(sign, this.#lookAhead, { capture: true, passive: true });
  }

  wait(element: Element, come: () => unknown): void {
    if (this.#isEverywhere || this.#near.has(element)) return void come();
    const all = this.#waiting.get(element) ?? new Set();
    this.#waiting.set(element, all.add(come));
    this.#observer.observe(element);
  }

  comeEverywhere(): void {
    this.#isEverywhere = true;
    this.#observer.disconnect();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const all of waiting) for (const come of all) come();
  }

  /** Reports a script that cannot be fetched like any unhandled rejection. */
  private follow(coming: unknown): void {
    this.#coming++;
    void Promise.resolve(coming).finally(() => {
      if (--this.#coming === 0) this.#tellArrived();
    });
  }

  readonly #lookAhead = async (): Promise<void> => {
    for (const sign of signs) removeEventListener(sign, this.#lookAhead, { capture: true });
    // Visibility is known in the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    if (this.#coming > 0) await new Promise<void>((resolve) => (this.#tellArrived = resolve));
    await waitForTurn();
    if (this.#isEverywhere) return;
    this.#observer.disconnect();
    this.#observer = this.createObserver('100%');
    for (const element of this.#waiting.keys()) this.#observer.observe(element);
  };

  private createObserver(rootMargin: string): IntersectionObserver {
    return new IntersectionObserver(
      (entries, observer) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          this.#near.add(target);
          const all = this.#waiting.get(target) ?? [];
          this.#waiting.delete(target);
          for (const come of all) this.follow(come());
        }
      },
      { rootMargin },
    );
  }
}

let nearness: Nearness | null = null;
export type ElementScripts = Readonly<Record<string, () => Promise<unknown>>>;

/** The element, and the views elsewhere on the page that name it in `for`. */
export function findViews(element: HTMLElement): HTMLElement[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  const { id } = element;
  return [element, ...(id ? root.querySelectorAll<HTMLElement>(`[for='${CSS.escape(id)}']`) : [])];
}

export function fetchWhenNear(root: ParentNode, scripts: ElementScripts): void {
  const asleep = Object.keys(scripts).map((name) => `${name}:not(:defined)`);
  nearness ??= new Nearness();
  for (const element of root.querySelectorAll<HTMLElement>(asleep.join()))
    for (const view of findViews(element)) nearness.wait(view, scripts[element.localName]);
}

export function waitUntilNear(element: HTMLElement): Promise<void> {
  const all = (nearness ??= new Nearness());
  return new Promise((resolve) => {
    for (const view of findViews(element)) all.wait(view, resolve);
  });
}

/** Treats everything on the page as near from now on. */
export function comeNearAll(): void {
  (nearness ??= new Nearness()).comeEverywhere();
}

export class Later<Part> {
  part: Part | null = null;

  constructor(private readonly load: () => Promise<Part>) {}

  async fetchFor(view: ReactiveControllerHost): Promise<void> {
    if (this.part) return;
    this.part = await this.load();
    view.requestUpdate();
  }
}
