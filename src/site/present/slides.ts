import type { PlyStepper } from '../../elements/stepper/ply-stepper.ts';
import { divideIntoSlides, type SlideSpan, type SlideBlock } from './slide-spans.ts';
import { readLinkId, readLinkStep } from './links.ts';
import type { SlidePlace } from './slide-place.ts';
import { listAllSteps, listLinkedSteps } from './steps.ts';

/** The lesson compiler marks it so. */
const STEPPER = '[data-on-slide="stepper"]';

export interface Slide extends SlideSpan {
  readonly blocks: readonly HTMLElement[];
  readonly title: HTMLElement | null;
  readonly stepper: PlyStepper | null;
  readonly steps: readonly number[];
  /** The steps up to its question; all if it has none. */
  readonly lead: readonly number[];
}

export class Slides {
  readonly sections: readonly HTMLElement[];
  /** The stepper on the slide, whose parts are chosen here meanwhile. */
  #stepper: PlyStepper | null = null;

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

  /** The last section that begins in the upper half of the window. */
  get inView(): number {
    // In a spread a section has no box of its own.
    const begun = this.sections.filter(
      ({ firstElementChild }) => firstElementChild!.getBoundingClientRect().top < innerHeight / 2,
    );
    return Math.max(1, begun.length);
  }

  findPlace(element: Element | null): SlidePlace | null {
    const section = this.sections.findIndex((each) => each.contains(element)) + 1;
    const block = listBlocks(this.section(section)).findIndex((each) => each.contains(element));
    return block < 0 ? null : { section, block };
  }

  listSlides(section: number): Slide[] {
    const blocks = listBlocks(this.section(section));
    const read = this.measureBlocks(blocks, this.findSteppersBeside(blocks));
    const { paddingTop, paddingBottom } = getComputedStyle(this.article);
    const room = this.article.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    return divideIntoSlides(read, room).map((slide) => {
      const own = blocks
        .slice(slide.start, slide.end)
        .filter((_, i) => read[slide.start + i].kind !== 'heading');
      const stepper = document.getElementById(slide.beside) as PlyStepper | null;
      const title = blocks[slide.heading] ?? null;
      const asked = own.findIndex((block) => this.isQuestion(block));
      const leading = own.slice(0, asked + 1).filter((block) => block !== stepper);
      const steps = stepper ? this.listSteps(stepper, own) : [];
      const lead = asked < 0 || !stepper ? steps : this.listSteps(stepper, leading);
      return { ...slide, blocks: own, title, stepper, steps, lead };
    });
  }

  /** The slide that holds a block, or the last before it. */
  findSlide({ section, block }: SlidePlace): Slide | undefined {
    const slides = this.listSlides(section);
    return slides.findLast(({ start }) => start <= block) ?? slides[0];
  }

  /** The blocks up to before `end`, as another screen shows them together. */
  collectBlocks({ section, block }: SlidePlace, end: number): Pick<Slide, 'title' | 'blocks' | 'stepper'> {
    const blocks = listBlocks(this.section(section));
    const title = blocks[blocks.slice(0, block + 1).findLastIndex(isHeading)] ?? null;
    const beside = this.findSteppersBeside(blocks).slice(block, end).findLast(Boolean) ?? '';
    const stepper = document.getElementById(beside) as PlyStepper | null;
    return { title, blocks: blocks.slice(block, end).filter((each) => !isHeading(each)), stepper };
  }

  /** The place before or after a slide; null at either end of the lesson. */
  findNextPlace({ section, block }: SlidePlace, by: 1 | -1): SlidePlace | null {
    const slides = this.listSlides(section);
    const now = slides.findLastIndex(({ start }) => start <= block);
    const slide = slides[Math.max(0, now) + by];
    if (slide) return { section, block: slide.start };
    for (let other = section + by; this.section(other); other += by) {
      const start = this.listSlides(other).at(by > 0 ? 0 : -1)?.start;
      if (start !== undefined) return { section: other, block: start };
    }
    return null;
  }

  isQuestion(block: Element): boolean {
    return block.matches('[data-on-slide="question"]');
  }

  /** Null shows nothing. */
  show(slide: Pick<Slide, 'title' | 'blocks' | 'stepper'> | null): void {
    const stepper = slide?.stepper ?? null;
    for (const block of this.article.querySelectorAll<HTMLElement>('[data-slide]'))
      delete block.dataset['slide'];
    if (this.#stepper !== stepper && this.#stepper)
      this.#stepper.parts = this.#stepper.getAttribute('parts') ?? '';
    this.#stepper = stepper;
    if (!slide) return;
    for (const block of [slide.title, ...slide.blocks]) markBlock(block, stepper ? 'beside' : 'across');
    if (!stepper) return;
    markBlock(stepper, 'stepper');
    stepper.parts = 'caption tree';
  }

  /** Measured as if all blocks were on the screen, with solutions open. */
  private measureBlocks(blocks: readonly HTMLElement[], beside: readonly string[]): SlideBlock[] {
    const shown = [...this.article.querySelectorAll<HTMLElement>('[data-slide]')].map(
      (block) => [block, block.dataset['slide']] as const,
    );
    for (const [block] of shown) delete block.dataset['slide'];
    const closed = blocks.filter((block) =>
      block.matches('details.solution:not([open])'),
    ) as HTMLDetailsElement[];
    for (const box of closed) box.open = true;
    for (const [i, block] of blocks.entries()) {
      const isBeside = beside[i] && readBlockKind(block, true) !== 'figure';
      markBlock(block, block.id === beside[i] && beside[i] ? 'stepper' : isBeside ? 'beside' : 'across');
    }
    const read = blocks.map((block, i) => {
      const { height } = block.getBoundingClientRect();
      const { marginTop, marginBottom } = getComputedStyle(block);
      const kind = readBlockKind(block, Boolean(beside[i]));
      const isBeside = kind !== 'figure' && kind !== 'stepper';
      return {
        kind,
        height:
          height && (kind === 'stepper' ? 1 : height + parseFloat(marginTop) + parseFloat(marginBottom)),
        beside: kind === 'stepper' ? block.id : isBeside ? beside[i] : '',
      };
    });
    for (const box of closed) box.open = false;
    for (const block of blocks) delete block.dataset['slide'];
    for (const [block, role] of shown) markBlock(block, role!);
    return read;
  }

  /** Ids of steppers. A listing whose line is asked for leaves no room for one. */
  private findSteppersBeside(blocks: readonly HTMLElement[]): string[] {
    const starts = blocks.map((_, i) => blocks.slice(0, i + 1).findLastIndex(isHeading));
    return blocks.map((block, i) => {
      if (block.querySelector(':scope > [slot^="line-"]')) return '';
      const together = blocks.filter((_, other) => starts[other] === starts[i]);
      const spread = block.closest('.spread');
      const stepper = spread ? spread.querySelector(STEPPER) : together.flatMap(findSteppers).at(0);
      return stepper?.id ?? '';
    });
  }

  private listSteps(stepper: PlyStepper, blocks: readonly HTMLElement[]): number[] {
    const links = [...this.article.querySelectorAll(`a[href^="#${CSS.escape(stepper.id)}.step="]`)];
    if (links.length === 0)
      return blocks.includes(stepper) ? listAllSteps(stepper.session?.trace.stepCount ?? 0) : [];
    const isOwn = (link: Element) => blocks.some((block) => block.contains(link));
    const first = links.findIndex(isOwn);
    const steps = (some: readonly Element[]) => some.map((link) => readLinkStep(link.getAttribute('href')!));
    return listLinkedSteps(steps(links.filter(isOwn)), steps(links.slice(0, Math.max(0, first))));
  }
}

export function readHeading(heading: Element | null): string {
  const copy = heading?.cloneNode(true) as Element | undefined;
  copy?.querySelector('.anchor')?.remove();
  return copy?.textContent.trim() ?? '';
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

function findSteppers(block: Element): Element[] {
  const askers = [block, ...block.querySelectorAll('[for], a[href^="#"]')];
  return askers
    .map((asker) => asker.getAttribute('for') ?? readLinkId(asker.getAttribute('href') ?? ''))
    .map((id) => document.getElementById(id))
    .filter((element) => element?.matches(STEPPER)) as Element[];
}

function isHeading({ localName }: Element): boolean {
  return /^h[2-6]$/.test(localName);
}

function readBlockKind(block: HTMLElement, isBeside: boolean): SlideBlock['kind'] {
  if (isHeading(block)) return 'heading';
  if (block.localName === 'hr') return 'break';
  if (block.localName === 'details') return 'aid';
  const { onSlide } = block.dataset;
  if (onSlide === 'stepper' || onSlide === 'question' || onSlide === 'figure') return onSlide;
  const isWide = onSlide === 'wide' || block.matches('pre, table');
  return isWide && isBeside ? 'figure' : 'text';
}
