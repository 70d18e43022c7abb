import type { ReactiveControllerHost } from 'lit';

/* What waits: for a task of its own, for the reader to come near, to be asked for. */

const queue: (() => void)[] = [];

/**
 * Is done when it is one's turn: each has a task of its own, so that a page with many widgets answers its reader between
 * them while it opens.
 */
export function ownTask(): Promise<void> {
  return new Promise((begin) => {
    queue.push(begin);
    if (queue.length === 1) setTimeout(beginNext);
  });
}

/** What waits for this turn runs after it and still within its task. */
function beginNext(): void {
  queue[0]();
  queue.shift();
  if (queue.length > 0) setTimeout(beginNext);
}

/** What a reader does first, in whatever way they read. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Watches for the reader to come near. While a page opens, near is what is in view, so that it begins with little; from
 * the first thing that the reader does, near is what is less than a screen away.
 */
class Nearness {
  readonly #waiting = new Map<Element, Set<() => unknown>>();
  #observer = this.observer('0px');

  constructor() {
    for (const sign of signs) addEventListener(sign, this.#lookAhead, { capture: true, passive: true });
  }

  /** Calls back once, when the reader is near an element; the same function is kept for it only once. */
  wait(element: Element, come: () => unknown): void {
    const all = this.#waiting.get(element) ?? new Set();
    this.#waiting.set(element, all.add(come));
    this.#observer.observe(element);
  }

  readonly #lookAhead = (): void => {
    for (const sign of signs) removeEventListener(sign, this.#lookAhead, { capture: true });
    this.#observer.disconnect();
    this.#observer = this.observer('100%');
    for (const element of this.#waiting.keys()) this.#observer.observe(element);
  };

  private observer(rootMargin: string): IntersectionObserver {
    return new IntersectionObserver(
      (entries, observer) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          const all = this.#waiting.get(target) ?? [];
          this.#waiting.delete(target);
          for (const come of all) come();
        }
      },
      { rootMargin },
    );
  }
}

let nearness: Nearness | null = null;

/** The scripts of elements, by the name of the element. */
export type ElementScripts = Readonly<Record<string, () => Promise<unknown>>>;

/** Where an element can be seen: itself with what is in it, and the views elsewhere on the page that name it. */
export function viewsOf(element: HTMLElement): HTMLElement[] {
  const root = element.getRootNode() as Document | ShadowRoot;
  const { id } = element;
  return [element, ...(id ? root.querySelectorAll<HTMLElement>(`[for='${CSS.escape(id)}']`) : [])];
}

/** Fetches the scripts of the elements below `root` that are not there yet, each when the reader is near a view of it. */
export function fetchWhenNear(root: ParentNode, scripts: ElementScripts): void {
  const asleep = Object.keys(scripts).map((name) => `${name}:not(:defined)`);
  nearness ??= new Nearness();
  for (const element of root.querySelectorAll<HTMLElement>(asleep.join()))
    for (const view of viewsOf(element)) nearness.wait(view, scripts[element.localName]);
}

/** Is done when the reader is near a view of an element. */
export function whenNear(element: HTMLElement): Promise<void> {
  const all = (nearness ??= new Nearness());
  return new Promise((resolve) => {
    for (const view of viewsOf(element)) all.wait(view, resolve);
  });
}

/** A part that is fetched when it is first asked for, once for all who ask. */
export class Later<Part> {
  /** Null until it was fetched. */
  part: Part | null = null;

  /** @param load - An `import()`. */
  constructor(private readonly load: () => Promise<Part>) {}

  /** Fetches the part, unless it is there, and then has a view drawn anew. */
  async fetchFor(view: ReactiveControllerHost): Promise<void> {
    if (this.part) return;
    this.part = await this.load();
    view.requestUpdate();
  }
}
