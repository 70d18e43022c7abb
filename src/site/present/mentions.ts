import type { SearchHost } from '../../elements/host/search-host.ts';
import { isComparable, makeBeats, findNodeIfAny, questionRows, readQuestionKind } from '../../walk/index.ts';
import type { Trace } from '../../search/index.ts';
import { preference } from '../../elements/kit/preferences.ts';
import { readLinkStep } from './lesson-links.ts';
import { SHORT } from './list-steps.ts';

/** A place in the text that refers to a search, and the step that shows what it says. */
export interface Mention {
  readonly element: Element;
  readonly step: number;
  /** Whether a link or a question set the step, and not just a number. */
  readonly isChosen: boolean;
}

/**
 * In the order of the text: links to a step, questions about a node, at its call or before it, and numbers of a node,
 * at its return. Without the search, none.
 */
export function listMentions(lesson: ParentNode, { id, trace }: SearchHost): Mention[] {
  if (!id || !trace) return [];
  const name = CSS.escape(id);
  const found = lesson.querySelectorAll(
    `a[href^="#${name}.step="], [for="${name}"]:is([what^="node("], [what^="root."], [node], .solution [what="nodes"])`,
  );
  return [...found].filter(isInSight).flatMap((element) => {
    const href = element.getAttribute('href');
    const step = href === null ? findStep(trace, element) : readLinkStep(href);
    const isChosen = !element.hasAttribute('what');
    return step === null ? [] : [{ element, step, isChosen }];
  });
}

/** False in the answers of a question and their feedback, which are hidden; not in the question itself. */
function isInSight(element: Element): boolean {
  const question = element.closest('[data-asks]');
  return question === null || question === element || element.closest('[slot="question"]') !== null;
}

function findStep(trace: Trace, element: Element): number | null {
  const what = element.getAttribute('what');
  if (what === null) return findAskedStep(trace, element.getAttribute('node') ?? '', isAboutBranch(element));
  const [, path, field] = /^(?:root|node\(([^()]*)\))\.(\w+)$/.exec(what) ?? [];
  // A long search jumps to its end only where its solution names what it has found there.
  const isEnd = trace.stepCount <= SHORT || element.closest('.solution') !== null;
  if (path === undefined) return isEnd ? trace.exitStep(0) : null;
  const node = findNodeIfAny(trace, path);
  if (node === null) return null;
  return field === 'alpha' || field === 'beta' ? trace.enterStep(node) : trace.exitStep(node);
}

/**
 * The step before a question: one about a branch comes before the node to the left returns, because that return may
 * close the window.
 */
function findAskedStep(trace: Trace, path: string, isBranch: boolean): number | null {
  const asked = findNodeIfAny(trace, path);
  if (asked !== null) return Math.max(0, trace.enterStep(asked) - (isBranch ? 2 : 0));
  const [, parent, branch] = /^(.*),(\d+)$/.exec(path) ?? [];
  if (branch === undefined) return null;
  const before = Array.from({ length: Number(branch) }, (_, i) => findNodeIfAny(trace, `${parent},${i}`));
  const last = before.findLast((node) => node !== null);
  return last === undefined || last === null ? null : trace.exitStep(last) - 1;
}

function isAboutBranch(question: Element): boolean {
  return questionRows[readQuestionKind(question.getAttribute('ask') ?? '')].about === 'branch';
}

/** The last step that does not answer a question; null if it is about no node of the search. */
export function findLastOpenStep(trace: Trace, question: Element): number | null {
  const path = question.getAttribute('node') ?? '';
  const isBranch = isAboutBranch(question);
  const node = path === '' ? 0 : findNodeIfAny(trace, path);
  if (node === null || isBranch) return findAskedStep(trace, path, isBranch);
  return Math.max(trace.enterStep(node), trace.exitStep(node) - 1);
}

/** The first step, those that show where two searches part, unless they are of different trees, and the last. */
export function listPartingSteps({ session, stepCount }: SearchHost): number[] {
  const comparison = session?.comparison;
  if (!comparison) return [];
  const beats = isComparable(comparison) ? makeBeats(comparison, preference('naming')) : [];
  const steps = [0, ...beats.map(({ step }) => step), stepCount - 1];
  return [...new Set(steps)].toSorted((one, other) => one - other);
}
