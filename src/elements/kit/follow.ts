import type { ReactiveControllerHost } from 'lit';

/** Subscribes an element to something while it is on the page. By default each change redraws it. */
export function subscribeElement(
  element: ReactiveControllerHost,
  subscribe: (changed: () => void) => () => void,
  onChange: () => void = () => element.requestUpdate(),
): void {
  let end = () => {};
  element.addController({
    hostConnected: () => void (end = subscribe(onChange)),
    hostDisconnected: () => end(),
  });
}
