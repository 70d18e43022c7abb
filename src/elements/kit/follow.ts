import type { ReactiveControllerHost } from 'lit';

/**
 * Has an element hear of every change of something for as long as it is on the page; it is drawn anew then, unless
 * something else is to be done. `subscribe` returns what ends the hearing.
 */
export function follow(
  element: ReactiveControllerHost,
  subscribe: (changed: () => void) => () => void,
  changed: () => void = () => element.requestUpdate(),
): void {
  let end = () => {};
  element.addController({
    hostConnected: () => void (end = subscribe(changed)),
    hostDisconnected: () => end(),
  });
}
