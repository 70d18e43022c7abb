import { staticTree } from '../drawing/index.ts';
import { parsePosition } from '../game/index.ts';
import { listingOf, type Language, type VariantName } from '../scene/index.ts';
import type { Trace } from '../search/index.ts';
import { momentAt, stateAt } from '../session/index.ts';
import type { ElementSession } from './element-session.ts';
import type { FallbackKind } from './element-spec.ts';
import { boardTable, movesTable, resultSentence } from './fallback-parts.ts';
import { codeBlock } from './highlight.ts';
import { attributeOf, type PageElement } from './page-element.ts';
import { escapeHtml } from './tags.ts';

/** Up to this many nodes a search leaves a picture of its whole tree. */
const PICTURED = 40;

const fallbacks: Record<FallbackKind, (session: ElementSession, element: PageElement) => string> = {
  board: ({ trace, step }) => boardTable(trace.position(momentAt(trace, step).node)),
  code: (_session, element) => listing(element),
  moves: ({ trace }) => movesTable(trace),
  none: () => '',
  search: (session, element) =>
    boardTable(session.trace.root) + movesTable(session.trace) + fallbacks.tree(session, element),
  sentence: ({ trace, step }) => `<p>${escapeHtml(stateAt(trace, step).sentence)}</p>`,
  tree: ({ trace }) => resultSentence(trace) + picture(trace),
};

/** What stands in an element until it wakes up, and for readers without scripts. */
export function fallbackOf(element: PageElement, session: ElementSession | undefined): string {
  const { fallback } = element.spec;
  if (fallback === 'board' && element.attributes.has('position'))
    return boardTable(parsePosition(attributeOf(element, 'position')));
  return session ? fallbacks[fallback](session, element) : '';
}

function listing(element: PageElement): string {
  const language = attributeOf(element, 'language') || 'pseudocode';
  const variant = attributeOf(element, 'variant') || 'value';
  const lines = listingOf(variant as VariantName, language as Language).map(([, text]) => text);
  return codeBlock(lines.join('\n'), language);
}

function picture(trace: Trace): string {
  if (trace.length > PICTURED) return '';
  return `<figure class="picture">${staticTree(trace)}</figure>`;
}
