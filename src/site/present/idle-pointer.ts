/** After how long without a move the pointer is in the way, in milliseconds. */
const IDLE = 3000;

/** Hides the pointer while it is not moved, until aborted: `data-idle` on the root, which the styles follow. */
export function hidePointerWhenIdle(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  let timer = 0;
  const wake = () => {
    delete dataset['idle'];
    clearTimeout(timer);
    timer = window.setTimeout(() => (dataset['idle'] = ''), IDLE);
  };
  for (const event of ['pointermove', 'pointerdown'] as const) addEventListener(event, wake, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    delete dataset['idle'];
  });
  wake();
}
