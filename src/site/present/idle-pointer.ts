/** Milliseconds without a move after which the pointer is hidden. */
const IDLE = 3000;

/** Sets `data-idle` on the root while the pointer does not move, until aborted. */
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
