import { isFigure } from '../catalogue/index.ts';
import type { Trace } from '../search/index.ts';
import { renderToString, drawTreeCard, nameCardForm, type CardSearch } from '../views/index.ts';
import { isForeign, measureShape } from '../walk/index.ts';
import type { ElementSession } from './element-session.ts';
import { readAttribute, type PageElement } from './page-element.ts';

/** A picture that could represent a lesson; two with the same subject look alike. */
export interface LessonPicture {
  readonly subject: string;
  readonly trace: Trace;
  readonly drawing: string;
}

/**
 * Best first: searches that the text steps through, halfway; then others, the whole game last of them; then
 * positions. One of each subject.
 */
export function drawLessonPictures(
  elements: readonly PageElement[],
  sessions: ReadonlyMap<PageElement, ElementSession>,
): LessonPicture[] {
  const hosts = elements.filter((element) => sessions.has(element));
  const traceOf = (element: PageElement) => sessions.get(element)!.trace;
  const searched = hosts.filter((element) => traceOf(element).length > 1);
  const figures = hosts.filter(({ spec }) => isFigure(spec));
  const others = searched.filter((element) => !figures.includes(element));
  const isPart = (element: PageElement) => traceOf(element).length < WHOLE;
  const shown: CardSearch[][] = [
    ...figures.map((figure) => [showMidway(figure, traceOf(figure))]),
    ...[...others.filter(isPart), ...others.filter((each) => !isPart(each))].map((element) => [
      { trace: traceOf(element) },
    ]),
  ];
  const positions = hosts.map(traceOf).filter(({ length }) => length === 1);
  if (positions.length > 0) shown.push(positions.map((trace) => ({ trace })));
  const bySubject = new Map<string, CardSearch[]>();
  for (const each of shown) {
    const subject = nameSubject(each[0]);
    if (!bySubject.has(subject)) bySubject.set(subject, each);
  }
  return [...bySubject].map(([subject, each]) => ({
    subject,
    trace: each[0].trace,
    drawing: renderToString(drawTreeCard(each)),
  }));
}

/** More nodes than any search in a lesson except the whole game. */
const WHOLE = 5000;

function showMidway(figure: PageElement, trace: Trace): CardSearch {
  const isWalked = readAttribute(figure, 'parts').includes('caption') && !isForeign(trace);
  return isWalked ? { trace, step: Math.floor(0.6 * trace.stepCount) } : { trace };
}

/**
 * Names the subject. Hairlines and bars look alike whatever they show, trees of numbers with equally many branches at
 * the root too; boards do where as many are at each ply, unless one of the trees is still growing.
 */
function nameSubject({ trace, step }: CardSearch): string {
  const form = nameCardForm(trace);
  if (form !== 'boards') return form;
  if (trace.root.game.isAbstract) return `numbers ${[...trace.children(0)].length}`;
  const counts = measureShape(trace).plies.map(({ calls }) => calls);
  return `boards ${counts.join(' ')}${step === undefined ? '' : ', growing'}`;
}
