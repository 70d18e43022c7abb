import {
  rulerOf,
  staticTree,
  boardScene,
  library,
  programLines,
  type Language,
  type ProgramLine,
  type VariantName,
} from '../views/index.ts';
import { parsePosition } from '../game/index.ts';
import type { CodeName, Trace } from '../search/index.ts';
import { momentAt, questionAbout, solution, stateAt, type Ask } from '../walk/index.ts';
import { words } from '../words/index.ts';
import { compareText } from './compare-text.ts';
import type { ElementSession } from './element-session.ts';
import type { FallbackKind } from './element-spec.ts';
import { boardTable, movesTable, PICTURED, resultSentence, shapeTable } from './fallback-parts.ts';
import { gameText } from './game-text.ts';
import { codeBlock } from './highlight.ts';
import { lensesTable, statsTable } from './fallback-stats.ts';
import { attributeOf, type PageElement } from './page-element.ts';
import { escapeHtml } from './tags.ts';

const fallbacks: Record<
  Exclude<FallbackKind, 'game'>,
  (session: ElementSession, element: PageElement) => string
> = {
  answer: ({ trace }, element) => answer(trace, element),
  board: ({ trace, step }) => boardTable(trace.position(momentAt(trace, step).node)),
  code: ({ trace }, element) => listing(trace, element),
  comparison: ({ comparison }) => (comparison ? compareText(comparison) : ''),
  lenses: ({ trace }) => lensesTable(trace),
  moves: ({ trace }) => movesTable(trace),
  none: () => '',
  output: ({ trace }) => output(trace),
  search: (session, element) =>
    boardTable(session.trace.root) + movesTable(session.trace) + fallbacks.tree(session, element),
  sentence: ({ trace, step }) => `<p>${escapeHtml(stateAt(trace, step).sentence)}</p>`,
  shape: ({ trace }) => shapeTable(trace),
  stats: ({ trace }, element) => statsTable(trace, attributeOf(element, 'against')),
  tree: ({ trace }, element) => resultSentence(trace) + picture(trace, element),
};

/** What stands in an element until it wakes up, and for readers without scripts. */
export function fallbackOf(element: PageElement, session: ElementSession | undefined): string {
  const { fallback } = element.spec;
  if (fallback === 'game') return gameText(element);
  if (fallback === 'board' && element.attributes.has('position'))
    return boardTable(
      parsePosition(attributeOf(element, 'position'), { game: attributeOf(element, 'game') || undefined }),
    );
  return session ? fallbacks[fallback](session, element) : '';
}

/** The answer to a question, to be opened; one that is given on a board says so, so that room is kept for the board. */
function answer(trace: Trace, element: PageElement): string {
  const question = questionAbout(trace, attributeOf(element, 'ask') as Ask, attributeOf(element, 'node'));
  const text = escapeHtml(solution(trace, question, '0-8'));
  const summary = `<summary>${words.predict.answer}</summary>`;
  const board = question.ask === 'move' ? boardScene(trace.position(question.node)) : null;
  const name = board ? 'solution on-board' : 'solution';
  return `<details slot="fallback" class="${name}">${summary}<p>${text}</p></details>`;
}

/** All that the code prints, since there is no step to go to. */
function output({ printed }: Trace): string {
  const text = printed.length
    ? codeBlock(printed.map((line) => line.text).join('\n'), 'text')
    : `<p>${escapeHtml(words.code.noOutput)}</p>`;
  return `<p>${escapeHtml(words.code.output)}</p>${text}`;
}

function listing({ options: { code } }: Trace, element: PageElement): string {
  const language = attributeOf(element, 'language') || 'pseudocode';
  const variant = attributeOf(element, 'variant') || 'value';
  if (code) return programBlock(code, language as Language, element.attributes.has('reveal'));
  const lines = library[language as Language][variant as VariantName].map(([, text]) => text);
  return codeBlock(lines.join('\n'), language);
}

/** A program of the stages or of the mistakes; what should stand there follows as a listing of its own. */
function programBlock(code: CodeName, language: Language, isRevealed: boolean): string {
  const block = (lines: readonly ProgramLine[]) =>
    codeBlock(lines.map(({ text }) => text).join('\n'), language);
  const right = isRevealed
    ? programLines(code, library[language].parts, true).filter(({ mistake }) => mistake === 'right')
    : [];
  const should = right.length ? `<p>${escapeHtml(words.lesson.shouldBe)}</p>${block(right)}` : '';
  return block(programLines(code, library[language].parts, false)) + should;
}

function picture(trace: Trace, element: PageElement): string {
  if (trace.length > PICTURED) return '';
  const ruler = rulerOf(attributeOf(element, 'ruler'));
  return `<figure class="picture">${staticTree(trace, { ruler })}</figure>`;
}
