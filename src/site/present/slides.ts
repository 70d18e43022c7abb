import type { Slide } from './slide.ts';
import { idOfLink } from './links.ts';
import { stopsOf, type Extent } from './stops.ts';

/** How much of the screen may be scrolled beside a stop. */
const BESIDE = 0.1;

/** The sections of a lesson, shown one at a time on the page that holds them all. */
export class Slides {
  readonly sections: readonly HTMLElement[];

  constructor(readonly article: HTMLElement) {
    this.sections = [...article.querySelectorAll<HTMLElement>(':scope > section')];
  }

  /** The title of a section, from 1; empty for a beginning without a heading. */
  title(section: number): string {
    const heading = this.section(section)?.querySelector(':scope > h2')?.cloneNode(true) as
      | Element
      | undefined;
    heading?.querySelector('.anchor')?.remove();
    return heading?.textContent.trim() ?? '';
  }

  section(section: number): HTMLElement | undefined {
    return this.sections[section - 1];
  }

  /** The section that is in view on the page as it is read: the last that begins in its upper half. */
  get inView(): number {
    const begun = this.sections.filter((each) => each.getBoundingClientRect().top < innerHeight / 2);
    return Math.max(1, begun.length);
  }

  /** The section that holds an element, or 0. */
  holding(element: Element | null): number {
    return this.sections.findIndex((section) => section.contains(element)) + 1;
  }

  /**
   * Marks a section as the one on the screen, with the widgets that it speaks of and others hold, and the one after it;
   * nothing for null.
   */
  show(section: number | null): void {
    const lent = section === null ? [] : this.lent(section);
    for (const [index, each] of this.sections.entries()) {
      const role = section === null ? null : roleOf(index - section + 1, each, lent);
      if (role) each.dataset['slide'] = role;
      else delete each.dataset['slide'];
      each.inert = role === 'next';
      for (const block of each.children) block.toggleAttribute('data-lent', lent.includes(block));
    }
  }

  /** Scrolls to a stop of the section on the screen. */
  scrollTo({ section, stop }: Slide): void {
    const stops = this.stops(section);
    scrollTo({ top: stops[Math.min(stop, stops.length - 1)], behavior: 'instant' });
  }

  /**
   * Where turning leads from what is on the screen now: within the section as long as there is more of it. Back in the
   * section before, that is its last stop, whose number is not known until it is on the screen: infinity.
   */
  turned({ section, stop: before }: Slide, by: 1 | -1): Slide {
    const stops = this.stops(section);
    // A little beside a stop, as after something was focused, is at that stop.
    const isBeside = Math.abs(stops[before] - scrollY) < innerHeight * BESIDE;
    const now = isBeside ? stops[before] : scrollY;
    const stop = by > 0 ? stops.findIndex((at) => at > now + 2) : stops.findLastIndex((at) => at < now - 2);
    if (stop >= 0) return { section, stop };
    if (!this.section(section + by)) return { section, stop: by > 0 ? stops.length - 1 : 0 };
    return { section: section + by, stop: by > 0 ? 0 : Infinity };
  }

  /** The last stop of the section on the screen. */
  lastStop(section: number): number {
    return this.stops(section).length - 1;
  }

  /** The stop of the section on the screen at which an element is seen. */
  stopAt(section: number, element: Element): number {
    const { top } = element.getBoundingClientRect();
    const bar = this.barOf(section);
    return Math.max(
      0,
      this.stops(section).findLastIndex((at) => at <= scrollY + top - bar + 1),
    );
  }

  /** The number of the block at the top of the screen, from 0. */
  topBlock(section: number): number {
    const bar = this.barOf(section);
    const at = this.blocks(section).findIndex((block) => block.getBoundingClientRect().bottom > bar + 1);
    return Math.max(0, at);
  }

  /** Brings a block to the top of the screen; the first with all that stands above it. */
  scrollToBlock(section: number, index: number): void {
    if (index === 0) scrollTo({ top: 0, behavior: 'instant' });
    else this.blocks(section)[index]?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  /** The blocks of other sections whose widgets a section asks about or links to. */
  private lent(section: number): Element[] {
    const element = this.section(section);
    const askers = [...(element?.querySelectorAll('[for], a[href^="#"]') ?? [])];
    const widgets = askers
      .map((asker) => asker.getAttribute('for') ?? idOfLink(asker.getAttribute('href')!))
      .map((id) => document.getElementById(id))
      .filter((widget) => widget?.localName.startsWith('ply-') && !element?.contains(widget));
    const blocks = this.sections.flatMap(({ children }) => [...children]);
    return blocks.filter((block) => widgets.some((widget) => block.contains(widget)));
  }

  /** The blocks on the screen, one below the other. */
  blocks(section: number): Element[] {
    const own = [...(this.section(section)?.children ?? [])];
    const lent = [...this.article.querySelectorAll(':scope > section > [data-lent]')];
    return [...own, ...lent].filter((block) => block.getBoundingClientRect().height > 0);
  }

  private stops(section: number): number[] {
    const element = this.section(section);
    if (!element) return [0];
    const bar = this.barOf(section);
    const start = scrollY + element.getBoundingClientRect().top;
    const blocks = this.blocks(section).map((block) => extentOf(block, start - scrollY));
    return stopsOf(blocks, innerHeight - bar).map((at) => start - bar + at);
  }

  /** How much of the screen the bar takes. */
  private barOf(section: number): number {
    return parseFloat(getComputedStyle(this.section(section)!).scrollMarginTop);
  }
}

type SlideRole = 'now' | 'lends' | 'next';

/** What a section is to the one on the screen, from which it is some sections away. */
function roleOf(distance: number, section: Element, lent: readonly Element[]): SlideRole | null {
  if (distance === 0) return 'now';
  if (lent.some((block) => block.parentElement === section)) return 'lends';
  return distance === 1 ? 'next' : null;
}

/** Where a block stands below a line, its margins included. */
function extentOf(block: Element, line: number): Extent {
  const { top, bottom } = block.getBoundingClientRect();
  const { marginTop, marginBottom } = getComputedStyle(block);
  return { top: top - parseFloat(marginTop) - line, bottom: bottom + parseFloat(marginBottom) - line };
}
