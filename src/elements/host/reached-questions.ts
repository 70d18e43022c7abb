/** A question waits from the moment the reader is at its section, or below, until it is answered or passed by. */
type Stage = 'ahead' | 'reached' | 'passed';

/** How far above the window a question is still seen, in pixels: a link may lead past it. */
const ABOVE = 1_000_000;

const stages = new WeakMap<Element, Stage>();
/** The questions that begin to wait when an element comes into sight. */
const questionsAt = new WeakMap<Element, Set<Element>>();
const listeners = new Set<() => void>();
let sight: IntersectionObserver | null = null;

/**
 * Whether the reader has reached a question without passing it by; true until the browser has reported its position.
 */
export function isWaiting(question: Element): boolean {
  const stage = stages.get(question);
  if (stage === undefined) observe(question);
  return stage !== 'ahead' && stage !== 'passed';
}

export function passBy(questions: Iterable<Element>): void {
  for (const question of questions) stages.set(question, 'passed');
  notify();
}

/** Calls a listener after each change, until the returned function is called. */
export function subscribeReached(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

function observe(question: Element): void {
  sight ??= new IntersectionObserver(onSight, { root: document, rootMargin: `${ABOVE}px 0px 0px` });
  const heading = question.closest('section')?.firstElementChild;
  for (const place of heading ? [heading, question] : [question]) {
    const questions = questionsAt.get(place) ?? new Set();
    questionsAt.set(place, questions.add(question));
    sight.observe(place);
  }
}

function onSight(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) sight!.unobserve(target);
    for (const question of questionsAt.get(target)!) {
      const stage = stages.get(question);
      if (stage !== 'passed' && (isIntersecting || stage === undefined))
        stages.set(question, isIntersecting ? 'reached' : 'ahead');
    }
  }
  notify();
}
