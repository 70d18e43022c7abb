import { momentAt, stateAt } from '../session/index.ts';
import { parsePosition } from '../game/index.ts';
import type { ElementSession } from './element-session.ts';
import { boardTable, movesTable, resultSentence } from './fallback-parts.ts';
import { attributeOf, type PageElement } from './page-element.ts';
import { escapeHtml } from './tags.ts';

/** What stands in an element until it wakes up, and for readers without scripts. */
export function fallbackOf(element: PageElement, session: ElementSession | undefined): string {
  const { fallback } = element.spec;
  if (fallback === 'board' && element.attributes.has('position'))
    return boardTable(parsePosition(attributeOf(element, 'position')));
  if (!session) return '';
  const { trace, step } = session;
  switch (fallback) {
    case 'board':
      return boardTable(trace.position(momentAt(trace, step).node));
    case 'moves':
      return movesTable(trace);
    case 'search':
      return boardTable(trace.root, trace.isMax(0)) + movesTable(trace) + resultSentence(trace);
    case 'sentence':
      return `<p>${escapeHtml(stateAt(trace, step).sentence)}</p>`;
    case 'tree':
      return resultSentence(trace);
    case 'code':
    case 'none':
      return '';
  }
}
