import { Marked, type Token, type Tokens, type TokensList } from 'marked';
import { isFigure } from '../catalogue/index.ts';
import { words } from '../words/index.ts';
import { divideIntoBlocks } from './source-blocks.ts';
import { findAskedSessions, givesAway } from './asked-later.ts';
import { checkBlocks } from './check-blocks.ts';
import { checkFences } from './check-fences.ts';
import { checkElements, type Sessions } from './check-elements.ts';
import { makeContainers, type ContainerToken } from './containers.ts';
import { Excerpt } from './excerpt.ts';
import { renderFallback } from './fallback.ts';
import type { PictureChoice } from './fallback-parts.ts';
import { normaliseSource, readFrontMatter } from './front-matter.ts';
import type { HtmlPart } from './html-reader.ts';
import { readLessonEntry, type LessonEntry, type LessonPage } from './lesson-page.ts';
import { ROOT } from './resolve-link.ts';
import { readAttribute, type PageElement } from './page-element.ts';
import { PageReader } from './page-reader.ts';
import { ProblemList, type Problem } from './problems.ts';
import { renderQuiz } from './render-quiz.ts';
import { readPlan } from './plan.ts';
import { resolveReferences } from './references.ts';
import { renderContainer, createRenderer } from './render.ts';
import { renderStretches, type Figure } from './stretches.ts';
import { findFirstUses } from './first-uses.ts';
import { readBlanks, straightenQuotes } from './typing.ts';

export interface CompileOptions {
  readonly file: string;
  /** Default: this lesson alone. */
  readonly lessons?: readonly LessonEntry[];
  /** By folder. */
  readonly pages?: readonly string[];
  /** By path below the root of the site. */
  readonly images?: readonly string[];
  /** By file name, with recorded runs. Code may name one instead of holding it. */
  readonly programs?: ReadonlyMap<string, string>;
  /** As seen from this page. Default: the folder above. */
  readonly lessonsAt?: string;
  /** As seen from this page. Default: two folders above. */
  readonly root?: string;
  /** If false, the addresses of links to other sites are written as text. */
  readonly leavesSite?: boolean;
  /** Default: `to-fill`. */
  readonly pictures?: PictureChoice;
}

interface ReadLesson {
  readonly problems: readonly Problem[];
  readonly elements: readonly PageElement[];
  readonly sessions: Sessions;
  /** Makes the page; `show` renders each block. Without `show`, throws if the lesson has problems. */
  readonly page: (show?: ShowBlock) => Omit<LessonPage, 'pictures'>;
}

type ShowBlock = (render: () => string, problems: readonly Problem[], line: number) => string;

/** CommonMark and GFM with front matter, our elements and containers, checked against registry, engine and lessons. */
export function readLesson(source: string, options: CompileOptions): ReadLesson {
  const written = normaliseSource(source);
  const problems = new ProblemList(options.file, written);
  const text = straightenQuotes(readBlanks(written), problems);
  const entry = readLessonEntry(options.file) ?? { file: options.file, number: 0, slug: '' };
  if (!entry.slug) problems.add(0, words.lessonProblems.fileName(options.file));
  const unread = text.indexOf('\uFFFD');
  if (unread >= 0) problems.add(unread, words.lessonProblems.notUtf8());
  const { facts, bodyAt } = readFrontMatter(text, problems);

  const reader = new PageReader(problems, options.programs ?? new Map());
  const marked = new Marked(
    makeContainers((token, parser) => {
      const id = reader.quizzes.get(token);
      if (id) return renderQuiz(token, id, parser, findAbout);
      return renderContainer(token, parser, token === notes ? plan.id : '');
    }),
  );
  const body = Excerpt.from(text, bodyAt);
  const tokens: TokensList = marked.lexer(body.text);
  reader.read(tokens, body);
  const { elements } = reader.html;
  const sessions = checkElements(elements, problems, options.programs);
  const asked = findAskedSessions(reader, sessions, problems);
  checkFences(reader, problems);
  const { headings: planned, notes, plan } = readPlan(text, tokens, reader, facts, problems);
  const blocks = checkBlocks(elements, reader, problems);
  const { lessons = [entry], pages = [], images = [], lessonsAt = '../', root = ROOT } = options;
  const { targets, crossReferences } = resolveReferences(
    reader,
    sessions,
    { lessons, pages, images, lessonsAt, root },
    problems,
  );

  /** The page of a mistake, if the site has one. */
  function findAbout(belief: string): string | null {
    return pages.includes(`mistakes/${belief}`) ? `${root}mistakes/${belief}/` : null;
  }

  /** Where a lesson has problems, a search may have none; the element itself says what is wrong with it. */
  function fallbackOf(part: PageElement): string {
    const { pictures = 'to-fill' } = options;
    const session = sessions.get(part);
    const questions = elements.filter(
      (each) => each.spec.name === 'ply-predict' && sessions.get(each) === session,
    );
    const render = () =>
      renderFallback(part, session, {
        root: pages.includes('code') ? root : null,
        pictures,
        questions,
        isGivenAway:
          (part.spec.fallback !== 'answer' && asked.has(session)) || givesAway(part, sessions, elements),
      });
    return problems.isEmpty ? render() : tryRender(render);
  }

  const page: ReadLesson['page'] = (show = (render) => render()) => {
    const uses = pages.includes('glossary')
      ? findFirstUses(tokens, (token) => !reader.bare.has(token))
      : null;
    marked.use(
      createRenderer(reader, {
        elementEnd: (part) => `${fallbackOf(part)}</${part.spec.name}>`,
        uses,
        targets,
        plan: planned,
        blockLines: new Set(
          [...reader.fences].flatMap(([{ spec }, fences]) =>
            spec.name === 'ply-blocks' ? [fences.at(-1)!.token] : [],
          ),
        ),
        leavesSite: options.leavesSite ?? true,
        root,
      }),
    );
    const partsOf = (token: Token) => reader.html.listParts(token);
    const blocksOf = (run: readonly Token[]) =>
      divideIntoBlocks(run, reader.places).map(({ tokens: block, start, end }) =>
        show(() => marked.parser([...block]), problems.listBetween(start, end), problems.locate(start).line),
      );
    return {
      ...entry,
      ...facts,
      stretches: renderStretches(
        tokens,
        {
          figureIn: (token) =>
            isExample(token)
              ? { isBeside: false, id: '' }
              : findFigure([token, ...((token as Tokens.Generic).tokens ?? [])].flatMap(partsOf)),
          isWithin: (token) => !reader.places.get(token)!.isAtRest,
        },
        blocksOf,
      ),
      headings: [...reader.headings.values()],
      plan,
      ids: reader.ids.all,
      runsPrograms: elements.some(({ spec }) => spec.hosts === 'program'),
      questions: elements.filter(isQuestion).length + reader.quizzes.size,
      blocks,
      references: crossReferences,
    };
  };
  return { problems: problems.sorted, elements, sessions, page };
}

/** Renders a part of a lesson that has problems: empty if they leave nothing to show. */
export function tryRender(render: () => string): string {
  try {
    return render();
  } catch {
    return '';
  }
}

function findFigure(parts: readonly HtmlPart[]): Figure | null {
  const elements = parts.filter((part) => typeof part !== 'string');
  const figure = elements.find(({ spec }) => isFigure(spec));
  return figure ? { isBeside: figure.spec.on.page === 'beside', id: readAttribute(figure, 'id') } : null;
}

/** Figures of an example come below its source. */
function isExample(token: Token): boolean {
  return token.type === 'container' && (token as ContainerToken).name === 'example';
}

/** Whether an element is a question. Questions written as containers are counted elsewhere. */
function isQuestion({ spec, attributes }: PageElement): boolean {
  return spec.asks === 'always' || (spec.asks === 'if asks' && attributes.has('asks'));
}
