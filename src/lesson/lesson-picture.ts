import { isFigure } from '../catalogue/index.ts';
import { renderToString, drawTreeCard } from '../views/index.ts';
import { isForeign } from '../walk/index.ts';
import type { ElementSession } from './element-session.ts';
import { readAttribute, type PageElement } from './page-element.ts';

/** The first search the text walks through, midway; else the first that is not the whole game; else positions. */
export function drawLessonPicture(
  elements: readonly PageElement[],
  sessions: ReadonlyMap<PageElement, ElementSession>,
): string {
  const hosts = elements.filter((element) => sessions.has(element));
  const traces = (of: readonly PageElement[]) => of.map((element) => sessions.get(element)!.trace);
  const figure = hosts.find(({ spec }) => isFigure(spec));
  if (figure) {
    const [trace] = traces([figure]);
    const isWalked = readAttribute(figure, 'parts').includes('caption') && !isForeign(trace);
    return renderToString(
      drawTreeCard([isWalked ? { trace, step: Math.floor(0.6 * trace.stepCount) } : { trace }]),
    );
  }
  const all = traces(hosts);
  const [first] = all;
  if (!first) return '';
  const one = first.length > 1 ? (all.find(({ length }) => length > 1 && length < WHOLE) ?? first) : null;
  return renderToString(
    drawTreeCard((one ? [one] : all.filter(({ length }) => length === 1)).map((trace) => ({ trace }))),
  );
}

/** More nodes than any search of a part of the game in a lesson. */
const WHOLE = 5000;
