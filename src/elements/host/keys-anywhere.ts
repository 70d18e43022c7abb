import { openHelp } from './commands.ts';
import { readCommand, runKeyCommand } from './keys.ts';
import { areKeysAnywhere, enableKeysAnywhere } from './page-keys.ts';
import { findSessionHost, hosts, type SessionHost } from './session-host.ts';
import { findStepViews } from './show-step.ts';

/** Keys pressed elsewhere reach a widget if at least this much of its height (CSS pixels), or all of it, is visible. */
const ENOUGH = 100;

let usedLast: SessionHost | null = null;

/**
 * Sends keys to the widget around the focus, else to the last used one if visible, else to the one that fills most
 * of the screen. Space and other keys that scroll, and the page's own keys, stay the page's.
 */
export function followKeysAnywhere(signal?: AbortSignal): void {
  enableKeysAnywhere(signal);
  const options = signal ? { signal } : {};
  for (const sign of ['pointerdown', 'focusin'])
    addEventListener(sign, (event) => (usedLast = findHostOnPath(event) ?? usedLast), options);
  // On the window, so that listeners of the document can prevent the default first.
  addEventListener('keydown', onKey, options);
}

function onKey(event: KeyboardEvent): void {
  if (!areKeysAnywhere() || hosts.all.size === 0 || !isOpenTo(event)) return;
  const command = readCommand(event);
  const host = findHostOnPath(event) ?? findHostInSight();
  if (command === 'help') {
    event.preventDefault();
    void openHelp('keys', host);
  } else if (host) {
    runKeyCommand(event, command, host);
    usedLast = host;
  }
}

function isOpenTo(event: KeyboardEvent): boolean {
  const { key, shiftKey } = event;
  const path = event.composedPath().filter((each) => each instanceof Element);
  if (path.some((each) => each.matches('details[open] > .panel'))) return false;
  if (key.length === 1) return key !== ' ';
  return (key === 'ArrowLeft' || key === 'ArrowRight') && !shiftKey && !path.some(canScrollSideways);
}

function canScrollSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  return element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowX);
}

function findHostOnPath(event: Event): SessionHost | null {
  for (const element of event.composedPath()) {
    if (!(element instanceof HTMLElement)) continue;
    if (hosts.all.has(element as SessionHost)) return element as SessionHost;
    if ('for' in element && element.for) return findSessionHost(element as HTMLElement & { for: string });
  }
  return null;
}

function findHostInSight(): SessionHost | null {
  if (usedLast?.isConnected && measureHeightInSight(usedLast) > 0) return usedLast;
  let [found, most]: [SessionHost | null, number] = [null, 0];
  for (const host of hosts.all) {
    const height = measureHeightInSight(host);
    if (height > most) [found, most] = [host, height];
  }
  return found;
}

/** The largest visible height of the host's views, in CSS pixels; 0 if less than `ENOUGH`. */
function measureHeightInSight(host: SessionHost): number {
  const heights = findStepViews(host).map((view) => {
    const { top, bottom, height } = view.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return seen >= Math.min(height, ENOUGH) ? seen : 0;
  });
  return Math.max(...heights);
}
