import { splitAnchor } from './anchor.ts';
import { findFollowedLink } from './followed-link.ts';

/** The shortest time (ms) between two changes of the address: browsers refuse more than about three a second. */
const INTERVAL = 400;

const VISITED = { isOpened: true };

/**
 * `fragment` starts with `#`. `isReturn`: after back or forward, when the browser itself scrolls to where the reader
 * was.
 */
type AddressListener = (fragment: string, isReturn: boolean) => void;

/** Writes fragments at intervals, and the latest when the page is left; never over an address opened since. */
class AddressBar {
  #wanted: string | null = null;
  /** The page's fragment when one was last set or written. */
  #known = location.hash;
  #timer = 0;
  readonly #listeners = new Set<AddressListener>();

  constructor() {
    addEventListener('pagehide', () => this.flush());
    // There is no `hashchange` if the query changes too, as between a lesson and its presenter.
    addEventListener('popstate', () => {
      const isReturn = Boolean((history.state as Partial<typeof VISITED> | null)?.isOpened);
      this.markVisited();
      this.notifyListeners(isReturn);
    });
    document.addEventListener('click', (event) => this.reopenAddress(event));
    this.markVisited();
  }

  /** The current fragment, or the one about to be written, with its `#`. */
  get fragment(): string {
    return this.isOvertaken || this.#wanted === null ? location.hash : this.#wanted && `#${this.#wanted}`;
  }

  /** Requests a fragment, without `#`; empty for none. */
  set(fragment: string): void {
    this.#wanted = fragment;
    this.#known = location.hash;
    if (this.#timer !== 0) return;
    this.write();
    this.#timer = window.setTimeout(() => this.flush(), INTERVAL);
  }

  /**
   * Calls a listener for every opened address of this page, all before anything is written. Returns a function that
   * stops this.
   */
  subscribe(listener: AddressListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  private notifyListeners(isReturn: boolean): void {
    const fragment = location.hash;
    for (const listener of this.#listeners) listener(fragment, isReturn);
  }

  /** Handles a link to the open address, for which browsers report nothing and add nothing to the history. */
  private reopenAddress(event: MouseEvent): void {
    const link = findFollowedLink(event, 'a[href^="#"]');
    if (!link || link.hash !== location.hash || splitAnchor(link.hash).anchor) return;
    event.preventDefault();
    history.pushState(history.state, '', link.hash);
    this.notifyListeners(false);
  }

  private markVisited(): void {
    history.replaceState({ ...(history.state as object | null), ...VISITED }, '');
  }

  private get isOvertaken(): boolean {
    return this.#known !== location.hash;
  }

  private flush(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.write();
  }

  private write(): void {
    const { fragment } = this;
    if (fragment !== location.hash)
      history.replaceState(history.state, '', location.pathname + location.search + fragment);
    this.#known = location.hash;
    this.#wanted = null;
  }
}

export const addressBar = new AddressBar();
