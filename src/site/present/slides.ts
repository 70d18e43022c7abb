import { listPredictions } from '../../elements/host/open-questions.ts';
import { SearchHost } from '../../elements/host/search-host.ts';
import { findAsked, findUnsolved, isAnswer } from './answer-slides.ts';
import { isBareSearch, isComparison, isHeading, isWideSearch, readBlockKind } from './block-kinds.ts';
import { divideAt, divideIntoSlides, type SlideSpan, type SlideBlock } from './slide-spans.ts';
import { findExhibits, isRepeated } from './exhibits.ts';
import { measureFigure } from './measure-figure.ts';
import { findLastOpenStep, listMentions } from './mentions.ts';
import type { SlidePlace } from './slide-place.ts';
import { readSlideSteps, type SlideSteps } from './slide-steps.ts';
import { SHORT } from './list-steps.ts';

export interface Slide extends SlideSpan, SlideSteps {
  readonly blocks: readonly HTMLElement[];
  readonly title: HTMLElement | null;
  /** The search that the forward key steps through: next to the text, a comparison, or one that fills the slide. */
  readonly search: SearchHost | null;
  /** Whether it has only hints and solutions, perhaps with a picture: its first kind is then open from the start. */
  readonly isAnswer: boolean;
  /** The question that such a slide answers, or the text that asks it, shown again without its answers; else null. */
  readonly asked: HTMLElement | null;
  /** Whether its search, or that of a question, is still to come: nobody knows yet what the forward key does. */
  readonly isComing: boolean;
  /** Its questions that no solution answers. */
  readonly unsolvedQuestions: readonly HTMLElement[];
}

/** What is on the screen. */
type Shown = Pick<Slide, 'title' | 'blocks' | 'beside' | 'asked'>;

export class Slides {
  readonly sections: readonly HTMLElement[];
  /** The exhibit next to the text, or a comparison. */
  #shown: HTMLElement | null = null;
  /** What is on the screen with other parts than on the page: the exhibit and all comparisons, in solutions too. */
  #divided: readonly Element[] = [];
  /** Where slides start on the projected screen, if this window follows one. */
  #projected: readonly SlidePlace[] = [];

  constructor(readonly article: HTMLElement) {
    this.sections = [...article.querySelectorAll<HTMLElement>('section')];
  }

  /** From 1; empty for a beginning without a heading. */
  title(section: number): string {
    return readHeading(this.section(section)?.querySelector('h2') ?? null);
  }

  section(section: number): HTMLElement | undefined {
    return this.sections[section - 1];
  }

  /** The first block in view of the last section that begins in the upper half of the window. */
  get inView(): SlidePlace {
    // In a spread a section has no box of its own.
    const begun = this.sections.filter(
      ({ firstElementChild }) => firstElementChild!.getBoundingClientRect().top < innerHeight / 2,
    );
    const section = Math.max(1, begun.length);
    // A figure next to its text stays in view.
    const block = listBlocks(this.section(section)).findIndex(
      (each) =>
        each.getBoundingClientRect().bottom > innerHeight / 8 && getComputedStyle(each).position !== 'sticky',
    );
    return { section, block: Math.max(0, block) };
  }

  findPlace(element: Element | null): SlidePlace | null {
    const section = this.sections.findIndex((each) => each.contains(element)) + 1;
    const block = listBlocks(this.section(section)).findIndex((each) => each.contains(element));
    return block < 0 ? null : { section, block };
  }

  listSlides(section: number): Slide[] {
    const blocks = listBlocks(this.section(section));
    return this.divide(section).map((span) => this.readSlide(blocks, span));
  }

  /** Divides the lesson as another screen does, or with no places as this one needs. */
  divideAs(starts: readonly SlidePlace[]): void {
    this.#projected = starts;
  }

  /** The places at which the slides of a section begin. */
  listStarts(section: number): SlidePlace[] {
    return this.divide(section).map(({ start }) => ({ section, block: start }));
  }

  /** The slide that holds a block, or the last before it. */
  findSlide({ section, block }: SlidePlace): Slide | undefined {
    const spans = this.divide(section);
    const span = spans.findLast(({ start }) => start <= block) ?? spans[0];
    return span && this.readSlide(listBlocks(this.section(section)), span);
  }

  /** The blocks before `end`, which another screen shows on one slide. */
  collectBlocks({ section, block }: SlidePlace, end: number): Shown {
    const blocks = listBlocks(this.section(section));
    const title = blocks[blocks.slice(0, block + 1).findLastIndex(isHeading)] ?? null;
    const shown = blocks.slice(block, end).filter((each) => !isHeading(each));
    const seen = shown.filter((each) => !isBareSearch(each));
    const exhibits = findExhibits(blocks).filter((_, i) => seen.includes(blocks[i]));
    const isWhole = seen.some((each) => readBlockKind(each, true) === 'figure' && !exhibits.includes(each));
    const beside = isWhole ? null : (exhibits.findLast(Boolean) ?? null);
    return { title, blocks: shown, beside, asked: findAsked(shown, beside, blocks.slice(0, block)) };
  }

  /** The place before or after a slide; null at either end of the lesson. */
  findNextPlace({ section, block }: SlidePlace, by: 1 | -1): SlidePlace | null {
    const spans = this.divide(section);
    const now = spans.findLastIndex(({ start }) => start <= block);
    const span = spans[Math.max(0, now) + by];
    if (span) return { section, block: span.start };
    for (let other = section + by; this.section(other); other += by) {
      const start = this.divide(other).at(by > 0 ? 0 : -1)?.start;
      if (start !== undefined) return { section: other, block: start };
    }
    return null;
  }

  /** The block of a slide that mentions the current step of its search. */
  findMention({ search, blocks }: Slide): HTMLElement | undefined {
    if (!search) return undefined;
    const now = listMentions(this.article, search).filter(({ step }) => step === search.step);
    return blocks.find((block) => now.some(({ element }) => block.contains(element)));
  }

  /** The last step of a slide's search that answers no open question of the slide; infinity without one. */
  findLastOpenStep({ search, blocks }: Slide): number {
    const trace = search?.trace;
    if (!trace) return Infinity;
    const open = listPredictions(search).filter((each) => blocks.some((block) => block.contains(each)));
    return Math.min(...open.map((each) => findLastOpenStep(trace, each) ?? Infinity));
  }

  /** The exhibit, which scrolls if it has too little room; null if there is none. */
  get shown(): HTMLElement | null {
    return this.#shown;
  }

  /** Resolves once the exhibit, or a comparison, is drawn with its parts for a slide. */
  get drawn(): Promise<unknown> {
    return this.#shown instanceof SearchHost ? this.#shown.updateComplete : Promise.resolve();
  }

  /** Null shows nothing. */
  show(slide: Shown | null): void {
    const beside = slide?.beside ?? null;
    for (const element of this.article.querySelectorAll('[data-slide]'))
      for (const mark of ['data-slide', 'data-again', 'aria-level']) element.removeAttribute(mark);
    this.#shown = beside ?? slide?.blocks.find(isComparison) ?? null;
    const solved = slide?.blocks.flatMap((block) => [...block.querySelectorAll('ply-compare')]) ?? [];
    const before = this.#divided;
    this.#divided = [this.#shown, ...solved].filter((each) => each !== null);
    for (const each of before) if (!this.#divided.includes(each)) chooseParts(each, false);
    for (const each of this.#divided) chooseParts(each, true);
    if (!slide) return;
    for (const block of [slide.title, slide.asked, ...slide.blocks])
      markBlock(block, beside ? 'beside' : 'across');
    // Whichever heading a slide begins with, none is skipped above it.
    slide.title?.setAttribute('aria-level', '2');
    if (slide.asked) slide.asked.dataset['again'] = '';
    if (beside) markBlock(beside, 'exhibit');
    if (beside) measureFigure(beside);
  }

  private divide(section: number): SlideSpan[] {
    const blocks = listBlocks(this.section(section));
    const read = this.measureBlocks(blocks, findExhibits(blocks));
    const projected = this.#projected.filter((start) => start.section === section);
    if (projected.length > 0)
      return divideAt(
        read,
        projected.map(({ block }) => block),
      );
    const { paddingTop, paddingBottom } = getComputedStyle(this.article);
    const room = this.article.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    return divideIntoSlides(read, room);
  }

  private readSlide(all: readonly HTMLElement[], span: SlideSpan): Slide {
    const own = all.slice(span.start, span.end);
    const blocks = own.filter((block) => !isHeading(block) && !isRepeated(block, span.beside));
    const search =
      [span.beside, blocks.find(isComparison), blocks.find(isWideSearch)].find(
        (each) => each instanceof SearchHost,
      ) ?? null;
    const asked = findAsked(blocks, span.beside, all.slice(0, span.start));
    return {
      ...span,
      ...readSlideSteps(this.article, search, blocks, asked),
      blocks,
      title: all[span.heading] ?? null,
      search,
      isAnswer: isAnswer(blocks, span.beside),
      asked,
      isComing: [search, ...blocks.map(findHost)].some(isSearching),
      unsolvedQuestions: findUnsolved(blocks, all.slice(span.end)),
    };
  }

  /**
   * Measured as if all blocks were on the screen, with solutions open, hints closed, tables covered, no question
   * answered, and nothing of a class beside them.
   */
  private measureBlocks(
    blocks: readonly HTMLElement[],
    exhibits: readonly (HTMLElement | null)[],
  ): SlideBlock[] {
    const shown = [...this.article.querySelectorAll<HTMLElement>('[data-slide]')].map(
      (block) => [block, block.dataset['slide']] as const,
    );
    const { scrollTop } = this.article;
    for (const [block] of shown) delete block.dataset['slide'];
    const again = this.article.querySelector('[data-again]');
    again?.removeAttribute('data-again');
    const { dataset } = document.documentElement;
    const { beside } = dataset;
    delete dataset['beside'];
    const { fit } = this.article.dataset;
    delete this.article.dataset['fit'];
    this.article.style.setProperty('--ply-verdict', 'none');
    const closed = blocks.filter((block) =>
      block.matches('details.solution:not([open])'),
    ) as HTMLDetailsElement[];
    const opened = [
      ...this.article.querySelectorAll<HTMLDetailsElement>('.covered > details[open], details.hint[open]'),
    ].filter((box) => blocks.some((block) => block.contains(box)));
    for (const box of closed) box.open = true;
    for (const box of opened) box.open = false;
    for (const [i, block] of blocks.entries()) {
      if (isRepeated(block, exhibits[i])) continue;
      const isBeside = exhibits[i] && readBlockKind(block, true) !== 'figure';
      markBlock(block, block === exhibits[i] ? 'exhibit' : isBeside ? 'beside' : 'across');
    }
    const read = blocks.map((block, i) => {
      const { height } = block.getBoundingClientRect();
      const { marginTop, marginBottom } = getComputedStyle(block);
      const kind = block === exhibits[i] ? 'exhibit' : readBlockKind(block, Boolean(exhibits[i]));
      return {
        kind,
        height:
          height && (kind === 'exhibit' ? 1 : height + parseFloat(marginTop) + parseFloat(marginBottom)),
        beside: kind === 'figure' ? null : exhibits[i],
      };
    });
    for (const box of closed) box.open = false;
    for (const box of opened) box.open = true;
    for (const block of blocks) delete block.dataset['slide'];
    for (const [block, role] of shown) markBlock(block, role!);
    again?.setAttribute('data-again', '');
    if (beside) dataset['beside'] = beside;
    if (fit) this.article.dataset['fit'] = fit;
    this.article.style.removeProperty('--ply-verdict');
    this.article.scrollTo({ top: scrollTop, behavior: 'instant' });
    return read;
  }
}

export function readHeading(heading: Element | null): string {
  const copy = heading?.cloneNode(true) as Element | undefined;
  copy?.querySelector('.anchor')?.remove();
  return copy?.textContent.trim() ?? '';
}

/** The search that a question is about. */
function findHost(block: HTMLElement): unknown {
  return 'host' in block ? block.host : null;
}

function isSearching(host: unknown): boolean {
  if (!(host instanceof SearchHost) || host.trace) return false;
  return ['pending', 'progress'].includes(host.searchState.phase);
}

function listBlocks(section: Element | undefined): HTMLElement[] {
  const children = [...(section?.children ?? [])] as HTMLElement[];
  return children.flatMap((child) =>
    child.matches('.spread') ? ([...child.children] as HTMLElement[]) : [child],
  );
}

function markBlock(block: HTMLElement | null, role: string): void {
  if (block) block.dataset['slide'] = role;
}

/**
 * The page shows the author's parts, a slide what the class looks at. What the forward key does not step through keeps
 * its buttons: a long search, and a comparison in a solution, whose reasons are there, too. The code of a program stays.
 */
function chooseParts(element: Element, isOnSlide: boolean): void {
  if (!(element instanceof SearchHost) || !('parts' in element)) return;
  const isSolved = element.closest('details') !== null;
  const trees = isComparison(element) ? 'verdict caption trees' : 'caption tree';
  const isLong = element.stepCount > SHORT && !isComparison(element);
  const shown = isSolved ? `${trees} controls below` : isLong ? `${trees} controls` : trees;
  const own = element.getAttribute('parts') ?? '';
  const code = element.hasAttribute('program') && own.split(' ').includes('code') ? ' code' : '';
  element.parts = isOnSlide ? shown + code : own;
}
