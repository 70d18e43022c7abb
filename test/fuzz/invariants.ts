import { isAddressable } from '../../src/elements/host/addressable.ts';
import { findSessionHost } from '../../src/elements/host/session-host.ts';
import { namings, type CellNaming } from '../../src/game/index.ts';
import type { ProgramTrace, Trace } from '../../src/search/index.ts';
import {
  splitParts,
  makeHandNarrator,
  makeProgramNarrator,
  stateAt,
  registerNarrator,
  findNarrator,
  type HeldTrace,
  type Session,
} from '../../src/walk/index.ts';
import type { Narrator } from '../../src/walk/narrator.ts';
import type { PlyCaption } from '../../src/elements/facts/ply-caption.ts';
import type { PlyStack } from '../../src/elements/facts/ply-stack.ts';
import { formatScore } from '../../src/words/en/numbers.ts';
import { allElements } from './page-elements.ts';
import { told } from './words.ts';

// The fuzzer comes into a page that has its own copies of all modules, so elements are known by their names here.

/** How many elements a page may have, the list of all positions included. */
const LIMIT = 250_000;

const { problems } = told;

/** What is broken in the page now, in words: views that do not show the state of their session, or too many elements. */
export function brokenInvariants(): string[] {
  const found: string[] = [];
  let elements = 0;
  for (const element of allElements()) {
    elements++;
    found.push(...brokenHost(element));
    // What is not to be seen, in a closed box for one, need not be drawn.
    const view = isView(element) && element.checkVisibility() ? findSessionHost(element)?.session : null;
    if (view) found.push(...brokenView(element, view));
  }
  return elements > LIMIT ? [...found, problems.nodes(elements, LIMIT)] : found;
}

function isView(element: Element): element is HTMLElement {
  return /^ply-(caption|stack|tree)$/.test(element.localName) && element.shadowRoot !== null;
}

/** How the reader has the cells called, as it is kept. */
function naming(): CellNaming {
  const kept = localStorage.getItem('plybook.1.preferences');
  return (kept && (JSON.parse(kept) as { naming?: CellNaming }).naming) || namings[0];
}

/** A session has one current step, which exists, and its host names the same one. */
function brokenHost(element: Element): string[] {
  if (!('session' in element && 'step' in element && element.session)) return [];
  const { step, trace } = element.session as Session;
  const isStep = Number.isInteger(step) && step >= 0 && step < trace.stepCount;
  return isStep && element.step === step ? [] : [problems.step(step, Number(element.step), trace.stepCount)];
}

/** The address of a lesson tells whatever of its widgets is not as it began. */
export function brokenAddress(): string[] {
  const fragment = location.hash;
  const written = new Map(splitParts(fragment));
  const widgets = [...document.querySelectorAll('article[data-lesson] [id]')].filter(isAddressable);
  const parts = widgets.flatMap(({ id, stateParts }) =>
    [...stateParts].map(([key, value]) => [`${id}.${key}`, value]),
  );
  return parts.flatMap(([name, value]) =>
    written.get(name) === value ? [] : [problems.address(fragment, `${name}=${value}`)],
  );
}

/** The words for a program's trace and for a search by hand; null for our own search. */
function makeNarrator(trace: Trace): Narrator | null {
  if ('program' in trace) return makeProgramNarrator(trace as ProgramTrace);
  return 'whole' in trace ? makeHandNarrator(trace as HeldTrace) : null;
}

function brokenView(view: Element, { trace, step }: Session): string[] {
  const narrator = findNarrator(trace) ?? makeNarrator(trace);
  if (narrator) registerNarrator(trace, narrator);
  const state = stateAt(trace, step, naming());
  const all = (selector: string) => [...view.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
  if (view.localName === 'ply-tree') {
    const current = all('.node.current').map(({ dataset }) => dataset['node'] ?? '');
    return current.join() === `${state.node}` ? [] : [problems.current(current, state.node)];
  }
  if (view.localName === 'ply-caption') {
    // A sum is held on one line by spaces that do not break; short or long speech is a region of its own.
    const said = all('p[role=status]').map(({ textContent }) => textContent.replaceAll('\u00a0', ' ').trim());
    // In a comparison it tells of both searches.
    const sentence = (view as PlyCaption).said?.text ?? state.sentence;
    return said.join() === sentence ? [] : [problems.caption(said.join(), sentence)];
  }
  if ((view as PlyStack).showsNumber) {
    const shown = view.shadowRoot!.textContent.trim();
    return shown === `${state.stack.length}` ? [] : [problems.stack(shown, state.stack.length)];
  }
  const rows = all('li:not(.free)').toReversed();
  const calls = view.hasAttribute('brief') ? state.stack.slice(-1) : state.stack;
  if (rows.length !== calls.length) return [problems.stack(`${rows.length}`, calls.length)];
  return calls.flatMap(({ best, node }, index) => {
    // Before the best stands the window, where there is one.
    const shown = [...rows[index].querySelectorAll('.pill')].at(-1)?.textContent ?? '';
    const isTold =
      best === null ||
      (index === rows.length - 1 && state.kind === 'enter') ||
      shown.includes(formatScore(best));
    return isTold ? [] : [problems.best(shown, formatScore(best), node)];
  });
}
