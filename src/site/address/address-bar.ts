import { splitAnchor } from './anchor.ts';

/** The shortest time between two changes of the address: browsers refuse more than about three a second. */
const INTERVAL = 400;

/** What the history keeps of an address that was opened. */
const OPENED = { isOpened: true };

/**
 * Hears of an address that is opened: its fragment, with its `#`, and whether the reader goes back or forward to it; then
 * the browser shows the place where they were.
 */
type AddressListener = (fragment: string, isReturn: boolean) => void;

/**
 * Keeps the fragment of the page's address equal to the latest text it is given, without adding to the history.
 * Changes in quick succession are written once, at the latest when the page is left; none is written over an address
 * that the reader has opened since.
 */
class AddressBar {
  #wanted: string | null = null;
  /** The fragment that was there when a text was asked for or written last. */
  #known = location.hash;
  #timer = 0;
  readonly #listeners = new Set<AddressListener>();

  constructor() {
    addEventListener('pagehide', () => this.flush());
    // A `hashchange` is not told where the query changes too, as it does between a lesson and its presenter.
    addEventListener('popstate', () => {
      const isReturn = Boolean((history.state as Partial<typeof OPENED> | null)?.isOpened);
      this.note();
      this.tell(isReturn);
    });
    document.addEventListener('click', (event) => this.followAgain(event));
    this.note();
  }

  /** The fragment that the address has, or is about to have; with its `#`. */
  get fragment(): string {
    return this.isOvertaken || this.#wanted === null ? location.hash : this.#wanted && `#${this.#wanted}`;
  }

  /** Asks for a fragment, without `#`; empty for none. */
  set(fragment: string): void {
    this.#wanted = fragment;
    this.#known = location.hash;
    if (this.#timer !== 0) return;
    this.write();
    this.#timer = window.setTimeout(() => this.flush(), INTERVAL);
  }

  /**
   * Calls a listener for every address of this page that is opened: by a link, by hand, back or forward. All hear of it
   * before any of them writes another. Returns what ends that.
   */
  subscribe(listener: AddressListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  private tell(isReturn: boolean): void {
    const fragment = location.hash;
    for (const listener of this.#listeners) listener(fragment, isReturn);
  }

  /** Of a link to the very address that is open a browser tells nothing, and notes nothing to go back to. */
  private followAgain(event: MouseEvent): void {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || link.hash !== location.hash || splitAnchor(link.hash).anchor) return;
    event.preventDefault();
    history.pushState(history.state, '', link.hash);
    this.tell(false);
  }

  /** Has the history know this address when the reader comes back to it. */
  private note(): void {
    history.replaceState({ ...(history.state as object | null), ...OPENED }, '');
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

/** The fragment of the page's address. */
export const addressBar = new AddressBar();
