/** The shortest time between two changes of the address: browsers refuse more than about three a second. */
const INTERVAL = 400;

/**
 * Keeps the fragment of the page's address equal to the latest text it is given, without adding to the history.
 * Changes in quick succession are written once, at the latest when the page is left.
 */
export class AddressBar {
  #wanted: string | null = null;
  #timer = 0;

  constructor() {
    addEventListener('pagehide', () => this.flush());
  }

  /** Asks for a fragment, without `#`; empty for none. */
  set(fragment: string): void {
    this.#wanted = fragment;
    if (this.#timer !== 0) return;
    this.write();
    this.#timer = window.setTimeout(() => this.flush(), INTERVAL);
  }

  private flush(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.write();
  }

  private write(): void {
    if (this.#wanted === null) return;
    const fragment = this.#wanted && `#${this.#wanted}`;
    if (fragment !== location.hash)
      history.replaceState(history.state, '', location.pathname + location.search + fragment);
    this.#wanted = null;
  }
}
