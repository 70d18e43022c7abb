import { lateElements } from '../pages/late.ts';
import { words } from '../../words/index.ts';
import type { Chooser } from './deed.ts';
import { FuzzLog } from './fuzz-log.ts';
import { brokenInvariants } from './invariants.ts';
import { enter, pressKey } from './keyboard.ts';
import { drag, press, wheel } from './pointer.ts';
import { Random } from './random.ts';
import type { FuzzRequest } from './request.ts';
import { stayHere, travel } from './travel.ts';

const byKeyboard: readonly Chooser[] = [pressKey];
const byAnything: readonly Chooser[] = [press, press, press, pressKey, pressKey, enter, drag, wheel, travel];

/** How many frames may pass until the page is in order again. */
const PATIENCE = 30;

/** How many problems are logged before the fuzzer gives up. */
const ENOUGH = 20;

/**
 * Presses, drags, types and navigates at random, and holds the page to its invariants after every event. The log tells
 * each problem with the seed and the event; `data-fuzz` of the root is `running`, then `failed` or, at the end, `done`.
 */
export async function fuzz({ seed, isKeyboardOnly, events }: FuzzRequest): Promise<void> {
  const random = new Random(seed);
  const log = document.body.appendChild(new FuzzLog());
  const { dataset } = document.documentElement;
  let event = 0;
  let name = '';
  const tell = (problem: string) => {
    log.problems = [...log.problems, words.fuzz.failed(seed, event, name, problem)];
  };
  dataset['fuzz'] = 'running';
  log.heading = words.fuzz.title(seed, isKeyboardOnly);
  followErrors(tell);
  stayHere();
  await awake();
  for (; event < events && log.problems.length < ENOUGH; event++) {
    const deed = random.pick(isKeyboardOnly ? byKeyboard : byAnything)(random);
    if (!deed) continue;
    name = deed.name;
    log.latest = words.fuzz.event(event, name);
    // oxlint-disable-next-line no-console -- told before it happens, should the page never come back from it
    console.debug(log.latest);
    deed.perform();
    for (const problem of await lastingProblems()) tell(problem);
  }
  const hasFailed = log.problems.length > 0;
  if (!hasFailed) log.latest = words.fuzz.done(event);
  dataset['fuzz'] = hasFailed ? 'failed' : 'done';
}

/** What is broken after an event, and still is some frames later: the history, for one, takes its time. */
async function lastingProblems(): Promise<string[]> {
  let problems: string[] = [];
  for (let frame = 0; frame < PATIENCE; frame++) {
    await settled();
    problems = brokenInvariants();
    if (problems.length === 0) break;
  }
  return problems;
}

/** Hears of everything that goes wrong without a word in the page. */
function followErrors(tell: (problem: string) => void): void {
  addEventListener('error', ({ message, error }) =>
    tell(error instanceof Error ? `${error.stack}` : message),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    tell(reason instanceof Error ? `${reason.stack}` : String(reason)),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`${effectiveDirective}: ${blockedURI}`),
  );
}

/** Waits until every element of the page has come to life. */
async function awake(): Promise<void> {
  const pending = [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  const late: readonly string[] = lateElements;
  const names = new Set(pending.filter((name) => !late.includes(name)));
  await Promise.all([...names].map((name) => customElements.whenDefined(name)));
  await settled();
}

/** Waits for a frame, before which everything has rendered. */
function settled(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
