import { openHelp } from './commands.ts';
import { commandFor, obey } from './keys.ts';
import { areKeysAnywhere, letKeysAnywhere } from './page-keys.ts';
import { hostOf, hosts, type SessionHost } from './session-host.ts';
import { viewsOfStep } from './show-step.ts';

/** So much of a widget has to be in sight for keys to move it from elsewhere, in CSS pixels of its height; or all of it. */
const ENOUGH = 100;

let usedLast: SessionHost | null = null;

/**
 * Has the letters of the key table, and the arrows to either side, work wherever the focus is: on the widget around it,
 * else on the one that was used last if it is in sight, else on the one that fills most of the screen. Space and the
 * other keys that scroll remain the page's, and keys that the page itself follows come first.
 */
export function followKeysAnywhere(): void {
  letKeysAnywhere();
  for (const sign of ['pointerdown', 'focusin'])
    addEventListener(sign, (event) => (usedLast = hostAlong(event) ?? usedLast));
  // Behind the listeners of the document, which prevent the default of a key that they use.
  addEventListener('keydown', onKey);
}

function onKey(event: KeyboardEvent): void {
  if (!areKeysAnywhere() || hosts.all.size === 0 || !isOpenTo(event)) return;
  const command = commandFor(event);
  const host = hostAlong(event) ?? hostInSight();
  if (command === 'help') {
    event.preventDefault();
    void openHelp();
  } else if (host) {
    obey(event, command, host);
    usedLast = host;
  }
}

/** Whether a key neither scrolls, nor selects text, nor belongs to an open panel. */
function isOpenTo(event: KeyboardEvent): boolean {
  const { key, shiftKey } = event;
  const path = event.composedPath().filter((each) => each instanceof Element);
  if (path.some((each) => each.matches('details[open] > .panel'))) return false;
  if (key.length === 1) return key !== ' ';
  return (key === 'ArrowLeft' || key === 'ArrowRight') && !shiftKey && !path.some(scrollsSideways);
}

function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  return element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowX);
}

/** The host of the widget that an event happens in. */
function hostAlong(event: Event): SessionHost | null {
  for (const element of event.composedPath()) {
    if (!(element instanceof HTMLElement)) continue;
    if (hosts.all.has(element as SessionHost)) return element as SessionHost;
    if ('for' in element && element.for) return hostOf(element as HTMLElement & { for: string });
  }
  return null;
}

function hostInSight(): SessionHost | null {
  if (usedLast?.isConnected && heightInSight(usedLast) > 0) return usedLast;
  let [found, most]: [SessionHost | null, number] = [null, 0];
  for (const host of hosts.all) {
    const height = heightInSight(host);
    if (height > most) [found, most] = [host, height];
  }
  return found;
}

/** How much of the view of a search that is seen best is in sight, in CSS pixels; 0 where that is not enough. */
function heightInSight(host: SessionHost): number {
  const heights = viewsOfStep(host).map((view) => {
    const { top, bottom, height } = view.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return seen >= Math.min(height, ENOUGH) ? seen : 0;
  });
  return Math.max(...heights);
}
