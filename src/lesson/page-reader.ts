import type { Token, Tokens } from 'marked';
import { words } from '../words/index.ts';
import type { TokenPlace } from './source-blocks.ts';
import { checkQuiz } from './check-quiz.ts';
import { containerNames, type ContainerToken } from './containers.ts';
import { findCoveredCells } from './cover.ts';
import type { Excerpt } from './excerpt.ts';
import { codeLanguages } from './highlight.ts';
import { HtmlReader } from './html-reader.ts';
import { IdList } from './ids.ts';
import type { ProblemList } from './problems.ts';
import { isQuiz, readQuiz } from './read-quiz.ts';
import { findLooseScore, findNumberedCell, dropScores, writePlainText } from './prose.ts';
import type { PageElement } from './page-element.ts';
import {
  findRefusedForm,
  reportMarkdownInHtml,
  reportRefusedCode,
  reportRefusedForms,
  reportWideRows,
} from './refused-markdown.ts';
import { registry } from './registry.ts';
import { visitTokens, type Visitor } from './visit-tokens.ts';

export interface Heading {
  readonly level: number;
  readonly id: string;
  readonly text: string;
}

export interface Reference {
  readonly token: Tokens.Link | Tokens.Image;
  readonly at: number;
}

/** A fence with the lines of an exercise, or with given code. */
export interface Fence {
  readonly token: Tokens.Code;
  readonly at: number;
}

/** Reads the tokens of a lesson, checks each alone, and collects everything that depends on the whole page. */
export class PageReader implements Visitor {
  readonly ids: IdList;
  readonly html: HtmlReader;
  readonly headings = new Map<Token, Heading>();
  readonly references: Reference[] = [];
  readonly quizzes = new Map<Token, string>();
  /** The covered cells of tables, each with its headings. */
  readonly covered = new Map<Token, string>();
  /** Fences inside `<ply-program>` and `<ply-blocks>`, by their element. */
  readonly fences = new Map<PageElement, Fence[]>();
  /** The ids of searches that would answer a quiz, and where the last such quiz is. */
  readonly askedSearches = new Map<string, number>();
  /** Paragraphs with only block elements, which get no `<p>`. */
  readonly bare = new Set<Token>();
  /** Texts inside elements that read names of cells themselves. */
  readonly literal = new Set<Token>();
  /** Punctuation after code, by the code: no line ends between them. */
  readonly punctuation = new Map<Token, string>();
  /** The places of top-level tokens. */
  readonly places = new Map<Token, TokenPlace>();
  #level = 1;
  #code: { readonly token: Token; readonly parent: Token | undefined } | null = null;

  /** @param programs - Programs that code may name, by file name. */
  constructor(
    private readonly problems: ProblemList,
    private readonly programs: ReadonlyMap<string, string>,
  ) {
    this.ids = new IdList(problems);
    this.html = new HtmlReader(problems, this.ids);
  }

  read(tokens: readonly Token[], excerpt: Excerpt): void {
    this.html.fence();
    visitTokens(tokens, excerpt, this);
    this.html.close();
  }

  enter(token: Token, excerpt: Excerpt, parents: readonly Token[]): void {
    const at = excerpt.at(0);
    if (parents.length === 0) {
      if (isSection(token)) this.startSection();
      const end = excerpt.at(excerpt.text.length);
      this.places.set(token, { start: at, end, isAtRest: this.html.isAtRest });
    }
    const code = this.#code;
    const parent = parents.at(-1);
    this.#code = token.type === 'codespan' ? { token, parent } : null;
    switch (token.type) {
      case 'html':
        return this.readHtml(token, excerpt, parents);
      case 'text':
      case 'escape':
        this.readText(token as Tokens.Text, excerpt);
        if (code && code.parent === parent) this.readPunctuation(code.token, token as Tokens.Text);
        break;
      case 'space':
        break;
      case 'heading':
        this.readHeading(token as Tokens.Heading, at, parents);
        break;
      default:
        this.html.readContent(null, at, token.type === 'code');
        if (token.type === 'container') this.readContainer(token as ContainerToken, excerpt);
        if (token.type === 'code') this.readCode(token as Tokens.Code, at);
        if (token.type === 'table') reportWideRows(token as Tokens.Table, excerpt, this.problems);
        if (token.type === 'link' || token.type === 'image')
          this.references.push({ token: token as Tokens.Link | Tokens.Image, at });
    }
    this.html.fence();
  }

  leave(token: Token): void {
    if (token.type !== 'html') this.html.close();
  }

  /** No tag reaches from one section into the next. */
  private startSection(): void {
    this.html.close();
    this.html.fence();
  }

  private readHtml(token: Token, excerpt: Excerpt, parents: readonly Token[]): void {
    const blocks = this.html.read(token, excerpt).filter(({ spec }) => spec.content !== 'text');
    if ((token as Tokens.HTML).block) reportMarkdownInHtml(excerpt, this.problems);
    const paragraph = parents.findLast(({ type }) => type === 'paragraph' || type === 'heading');
    if (blocks.length === 0 || !paragraph) return;
    if (isBare(paragraph) || isSentenceElement(paragraph)) this.bare.add(paragraph);
    else if (!unfinished.test(paragraph.raw))
      for (const { spec, at } of blocks) this.problems.add(at, words.lessonProblems.inParagraph(spec.name));
  }

  private readText(token: Tokens.Text, excerpt: Excerpt): void {
    const at = excerpt.at(0);
    if (token.tokens?.length) return;
    const tag = /<\/?ply-[\w-]*/.exec(excerpt.text);
    if (tag) return this.html.takeBroken(tag[0], excerpt.at(tag.index));
    this.html.readContent(token.text, at);
    if (this.html.isInText) this.literal.add(token);
    else this.readCells(excerpt);
    reportRefusedForms(excerpt, this.problems);
  }

  private readPunctuation(code: Token, token: Tokens.Text): void {
    const [found] = /^[,.;:?!)”’]+/.exec(token.text) ?? [];
    if (found === undefined || this.literal.has(token)) return;
    this.punctuation.set(code, found);
  }

  private readCells(excerpt: Excerpt): void {
    const numbered = findNumberedCell(excerpt.text);
    if (numbered)
      this.problems.advise(excerpt.at(numbered.at), words.lessonProblems.numberedCell(numbered.text));
    const refused = findRefusedForm(dropScores(excerpt.text));
    const loose = findLooseScore(excerpt.text);
    if (refused) this.problems.add(excerpt.at(refused.at), refused.told);
    else if (loose) this.problems.advise(excerpt.at(loose.at), words.lessonProblems.looseScore(loose.text));
  }

  private readHeading(token: Tokens.Heading, at: number, parents: readonly Token[]): void {
    const { depth } = token;
    if (depth === 1) this.problems.add(at, words.lessonProblems.title());
    else if (depth === 2 && parents.length > 0) this.problems.add(at, words.lessonProblems.headingInside());
    else if (depth > this.#level + 1)
      this.problems.add(at, words.lessonProblems.headingSkip(depth, this.#level + 1));
    this.#level = depth;
    const text = writePlainText(token.tokens).trim();
    if (token.text.trim() === '') this.problems.add(at, words.lessonProblems.emptyHeading());
    this.headings.set(token, { level: Math.max(depth, 2), id: this.ids.claimForHeading(text, at), text });
  }

  private readContainer(token: ContainerToken, excerpt: Excerpt): void {
    const { name, end } = token;
    const at = excerpt.at(0);
    if (end === 'stray') this.problems.add(at, words.lessonProblems.strayContainer());
    else if (!containerNames.some((known) => known === name))
      this.problems.add(at, words.lessonProblems.container(name, containerNames));
    if (end === 'unclosed') this.problems.add(at, words.lessonProblems.openContainer(name));
    if (end !== 'closed') return;
    if (name === 'cover')
      for (const [cell, row] of findCoveredCells(token, at, this.problems)) this.covered.set(cell, row);
    if (name === 'think' && token.title === '' && token.text.trim() === '')
      this.problems.add(at, words.lessonProblems.noThought());
    if (name === 'example' && token.text.trim() === '')
      this.problems.add(at, words.lessonProblems.noExample());
    if (!isQuiz(token)) return;
    checkQuiz(token, excerpt, this.problems);
    const { question, search } = readQuiz(token);
    this.quizzes.set(token, this.ids.claimForHeading(`quiz ${writePlainText(question)}`, at));
    if (search) this.askedSearches.set(search, at);
  }

  /** Code may name a program of the site instead of holding it, as in `python stage-1.py`. */
  private readCode(token: Tokens.Code, at: number): void {
    reportRefusedCode(token, at, this.problems);
    const [lang, file] = (token.lang ?? '').split(' ');
    if (lang && !codeLanguages.includes(lang))
      this.problems.advise(at, words.lessonProblems.language(lang, codeLanguages));
    const around = this.html.innermost;
    if (around?.spec.content === 'fences')
      this.fences.set(around, [...(this.fences.get(around) ?? []), { token, at }]);
    if (file === undefined) return;
    const program = this.programs.get(file);
    if (program === undefined)
      this.problems.add(at, words.lessonProblems.program(file, [...this.programs.keys()].toSorted()));
    Object.assign(token, { lang, text: program ?? '' });
  }
}

/** A tag of ours without its end. */
const unfinished = /<\/?ply-[\w-]*(?![^<]*>)/;

function isSection(token: Token): boolean {
  return token.type === 'heading' && (token as Tokens.Heading).depth === 2;
}

function isBare(paragraph: Token): boolean {
  const children = (paragraph as Tokens.Paragraph).tokens;
  return (
    paragraph.type === 'paragraph' && children.every(({ type, raw }) => type === 'html' || raw.trim() === '')
  );
}

function isSentenceElement({ type, raw }: Token): boolean {
  const names = registry.filter(({ content }) => content === 'sentence').map(({ name }) => name);
  const one = `<(${names.join('|')})\\b[^>]*>(?:(?!<\\1\\b)[^])*?</\\1>`;
  return type === 'paragraph' && new RegExp(`^\\s*(?:${one}\\s*)+$`).test(raw);
}
