import { html, nothing } from 'lit';
import type { FallbackKind } from '../catalogue/index.ts';
import {
  boardScene,
  library,
  namedCode,
  renderToString,
  rulerOf,
  shapeTable,
  staticTree,
  trusted,
  variantOf,
  withPills,
  type Language,
  type NamedCodeLine,
  type VariantName,
} from '../views/index.ts';
import { defaultNaming, parsePosition, type CellNaming } from '../game/index.ts';
import type { CodeName, Trace } from '../search/index.ts';
import {
  givenTo,
  momentAt,
  questionAbout,
  sentenceFor,
  solution,
  treeShape,
  type Ask,
} from '../walk/index.ts';
import { words } from '../words/index.ts';
import { describeComparison } from './compare-text.ts';
import type { ElementSession } from './element-session.ts';
import {
  finalMoves,
  foldedTree,
  nodesTable,
  PICTURED,
  positionTable,
  resultSentence,
} from './fallback-parts.ts';
import { gameText } from './game-text.ts';
import { renderCode } from './highlight.ts';
import { attributeOf, type PageElement } from './page-element.ts';

const fallbacks: Record<
  Exclude<FallbackKind, 'game'>,
  (session: ElementSession, element: PageElement) => unknown
> = {
  answer: ({ trace }, element) => answer(trace, element),
  board: ({ trace, step }, element) =>
    positionTable(trace.position(momentAt(trace, step).node), namingOf(element)),
  code: ({ trace }, element) => listing(trace, element),
  comparison: ({ comparison }) => (comparison ? describeComparison(comparison) : nothing),
  lenses: ({ trace }) => foldedTree(trace),
  moves: ({ trace }) => finalMoves(trace),
  none: () => nothing,
  output: ({ trace }) => output(trace),
  search: (session, element) => [
    positionTable(session.trace.root),
    finalMoves(session.trace),
    fallbacks.tree(session, element),
  ],
  sentence: ({ trace, step }) => html`<p>${withPills(sentenceFor(trace, step, defaultNaming))}</p>`,
  shape: ({ trace }) => {
    const shape = treeShape(trace);
    return shapeTable(words.shape.whole, shape, shape.plies.length);
  },
  stats: ({ trace }, element) => nodesTable(trace, attributeOf(element, 'against')),
  tree: ({ trace }, element) => [resultSentence(trace), picture(trace, element)],
};

/** Rendered text by element and step, as long as the search is remembered. */
const written = new WeakMap<Trace, Map<string, string>>();

/** Shown until an element wakes up, and to readers without scripts. */
export function renderFallback(element: PageElement, session: ElementSession | undefined): string {
  if (!session) return renderToString(fallbackTemplate(element, session));
  const attributes = [...element.attributes.values()].map(({ name, value }) => [name, value]);
  const key = JSON.stringify([element.spec.name, session.step, attributes]);
  const known = written.get(session.trace) ?? new Map<string, string>();
  const text = known.get(key) ?? renderToString(fallbackTemplate(element, session));
  written.set(session.trace, known.set(key, text));
  return text;
}

function fallbackTemplate(element: PageElement, session: ElementSession | undefined): unknown {
  const { fallback } = element.spec;
  if (fallback === 'game') return gameText(element);
  if (fallback === 'board' && element.attributes.has('position'))
    return positionTable(
      parsePosition(attributeOf(element, 'position'), { game: attributeOf(element, 'game') || undefined }),
      namingOf(element),
      element.attributes.has('asked'),
    );
  return session ? fallbacks[fallback](session, element) : nothing;
}

function namingOf(element: PageElement): CellNaming {
  return (attributeOf(element, 'naming') || defaultNaming) as CellNaming;
}

/** The answer, folded. If it is given on a board it says so, to keep room for the board. */
function answer(trace: Trace, element: PageElement) {
  const question = questionAbout(trace, attributeOf(element, 'ask') as Ask, attributeOf(element, 'node'));
  const board = givenTo(question.ask) === 'move' ? boardScene(trace.position(question.node)) : null;
  return html`<details slot="fallback" class=${board ? 'solution on-board' : 'solution'}>
    <summary>${words.predict.answer}</summary>
    <p>${withPills(solution(trace, question, defaultNaming))}</p>
  </details>`;
}

/** Everything that the code prints, since no step can be chosen. */
function output({ printed }: Trace) {
  const text = printed.map((line) => line.text).join('\n');
  const { output: label, noOutput } = words.code;
  return html`<p>${label}</p>
    ${printed.length ? block(text, 'text') : html`<p>${noOutput}</p>`}`;
}

function listing({ options }: Trace, element: PageElement) {
  const { code } = options;
  const language = attributeOf(element, 'language') || 'pseudocode';
  const variant = variantOf(options) ?? (attributeOf(element, 'variant') || 'value');
  if (code) return program(code, language as Language, element.attributes.has('reveal'));
  const lines = library[language as Language][variant as VariantName].map(([, text]) => text);
  return block(lines.join('\n'), language);
}

/** A program of the stages or of the mistakes. If its mistake is revealed, the right lines follow as a listing. */
function program(code: CodeName, language: Language, isRevealed: boolean) {
  const shown = (lines: readonly NamedCodeLine[]) =>
    block(lines.map(({ text }) => text).join('\n'), language);
  const right = isRevealed
    ? namedCode(code, library[language].parts, true).filter(({ mistake }) => mistake === 'right')
    : [];
  const should = right.length
    ? html`<p>${words.lesson.shouldBe}</p>
        ${shown(right)}`
    : nothing;
  return [shown(namedCode(code, library[language].parts, false)), should];
}

const block = (text: string, language: string) => trusted(renderCode(text, language));

function picture(trace: Trace, element: PageElement) {
  if (trace.length > PICTURED) return nothing;
  const ruler = rulerOf(attributeOf(element, 'ruler'));
  return html`<figure class="picture">${trusted(staticTree(trace, { ruler }))}</figure>`;
}
