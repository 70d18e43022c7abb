import type { ReactiveControllerHost } from 'lit';

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
