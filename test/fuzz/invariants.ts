import { isAddressable } from '../../elements/addressable.ts';
import { PlyCaption } from '../../elements/ply-caption.ts';
import { PlyStack } from '../../elements/ply-stack.ts';
import { PlyTree } from '../../elements/ply-tree.ts';
import { preference } from '../../elements/preferences.ts';
import { hostOf } from '../../elements/session-controller.ts';
import { partsOf, Session, stateAt } from '../../session/index.ts';
import { words } from '../../words/index.ts';
import { addressBar } from '../address-bar.ts';
import { allElements } from './page-elements.ts';

/** How many elements a page may have, the list of all positions included. */
const LIMIT = 250_000;

const { problems } = words.fuzz;

/**
 * What is broken in the page now, in words: views that do not show the state of their session, widgets whose state is
 * not in the address, or too many elements.
 */
export function brokenInvariants(): string[] {
  const found = brokenAddress();
  let elements = 0;
  for (const element of allElements()) {
    elements++;
    found.push(...brokenHost(element));
    const view = isView(element) ? hostOf(element)?.session : null;
    if (view) found.push(...brokenView(element, view));
  }
  return elements > LIMIT ? [...found, problems.nodes(elements, LIMIT)] : found;
}

function isView(element: Element): element is PlyCaption | PlyStack | PlyTree {
  return element instanceof PlyCaption || element instanceof PlyStack || element instanceof PlyTree;
}

/** A session has one current step, which exists, and its host names the same one. */
function brokenHost(element: Element): string[] {
  if (!('session' in element && 'step' in element && element.session instanceof Session)) return [];
  const { step, trace } = element.session;
  const isStep = Number.isInteger(step) && step >= 0 && step < trace.stepCount;
  return isStep && element.step === step ? [] : [problems.step(step, Number(element.step), trace.stepCount)];
}

/** The address of a lesson tells whatever of its widgets is not as it began. */
function brokenAddress(): string[] {
  const { fragment } = addressBar;
  const told = new Map(partsOf(fragment));
  const widgets = [...document.querySelectorAll('article[data-lesson] [id]')].filter(isAddressable);
  const parts = widgets.flatMap(({ id, stateParts }) =>
    [...stateParts].map(([key, value]) => [`${id}.${key}`, value]),
  );
  return parts.flatMap(([name, value]) =>
    told.get(name) === value ? [] : [problems.address(fragment, `${name}=${value}`)],
  );
}

function brokenView(view: Element, { trace, step }: Session): string[] {
  const state = stateAt(trace, step, preference('notation'));
  const all = (selector: string) => [...view.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
  if (view instanceof PlyTree) {
    const current = all('.node.current').map(({ dataset }) => dataset['node'] ?? '');
    return current.join() === `${state.node}` ? [] : [problems.current(current, state.node)];
  }
  if (view instanceof PlyCaption) {
    const said = all('[role=status]').map(({ textContent }) => textContent.trim());
    return said.join() === state.sentence ? [] : [problems.caption(said.join(), state.sentence)];
  }
  const rows = all('tbody tr').toReversed();
  if (rows.length !== state.stack.length) return [problems.stack(rows.length, state.stack.length)];
  return state.stack.flatMap(({ best, node }, index) => {
    const shown = rows[index].querySelector('.number')!.textContent;
    const isTold =
      best === null ||
      (index === rows.length - 1 && state.kind === 'enter') ||
      shown.includes(words.signed(best));
    return isTold ? [] : [problems.best(shown, words.signed(best), node)];
  });
}
