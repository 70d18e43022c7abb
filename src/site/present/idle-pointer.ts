/** Milliseconds without a move after which the pointer is hidden. */
const IDLE = 3000;

/**
 * Sets `data-idle` on the root while the mouse does not move, until aborted. Not where a finger or a pen may be used:
 * they cannot bring hidden buttons back without a press.
 */
export function hidePointerWhenIdle(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  let timer = 0;
  let isTouched = !matchMedia('(hover: hover)').matches;
  const wake = () => {
    delete dataset['idle'];
    clearTimeout(timer);
    if (!isTouched) timer = window.setTimeout(() => (dataset['idle'] = ''), IDLE);
  };
  const listen = ({ pointerType }: PointerEvent) => {
    isTouched ||= pointerType !== 'mouse';
    wake();
  };
  for (const event of ['pointermove', 'pointerdown'] as const) addEventListener(event, listen, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    delete dataset['idle'];
  });
  wake();
}
