import { html, nothing } from 'lit';
import type { FallbackKind } from '../catalogue/index.ts';
import {
  buildBoardScene,
  isListed,
  everyBook,
  listShownLines,
  listHandProgram,
  renderToString,
  readRuler,
  renderShapeTable,
  trustHtml,
  chooseVariant,
  renderWithPills,
  type ListingLanguage,
  type ListedTrace,
  type VariantName,
} from '../views/index.ts';
import { defaultNaming, parsePosition, type CellNaming } from '../game/index.ts';
import type { Trace } from '../search/index.ts';
import {
  answerRows,
  findAnswerKind,
  findMoment,
  describeStep,
  explainSolution,
  measureShape,
  questionRows,
  readQuestionKind,
} from '../walk/index.ts';
import { words } from '../words/index.ts';
import { readQuestion } from './asked-later.ts';
import { describeComparison } from './compare-text.ts';
import type { ElementSession } from './element-session.ts';
import {
  renderFinalMoves,
  renderFoldedTree,
  renderNodeCounts,
  renderPictures,
  renderPosition,
  renderResult,
  type PictureChoice,
} from './fallback-parts.ts';
import { describeGame } from './game-text.ts';
import { renderCode } from './highlight.ts';
import { readAttribute, type PageElement } from './page-element.ts';

const fallbacks: Record<
  FallbackKind,
  (session: ElementSession, element: PageElement, options: FallbackOptions) => unknown
> = {
  answer: ({ trace }, element, { isGivenAway }) => renderFoldedAnswer(trace, element, isGivenAway),
  board: ({ trace, step }, element) =>
    renderPosition(trace.position(findMoment(trace, step).node), readNaming(element)),
  code: ({ trace }, element) => renderCodeListing(trace, element),
  comparison: ({ comparison }, _, options) =>
    comparison
      ? [
          renderPosition(comparison.left.root),
          foldIfAsked(describeComparison(comparison, options.pictures), options),
        ]
      : nothing,
  game: () => nothing,
  lenses: ({ trace }) => renderFoldedTree(trace),
  moves: ({ trace }, _, options) => foldIfAsked(renderFinalMoves(trace), options),
  none: () => nothing,
  output: ({ trace }) => renderPrintedOutput(trace),
  program: (session, element, options) => [
    fallbacks.search(session, element, options),
    renderHandListing(session, element),
  ],
  search: ({ trace }, element, options) => [
    renderPosition(trace.root),
    foldIfAsked(
      [hasScores(element) ? renderFinalMoves(trace) : nothing, renderTree(trace, element, options)],
      options,
    ),
  ],
  sentence: ({ trace, step }) => html`<p>${renderWithPills(describeStep(trace, step, defaultNaming))}</p>`,
  shape: ({ trace }) => {
    const shape = measureShape(trace);
    return renderShapeTable(words.shape.whole, shape, shape.plies.length);
  },
  stats: ({ trace }, element) => renderNodeCounts(trace, readAttribute(element, 'against')),
  tree: ({ trace }, element, options) => foldIfAsked(renderTree(trace, element, options), options),
};

/** Of an element that shows no search, but a position or a game of its own. */
const ownFallbacks: Partial<Record<FallbackKind, (element: PageElement) => unknown>> = {
  board: (element) => {
    const position = readAttribute(element, 'position');
    if (position === '') return nothing;
    const game = readAttribute(element, 'game') || undefined;
    return renderPosition(
      parsePosition(position, { game }),
      readNaming(element),
      element.attributes.has('asked'),
    );
  },
  game: describeGame,
};

/** Rendered text by element and step, as long as the search is remembered. */
const written = new WeakMap<Trace, Map<string, string>>();

interface FallbackOptions {
  /** Leads to where the programs are opened; null if the site has no page for them. */
  readonly root: string | null;
  readonly pictures: PictureChoice;
  /** The questions about nodes of its search. */
  readonly questions: readonly PageElement[];
  /** Whether what is shown of its finished search answers a question that comes later. */
  readonly isGivenAway: boolean;
}

/** Shown until an element wakes up, and to readers without scripts. */
export function renderFallback(
  element: PageElement,
  session: ElementSession | undefined,
  options: FallbackOptions,
): string {
  if (!session) return renderToString(chooseFallback(element, session, options));
  const { root, pictures, questions, isGivenAway } = options;
  const attributes = [...element.attributes.values()].map(({ name, value }) => [name, value]);
  const key = JSON.stringify([
    element.spec.name,
    session.step,
    root,
    pictures,
    listHidden(questions),
    isGivenAway,
    attributes,
  ]);
  const known = written.get(session.trace) ?? new Map<string, string>();
  const text =
    known.get(key) ??
    renderToString([chooseFallback(element, session, options), linkProgram(element, session.trace, root)]);
  written.set(session.trace, known.set(key, text));
  return text;
}

/** Above the code of a recorded program, a link to the page where it can be changed. */
function linkProgram(element: PageElement, { listing }: Trace, root: string | null) {
  const { fallback } = element.spec;
  const parts = readAttribute(element, 'parts');
  const showsCode =
    fallback === 'code' || (fallback === 'search' && (parts === '' || parts.includes('code')));
  if (!listing || !showsCode || root === null) return nothing;
  return html`<p slot="open">
    <a class="alone" href="${root}code/#start=${listing.name}">${words.code.open}</a>
  </p>`;
}

function chooseFallback(
  element: PageElement,
  session: ElementSession | undefined,
  options: FallbackOptions,
): unknown {
  const { fallback } = element.spec;
  return session
    ? fallbacks[fallback](session, element, options)
    : (ownFallbacks[fallback]?.(element) ?? nothing);
}

/** The nodes whose numbers the questions hide on a screen, too. */
function listHidden(questions: readonly PageElement[]): string[] {
  return questions
    .filter((each) => questionRows[readQuestionKind(readAttribute(each, 'ask'))].hidesSize)
    .map((each) => readAttribute(each, 'node'));
}

function readNaming(element: PageElement): CellNaming {
  return (readAttribute(element, 'naming') || defaultNaming) as CellNaming;
}

/**
 * The folded answer, and the board on which it is given. Marks the latter, to reserve space for the board. With
 * `isShared`, another question about the node follows, which the explanation does not answer.
 */
function renderFoldedAnswer(trace: Trace, element: PageElement, isShared: boolean) {
  const question = readQuestion(trace, element);
  const isOnBoard =
    answerRows[findAnswerKind(question.ask)].isOnBoard &&
    buildBoardScene(trace.position(question.node)) !== null;
  return html`${isOnBoard ? html`<div slot="fallback">${renderPosition(trace.position(question.node))}</div>` : nothing}
    <details slot="fallback" class=${isOnBoard ? 'solution on-board' : 'solution'}>
      <summary>${words.predict.answer}</summary>
      <p>${renderWithPills(explainSolution(trace, question, defaultNaming, isShared))}</p>
    </details>`;
}

/** The finished search. Folded, if it answers a question that comes later. */
function foldIfAsked(result: unknown, { isGivenAway }: FallbackOptions) {
  if (!isGivenAway) return result;
  return html`<details class="solution">
    <summary>${words.lesson.finished}</summary>
    ${result}
  </details>`;
}

function renderTree(trace: Trace, element: PageElement, { pictures, questions }: FallbackOptions) {
  return [
    hasScores(element) ? renderResult(trace) : nothing,
    renderPictures(
      trace,
      { ruler: readRuler(readAttribute(element, 'ruler')), hidden: listHidden(questions) },
      pictures,
    ),
  ];
}

/** Everything that the code prints, since no step can be chosen. */
function renderPrintedOutput({ printed }: Trace) {
  const text = printed.map((line) => line.text).join('\n');
  const { output: label, noOutput } = words.code;
  return html`<p>${label}</p>
    ${printed.length ? renderBlock(text, 'text') : html`<p>${noOutput}</p>`}`;
}

function renderCodeListing(trace: Trace, element: PageElement) {
  if (isListed(trace)) return renderProgramListing(trace, element.attributes.has('reveal'));
  const { options } = trace;
  const language = readAttribute(element, 'language') || 'pseudocode';
  const variant = chooseVariant(options) ?? (readAttribute(element, 'variant') || 'value');
  const lines = everyBook[language as ListingLanguage][variant as VariantName].map(([, text]) => text);
  return renderBlock(lines.join('\n'), language);
}

/** The functions of a recorded program that ran. If its mistake is revealed, the right lines follow as a listing. */
function renderProgramListing(trace: ListedTrace, isRevealed: boolean) {
  const { language, right } = trace.listing;
  const shown = (lines: readonly string[]) => renderBlock(lines.join('\n'), language);
  const should =
    isRevealed && right.length > 0
      ? html`<p>${words.lesson.shouldBe}</p>
          ${shown(right.map(([, text]) => text))}`
      : nothing;
  const lines = listShownLines(trace);
  // Omitted lines between two functions leave a gap.
  const texts = lines.flatMap(({ number, text }, index) =>
    index > 0 && number > lines[index - 1].number + 1 ? ['', text] : [text],
  );
  return [shown(texts), should];
}

/** The listing that the reader writes, if it is shown. */
function renderHandListing({ trace }: ElementSession, element: PageElement) {
  const parts = readAttribute(element, 'parts');
  if (parts && !parts.split(/\s+/).includes('code')) return nothing;
  const language = (readAttribute(element, 'language') || 'pseudocode') as ListingLanguage;
  const lines = listHandProgram(trace, everyBook[language]);
  return renderBlock(lines.map(([, text]) => text).join('\n'), language);
}

const renderBlock = (text: string, language: string) => trustHtml(renderCode(text, language));

const hasScores = (element: PageElement) => readRuler(readAttribute(element, 'ruler')) !== 'plies';
