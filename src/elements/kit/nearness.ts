import { beginDrawing, endDrawing, isUndrawn, waitForPaint, waitUntilDrawn } from './undrawn.ts';
import { waitForTurn } from './turns.ts';

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

  /** Finds out at once whether the element is in sight; otherwise that is known in the next frame. */
  look(element: Element): void {
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (bottom > 0 && right > 0 && top < innerHeight && left < innerWidth) this.#near.add(element);
  }

  wait(element: Element, come: () => unknown): void {
    if (this.isNear(element)) return void come();
    const all = this.#waiting.get(element) ?? new Set();
    this.#waiting.set(element, all.add(come));
    this.#observer.observe(element);
  }

  isNear(element: Element): boolean {
    return this.#isEverywhere || this.#near.has(element);
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
    await waitForPaint();
    if (this.#coming > 0) await new Promise<void>((resolve) => (this.#tellArrived = resolve));
    await waitUntilDrawn();
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

function listAsleep(root: ParentNode, scripts: ElementScripts): HTMLElement[] {
  const names = Object.keys(scripts).map((name) => `${name}:not(:defined)`);
  return [...root.querySelectorAll<HTMLElement>(names.join())];
}

export function fetchWhenNear(root: ParentNode, scripts: ElementScripts): void {
  nearness ??= new Nearness();
  for (const element of listAsleep(root, scripts)) {
    const fetch = async () => {
      await waitUntilDrawn();
      await scripts[element.localName]();
    };
    for (const view of findViews(element)) nearness.wait(view, fetch);
  }
}

/** Goes before all else. Call it while nothing has changed since the last layout, which shows what is in sight. */
export function fetchSearchesWhenNear(root: ParentNode, scripts: ElementScripts): void {
  nearness ??= new Nearness();
  const asleep = listAsleep(root, scripts);
  for (const view of asleep.flatMap(findViews)) nearness.look(view);
  for (const element of asleep) {
    const isAsleep = () => !element.matches(':defined');
    const fetch = async () => {
      // Once it is awake, it says itself when it is drawn.
      if (isAsleep()) beginDrawing(element);
      try {
        await scripts[element.localName]();
      } finally {
        if (isAsleep()) void endDrawing(element);
      }
    };
    for (const view of findViews(element)) nearness.wait(view, fetch);
  }
}

/** In sight, or inside of what is being drawn. */
export function isNear(element: HTMLElement): boolean {
  const root = element.getRootNode();
  if (root instanceof ShadowRoot && isUndrawn(root.host)) return true;
  return nearness !== null && findViews(element).some((view) => nearness!.isNear(view));
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
