import { Marked, type Token, type Tokens, type TokensList } from 'marked';
import { renderToString, treeCard } from '../views/index.ts';
import { words } from '../words/index.ts';
import { checkElements } from './check-elements.ts';
import { containers } from './containers.ts';
import { Excerpt } from './excerpt.ts';
import { fallbackOf } from './fallback.ts';
import { readFrontMatter } from './front-matter.ts';
import { lessonEntry, type LessonEntry, type LessonPage } from './lesson-page.ts';
import type { HtmlPart } from './html-reader.ts';
import type { ElementSession } from './element-session.ts';
import { attributeOf, type PageElement } from './page-element.ts';
import { PageReader } from './page-reader.ts';
import { LessonError, ProblemList } from './problems.ts';
import { renderQuiz } from './render-quiz.ts';
import { resolveReferences } from './references.ts';
import { renderContainer, rendering, type Facts } from './render.ts';
import { renderStretches, type Figure } from './stretches.ts';
import { firstUses } from './terms.ts';

/** What a lesson is compiled against. */
export interface CompileOptions {
  /** The lesson's own path: `lessons/06-depth.md`. */
  readonly file: string;
  /** The lessons that links may name; this one alone unless given. */
  readonly lessons?: readonly LessonEntry[];
  /** The other pages of the site, by their folder. */
  readonly pages?: readonly string[];
  /** The image files of the site, by their path below its root. */
  readonly images?: readonly string[];
  /** The programs that code may name instead of holding them, by the name of their file. */
  readonly programs?: ReadonlyMap<string, string>;
}

/**
 * Compiles a lesson: CommonMark and GFM with front matter, Plybook's elements and containers. Checks all of it first,
 * against the registry of elements, the engine and the other lessons, and throws one `LessonError` with everything
 * that is wrong.
 */
export function compileLesson(source: string, options: CompileOptions): LessonPage {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const problems = new ProblemList(options.file, text);
  const entry = lessonEntry(options.file) ?? { file: options.file, number: 0, slug: '' };
  if (!entry.slug) problems.add(0, words.source.fileName(options.file));
  const { facts, bodyAt } = readFrontMatter(text, problems);

  const reader = new PageReader(problems, options.programs ?? new Map());
  const marked = new Marked(
    containers((token, parser) => {
      const id = reader.quizzes.get(token);
      return id ? renderQuiz(token, id, parser) : renderContainer(token, parser);
    }),
  );
  const body = Excerpt.from(text, bodyAt);
  const tokens: TokensList = marked.lexer(body.text);
  reader.read(tokens, body);
  const { elements } = reader.html;
  const sessions = checkElements(elements, problems);
  const { lessons = [entry], pages = [], images = [] } = options;
  const { targets, crossReferences } = resolveReferences(
    reader,
    sessions,
    { lessons, pages, images },
    problems,
  );
  if (problems.sorted.length) throw new LessonError(problems.sorted);

  const uses = pages.includes('glossary') ? firstUses(tokens, (token) => !reader.bare.has(token)) : null;
  const known: Facts = {
    heading: (token) => reader.headings.get(token),
    isBare: (token) => reader.bare.has(token),
    htmlParts: (token) => reader.html.partsOf(token),
    elementEnd: (part) => `${fallbackOf(part, sessions.get(part))}</${part.spec.name}>`,
    coveredAs: (cell) => reader.covered.get(cell as unknown as Token),
    pieces: (token) => uses?.get(token),
    isLiteral: (token) => reader.literal.has(token),
    target: (token) => targets.get(token)!,
  };
  marked.use(rendering(known));
  const stretches = renderStretches(
    tokens,
    (token) => figureIn([token, ...((token as Tokens.Generic).tokens ?? [])].flatMap(known.htmlParts)),
    (part) => marked.parser(part as Token[]),
  );
  return {
    ...entry,
    ...facts,
    stretches,
    headings: [...reader.headings.values()],
    ids: reader.ids.all,
    elements: [
      ...new Set([...elements.map(({ spec }) => spec.name), ...(reader.hasCells ? ['ply-cell'] : [])]),
    ],
    questions: elements.filter(isQuestion).length + reader.quizzes.size,
    references: crossReferences,
    picture: pictureOf(elements, sessions),
  };
}

/**
 * The picture of a lesson: of the first search that its text walks through, in the middle of its steps; where it walks
 * through none, of the first that is not the whole game; of positions where there is no more to search in them.
 */
function pictureOf(
  elements: readonly PageElement[],
  sessions: ReadonlyMap<PageElement, ElementSession>,
): string {
  const hosts = elements.filter((element) => sessions.has(element));
  const traces = (of: readonly PageElement[]) => of.map((element) => sessions.get(element)!.trace);
  const figure = hosts.find(({ spec }) => figures.includes(spec.name));
  if (figure) {
    const [trace] = traces([figure]);
    const isWalked = attributeOf(figure, 'parts').includes('caption') && !trace.options.code;
    return renderToString(
      treeCard([isWalked ? { trace, step: Math.floor(0.6 * trace.stepCount) } : { trace }]),
    );
  }
  const all = traces(hosts);
  const [first] = all;
  if (!first) return '';
  const one = first.length > 1 ? (all.find(({ length }) => length > 1 && length < WHOLE) ?? first) : null;
  return renderToString(
    treeCard((one ? [one] : all.filter(({ length }) => length === 1)).map((trace) => ({ trace }))),
  );
}

/** More nodes than any part of a game has that a text looks into. */
const WHOLE = 5000;

const figures: readonly string[] = ['ply-stepper', 'ply-compare', 'ply-play', 'ply-program'];

/** The figure among the elements of a block, if there is one. */
function figureIn(parts: readonly HtmlPart[]): Figure | null {
  const elements = parts.filter((part) => typeof part !== 'string');
  const figure = elements.find(({ spec }) => figures.includes(spec.name));
  return figure ? { name: figure.spec.name, id: attributeOf(figure, 'id') } : null;
}

/** Whether a reader answers at an element; questions that are written as containers are counted elsewhere. */
function isQuestion({ spec, attributes }: PageElement): boolean {
  return spec.name === 'ply-predict' || (spec.name === 'ply-program' && attributes.has('asks'));
}
