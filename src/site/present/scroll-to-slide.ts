import type { Slide } from './slides.ts';

/** Scrolls the lesson to a slide, and moves the focus to the heading of its section. */
export function scrollToSlide(section: HTMLElement | undefined, slide: Slide | undefined): void {
  const { title = null, blocks: [block] = [] } = slide ?? {};
  const heading = section?.querySelector<HTMLElement>('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  // Only the first slide of a heading leads to the heading.
  const isFirst = !block || title?.nextElementSibling === block;
  (isFirst ? title : block)?.scrollIntoView({ block: 'start', behavior: 'instant' });
}
