import { describeNextSlide } from '../present/describe-next.ts';
import { PresentBar } from '../present/present-bar.ts';
import type { SlidePlace } from '../present/slide-place.ts';
import { SlideWalk } from '../present/slide-walk.ts';
import { scrollToTop } from '../present/slide-rest.ts';
import { Slides, type Slide } from '../present/slides.ts';
import { fetchAllElements } from '../every-page/fetch-elements.ts';
import { words } from '../../words/index.ts';
import type { Preview } from './preview.ts';

/** Shows one slide of the lesson that is being written, as a class will see it: that of the cursor, or one next to it. */
export class SlidePreview implements Preview {
  readonly #bar = new PresentBar();
  readonly #over = new AbortController();
  #slides: Slides;
  #walk: SlideWalk;
  #block: Element | null = null;
  #place: SlidePlace | null = null;
  #coming: Slide | null = null;
  /** Where each slide of the lesson starts; null until it is known how high its blocks are now. */
  #starts: readonly SlidePlace[] | null = null;
  #frame = 0;

  /** @param tell - Called with the number of the slide, from 1, and how many there are. */
  constructor(
    private readonly article: HTMLElement,
    private readonly tell: (slide: number, slides: number) => void,
  ) {
    const { signal } = this.#over;
    const again = () => this.showSoon();
    this.#slides = new Slides(article);
    this.#walk = new SlideWalk(this.#slides, null);
    document.documentElement.dataset['present'] = 'audience';
    // The buttons are next to the text.
    this.#bar.inert = true;
    document.body.prepend(this.#bar);
    addEventListener('resize', again, { signal });
    document.addEventListener('ply-search-change', again, { signal });
    document.addEventListener('ply-step-change', () => this.showProgress(), { signal });
  }

  beforeChange(): void {
    this.#slides.show(null);
  }

  async afterChange(): Promise<void> {
    this.#slides = new Slides(this.article);
    this.#walk = new SlideWalk(this.#slides, null);
    this.#starts = null;
    this.show();
    await fetchAllElements().catch(() => {});
    this.showSoon();
  }

  goTo(block: Element | null): void {
    this.#block = block;
    this.#place = null;
    const before = this.#walk.slide;
    this.show();
    // As when it comes while presenting.
    if (this.#walk.slide?.blocks[0] !== before?.blocks[0]) this.#walk.enter(1);
    this.showProgress();
  }

  /** Takes the next step of the slide, or goes to the next slide, as the forward key does. */
  turn(by: 1 | -1): void {
    if (this.#walk.go(by)) return this.showProgress();
    const next = this.#place && this.#slides.findNextPlace(this.#place, by);
    if (!next) return;
    this.#place = next;
    this.show();
    this.#walk.enter(by);
    this.showProgress();
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    this.#over.abort();
    this.#slides.show(null);
    this.#bar.remove();
    delete document.documentElement.dataset['present'];
  }

  /** Slides are divided by their heights, which change as searches are drawn. */
  private showSoon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#starts = null;
      this.show();
    });
  }

  private show(): void {
    const slides = this.#slides;
    if (this.#over.signal.aborted || slides.sections.length === 0) return;
    const before = this.#walk.slide;
    const { scrollTop } = this.article;
    const { section, block } = this.#place ?? slides.findPlace(this.#block) ?? { section: 1, block: 0 };
    const slide = slides.findSlide({ section, block });
    if (!slide) return;
    this.#place = { section, block: slide.start };
    const after = slides.findNextPlace(this.#place, 1);
    this.#coming = (after && slides.findSlide(after)) ?? null;
    this.#starts ??= this.listStarts();
    this.#walk.slide = slide;
    slides.show(slide);
    // Measuring slides scrolls to the top.
    if (slide.title === before?.title && slide.start === before?.start)
      this.article.scrollTo({ top: scrollTop });
    else scrollToTop(slides);
    this.showProgress();
  }

  private showProgress(): void {
    const { section, block } = this.#place ?? {};
    if (section === undefined || block === undefined || this.#over.signal.aborted) return;
    const { slide, progress, coming } = this.#walk;
    const { end } = words.presenting.next;
    const starts = this.#starts ?? [];
    const number = 1 + starts.findLastIndex((each) => each.section === section && each.block <= block);
    Object.assign(this.#bar, {
      ...progress,
      slide: number,
      slides: starts.length,
      lesson: this.article.querySelector('h1')?.textContent ?? '',
      section,
      sections: this.#slides.sections.length,
      sectionTitle: this.#slides.title(section),
      coming: coming ?? (this.#coming ? describeNextSlide(slide, this.#coming) : end),
    });
    this.tell(number, starts.length);
  }

  private listStarts(): SlidePlace[] {
    const { sections } = this.#slides;
    return sections.flatMap((_, i) =>
      this.#slides.listSlides(i + 1).map(({ start }) => ({ section: i + 1, block: start })),
    );
  }
}
