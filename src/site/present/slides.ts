import type { Place } from './place.ts';
import { stopsOf } from './stops.ts';

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

  /** Marks a section as the one on the screen, and the one after it; none of both for null. */
  show(section: number | null): void {
    for (const [index, each] of this.sections.entries()) {
      const role =
        section === null ? null : index === section - 1 ? 'now' : index === section ? 'next' : null;
      if (role) each.dataset['slide'] = role;
      else delete each.dataset['slide'];
      each.inert = role === 'next';
    }
  }

  /** Scrolls to a stop of the section on the screen. */
  scrollTo({ section, stop }: Place): void {
    const stops = this.stops(section);
    scrollTo({ top: stops[Math.min(stop, stops.length - 1)], behavior: 'instant' });
  }

  /** Where turning leads from what is on the screen now: within the section as long as there is more of it. */
  turned({ section }: Place, by: 1 | -1): Place {
    const stops = this.stops(section);
    const stop =
      by > 0 ? stops.findIndex((at) => at > scrollY + 2) : stops.findLastIndex((at) => at < scrollY - 2);
    if (stop >= 0) return { section, stop };
    return this.section(section + by) ? { section: section + by, stop: 0 } : { section, stop: 0 };
  }

  private stops(section: number): number[] {
    const element = this.section(section);
    if (!element) return [0];
    const start =
      scrollY + element.getBoundingClientRect().top - parseFloat(getComputedStyle(element).scrollMarginTop);
    const blocks = [...element.children]
      .map((block) => block.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => ({ top: top + scrollY - start, bottom: bottom + scrollY - start }));
    return stopsOf(blocks, innerHeight);
  }
}
