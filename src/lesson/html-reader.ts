import { decodeHTML } from 'entities/decode';
import type { Token } from 'marked';
import { words } from '../words/index.ts';
import type { Excerpt } from './excerpt.ts';
import type { IdList } from './ids.ts';
import { writeOpeningTag } from './opening-tag.ts';
import type { PageElement } from './page-element.ts';
import {
  forbiddenElements,
  globalAttributes,
  isForbiddenAttribute,
  plainElements,
  voidElements,
} from './plain-html.ts';
import type { ProblemList } from './problems.ts';
import { registry, findSpec } from './registry.ts';
import { splitHtml, type HtmlPiece, type TagAttribute } from './tags.ts';

type OpenTag = Extract<HtmlPiece, { type: 'open' }>;

interface PendingTag {
  readonly name: string;
  readonly at: number;
  /** Whether it is written into the page, so that it has to end there. */
  readonly isKnown: boolean;
  readonly element: PageElement | null;
  /** Where content begins that it may not have. If it is never closed, that is reported alone. */
  strayAt: number | null;
}

/** HTML for the page, or the end of an element, where a fallback may go. */
export type HtmlPart = string | PageElement;

/** Most elements inside each other: a page nested deeper takes seconds to lay out. */
const MOST_OPEN = 100;

/** Reads tags in source order, across tokens. Only known elements with known attributes get into the page. */
export class HtmlReader {
  readonly elements: PageElement[] = [];
  readonly #parts = new Map<Token, HtmlPart[]>();
  readonly #open: PendingTag[] = [];
  readonly #floors: number[] = [];
  readonly #broken = new Set<string>();

  constructor(
    private readonly problems: ProblemList,
    private readonly ids: IdList,
  ) {}

  listParts(token: Token): readonly HtmlPart[] {
    return this.#parts.get(token) ?? [];
  }

  /** Until `close`, no tag can close those open now. */
  fence(): void {
    this.#floors.push(this.#open.length);
  }

  /** Reports the tags left open since `fence`. */
  close(): void {
    this.closeDownTo(this.#floors.pop() ?? 0);
  }

  /** Whether no open tag could be closed by the next text. */
  get isAtRest(): boolean {
    return this.#open.length === (this.#floors.at(-1) ?? 0);
  }

  /** Reads text or Markdown that is not HTML; some elements may not contain any, or only code. */
  readContent(text: string | null, at: number, isCode = false): void {
    const open = this.#open.at(-1);
    const around = open?.element;
    if (!open || !around) return;
    const { content } = around.spec;
    if (content === 'blocks' || (content === 'fences' && isCode)) return;
    if (content === 'sentence') around.text += text ?? '';
    else if (content === 'text' && text !== null) around.text += text;
    else if (text === null || text.trim() !== '') open.strayAt ??= at;
  }

  /** The element that the next token is in, with no other tag between them. */
  get innermost(): PageElement | null {
    return this.#open.at(-1)?.element ?? null;
  }

  get isInText(): boolean {
    return this.#open.at(-1)?.element?.spec.content === 'text';
  }

  read(token: Token, excerpt: Excerpt): PageElement[] {
    const before = this.elements.length;
    this.#parts.set(
      token,
      splitHtml(excerpt.text).map((piece) => this.takePiece(piece, excerpt)),
    );
    return this.elements.slice(before);
  }

  /** Reports a tag without its end. One that closes an element does so; one that opens it is closed later. */
  takeBroken(text: string, at: number): void {
    this.problems.add(at, words.lessonProblems.broken(text));
    const name = text.replace(/^<\/?/, '').toLowerCase();
    if (!text.startsWith('</')) this.#broken.add(name);
    else if (this.findOpen(name) !== null) this.closeTag(name, at);
  }

  private takePiece(piece: HtmlPiece, excerpt: Excerpt): HtmlPart {
    const at = excerpt.at(piece.at);
    switch (piece.type) {
      case 'comment':
        return '';
      case 'broken':
        this.takeBroken(piece.text, at);
        return '';
      case 'text':
        this.readContent(decodeHTML(piece.text), at);
        return piece.text.replaceAll('<', '&lt;');
      case 'close':
        return this.closeTag(piece.name, at);
      default:
        return this.openTag(piece, excerpt, at);
    }
  }

  private openTag(tag: OpenTag, excerpt: Excerpt, at: number): HtmlPart {
    const { name } = tag;
    const spec = findSpec(name);
    const isKnown = spec !== undefined || Object.hasOwn(plainElements, name);
    this.readContent(null, at, name === 'pre');
    if (!isKnown) this.problems.add(at, explainUnknownElement(name));
    if (spec?.writtenAs) this.problems.add(at, words.lessonProblems.writtenAs(name, spec.writtenAs));
    const own =
      spec?.attributes.map((attribute) => attribute.name) ?? (isKnown ? plainElements[name] : undefined);
    const attributes = this.checkTagAttributes(tag, excerpt, own);
    const isVoid = voidElements.includes(name);
    if (tag.isSelfClosing && !isVoid) {
      this.problems.add(at, words.lessonProblems.selfClosing(name));
      return '';
    }
    const parent = this.#open.findLast(({ element }) => element)?.element ?? null;
    const isMisread = attributes.size < tag.attributes.length;
    const element = spec ? { spec, attributes, isMisread, at, parent, text: '' } : null;
    if (!isVoid && this.#open.length >= MOST_OPEN) {
      this.problems.add(at, words.lessonProblems.tooDeep(name, MOST_OPEN));
      return '';
    }
    if (!isVoid) this.#open.push({ name, at, isKnown, element, strayAt: null });
    if (element) this.elements.push(element);
    const written = [...attributes.values()].map((each) => [each.name, each.value] as const);
    return isKnown ? writeOpeningTag(name, written, spec !== undefined) : '';
  }

  private closeTag(name: string, at: number): HtmlPart {
    const found = this.findOpen(name);
    if (found === null) {
      if (!this.#broken.delete(name)) this.problems.add(at, words.lessonProblems.closesNothing(name));
      return '';
    }
    this.closeDownTo(found + 1);
    const { element, isKnown, strayAt } = this.#open.pop()!;
    if (element && strayAt !== null) this.problems.add(strayAt, this.noteWrongContent(element));
    return element ?? (isKnown ? `</${name}>` : '');
  }

  /** Null if no such tag is open that can be closed here. */
  private findOpen(name: string): number | null {
    const found = this.#open.findLastIndex((open) => open.name === name);
    return found < (this.#floors.at(-1) ?? 0) ? null : found;
  }

  private closeDownTo(level: number): void {
    for (const { name, at } of this.#open.splice(level))
      this.problems.add(at, words.lessonProblems.unclosed(name));
  }

  /** `own` is undefined for an unknown element, whose attributes are not checked. */
  private checkTagAttributes(
    tag: OpenTag,
    excerpt: Excerpt,
    own?: readonly string[],
  ): Map<string, TagAttribute> {
    const known = own ? [...own, ...globalAttributes] : [];
    const attributes = new Map<string, TagAttribute>();
    for (const attribute of tag.attributes) {
      const { name, value } = attribute;
      const at = excerpt.at(attribute.at);
      if (!own) continue;
      if (isForbiddenAttribute(name))
        this.problems.add(at, words.lessonProblems.forbiddenAttribute(tag.name, name));
      else if (!known.includes(name) && !name.startsWith('aria-'))
        this.problems.add(at, explainUnknownAttribute(tag.name, name, known));
      else if (attributes.has(name))
        this.problems.add(at, words.lessonProblems.repeatedAttribute(tag.name, name));
      else attributes.set(name, { name, value, at, valueAt: excerpt.at(attribute.valueAt) });
    }
    const id = attributes.get('id');
    if (id) this.ids.claim(id.value, id.valueAt);
    return attributes;
  }

  private noteWrongContent({ spec }: PageElement): string {
    const { notText, notFences, notEmpty } = words.lessonProblems;
    return (spec.content === 'text' ? notText : spec.content === 'fences' ? notFences : notEmpty)(spec.name);
  }
}

function explainUnknownAttribute(tag: string, name: string, known: readonly string[]): string {
  const isForProgram = name === 'game' && findSpec(tag)?.hosts === 'program';
  return isForProgram
    ? words.lessonProblems.programGame(`<${tag}>`)
    : words.lessonProblems.attribute(tag, name, known);
}

function explainUnknownElement(name: string): string {
  if (Object.hasOwn(forbiddenElements, name))
    return words.lessonProblems.forbidden(name, forbiddenElements[name]);
  const ours = registry.map((spec) => spec.name);
  return name.includes('-')
    ? words.lessonProblems.element(name, ours)
    : words.lessonProblems.plainElement(name, Object.keys(plainElements), ours);
}
