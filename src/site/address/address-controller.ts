import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { subscribeElement } from '../../elements/kit/subscribe-element.ts';
import { addressBar } from './address-bar.ts';
import { splitAnchor } from './anchor.ts';
import { showIgnored, reportCorrectedSteps } from './page-message.ts';

interface PlaceFormat<P> {
  readonly read: (fragment: string) => P & { readonly problems: readonly string[] };
  readonly write: (place: P) => string;
}

/** Keeps a page and its address in sync, in both directions. A link to an anchor of the page changes nothing. */
export class AddressController<P> implements ReactiveController {
  #place: P;
  #isConnected = false;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly format: PlaceFormat<P>,
  ) {
    this.#place = format.read(location.hash);
    host.addController(this);
    subscribeElement(host, () => addressBar.subscribe((fragment) => this.openFragment(fragment)));
    reportCorrectedSteps();
  }

  /** Setting it also updates the host and the address. */
  get place(): P {
    return this.#place;
  }

  set place(place: P) {
    this.writePlace(place);
    this.host.requestUpdate();
  }

  /** Writes a place that the host already shows to the address. A removed host, whose search may end late, does not. */
  writePlace(place: P): void {
    this.#place = place;
    if (this.#isConnected) addressBar.set(this.format.write(place));
  }

  hostDisconnected(): void {
    this.#isConnected = false;
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.openFragment(location.hash);
  }

  private openFragment(fragment: string): void {
    if (splitAnchor(fragment).anchor) {
      addressBar.set(this.format.write(this.#place));
      return;
    }
    const { problems, ...place } = this.format.read(fragment);
    this.#place = place as P;
    showIgnored('fragment', problems);
    this.host.requestUpdate();
  }
}
