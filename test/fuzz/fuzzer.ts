import type { Chooser } from './deed.ts';
import { brokenAddress, brokenInvariants } from './invariants.ts';
import { enter, pressKey } from './keyboard.ts';
import { drag, press, wheel } from './pointer.ts';
import { Random } from './random.ts';
import { stayHere, travel } from './travel.ts';
import { told } from './words.ts';

const byKeyboard: readonly Chooser[] = [pressKey];
const byAnything: readonly Chooser[] = [press, press, press, pressKey, pressKey, enter, drag, wheel, travel];

/** How many frames may pass until the page is in order again. */
const PATIENCE = 30;

/** The address follows after a while, so it is held to that after so many events, and given so many frames. */
const EVERY = 20;
const ADDRESS_PATIENCE = 120;

/** How many problems are found before the fuzzer gives up. */
const ENOUGH = 20;

/** What a run of the fuzzer does: the seed, a whole number from 0 to 2³² − 1, and after how many events it stops. */
export interface FuzzRequest {
  readonly seed: number;
  readonly isKeyboardOnly: boolean;
  readonly events: number;
}

/**
 * Presses, drags, types and navigates at random, and holds the page to its invariants after every event. Returns each
 * problem with the seed and the event after which it showed; every event is told to the console before it happens.
 */
export async function fuzz({ seed, isKeyboardOnly, events }: FuzzRequest): Promise<string[]> {
  const random = new Random(seed);
  const problems: string[] = [];
  let event = 0;
  let name = '';
  const tell = (problem: string) => problems.push(told.failed(seed, event, name, problem));
  followErrors(tell);
  stayHere();
  await awake();
  for (; event < events && problems.length < ENOUGH; event++) {
    const deed = random.pick(isKeyboardOnly ? byKeyboard : byAnything)(random);
    if (!deed) continue;
    name = deed.name;
    // Told before it happens, should the page never come back from it.
    console.debug(told.event(event, name));
    try {
      deed.perform();
    } catch (error) {
      tell(`${error as Error}`);
    }
    for (const problem of await lasting(brokenInvariants, PATIENCE)) tell(problem);
    if (event % EVERY === EVERY - 1)
      for (const problem of await lasting(brokenAddress, ADDRESS_PATIENCE)) tell(problem);
  }
  return problems;
}

/** What is broken after an event, and still is some frames later: the history, for one, takes its time. */
async function lasting(broken: () => string[], patience: number): Promise<string[]> {
  let problems: string[] = [];
  for (let frame = 0; frame < patience; frame++) {
    await settled();
    problems = broken();
    if (problems.length === 0) break;
  }
  return problems;
}

/** Hears of everything that goes wrong without a word in the page. */
function followErrors(tell: (problem: string) => void): void {
  addEventListener('error', ({ message, error }) => {
    // Browsers report here, too, what they observe again in the next frame.
    if (!message.startsWith('ResizeObserver loop')) tell(error instanceof Error ? `${error.stack}` : message);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    tell(reason instanceof Error ? `${reason.stack}` : String(reason)),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`${effectiveDirective}: ${blockedURI}`),
  );
}

/** Waits until every element has come to life that is in view, and so has been asked for. */
async function awake(): Promise<void> {
  const pending = [...document.querySelectorAll(':not(:defined)')].filter(
    (each) => each.checkVisibility() && each.getBoundingClientRect().top < innerHeight,
  );
  await Promise.all(pending.map(({ localName }) => customElements.whenDefined(localName)));
  await settled();
}

/** Waits for a frame, before which everything has rendered. */
function settled(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
