import { describeNextSlide } from './describe-next.ts';
import type { Company } from './company.ts';
import { fitText, tightenText } from './fit-text.ts';
import type { Projected } from './pair-messages.ts';
import type { PresentFrame } from './present-frame.ts';
import { PresentedPart } from './presented-part.ts';
import type { SlidePlace } from './slide-place.ts';
import { SlideWalk } from './slide-walk.ts';
import type { Slide, Slides } from './slides.ts';
import { coverCutLines } from './whole-lines.ts';

/** The slide on the screen, and what the bar and the teacher's window say about it. */
export class ShownSlide {
  readonly walk: SlideWalk;
  readonly part: PresentedPart;
  #place: SlidePlace;
  /** The next slide, as it was when this one came. */
  #coming: Slide | null = null;
  /** The content of a solution may load and grow beyond the screen after it is opened. */
  readonly #sizes = new ResizeObserver(() => {
    tightenText(this.slides.article);
    this.showProgress();
  });
  /** In the teacher's window, what the projected one has sent. */
  #projected: Projected | null = null;
  #isOver = false;
  #frame = 0;

  constructor(
    private readonly slides: Slides,
    private readonly frame: PresentFrame,
    company: Company | null,
    place: SlidePlace,
    private readonly onProgress: () => void,
  ) {
    this.walk = new SlideWalk(slides, company);
    this.part = new PresentedPart(slides);
    this.#place = this.part.clamp(place);
  }

  begin(signal: AbortSignal): void {
    document.addEventListener('ply-step-change', () => this.showProgress(), { signal });
    document.addEventListener(
      'ply-search-change',
      ({ detail }) => (detail.phase === 'done' || detail.phase === 'failed') && this.refitSoon(),
      { signal },
    );
    addEventListener('resize', () => this.refit(), { signal });
    const { article } = this.slides;
    article.addEventListener('scroll', () => coverCutLines(article), { signal });
    void document.fonts.ready.then(() => this.refit());
    signal.addEventListener('abort', () => {
      this.#isOver = true;
      cancelAnimationFrame(this.#frame);
      this.#sizes.disconnect();
      fitText(article, [], false);
    });
  }

  get place(): SlidePlace {
    return this.#place;
  }

  goTo(place: SlidePlace): void {
    this.#place = place;
    if (!this.part.has(place)) this.part.limitTo(null);
    this.fit();
  }

  limitTo(part: number | null): void {
    if (part === this.part.number) return;
    this.part.limitTo(part);
    this.fit();
  }

  /** What the teacher's window needs of the projected one. */
  get projected(): Projected {
    return { starts: this.part.starts, coming: this.frame.bar.coming };
  }

  /** A presentation has one division into slides: the one that the class sees. */
  followProjected(projected: Projected | null): void {
    const starts = projected?.starts ?? [];
    const isDivided = JSON.stringify(starts) !== JSON.stringify(this.#projected?.starts ?? []);
    this.#projected = projected;
    if (!isDivided) return this.showProgress();
    this.slides.divideAs(starts);
    this.refit();
  }

  fit(): void {
    if (this.#isOver) return;
    const { section } = this.#place;
    const slide = (this.walk.slide = this.slides.findSlide(this.#place));
    this.slides.show(slide ?? null);
    fitText(this.slides.article, slide?.blocks ?? [], slide?.isAnswer ?? false);
    void this.slides.drawn.then(() => this.showProgress());
    this.#sizes.disconnect();
    for (const block of slide?.blocks ?? []) this.#sizes.observe(block);
    const after = this.part.findNextPlace(this.#place, 1);
    this.#coming = after && (this.slides.findSlide(after) ?? null);
    this.frame.aside.for = slide?.search?.id ?? '';
    Object.assign(this.frame.bar, {
      section,
      sections: this.slides.sections.length,
      sectionTitle: this.slides.title(section),
      partNow: this.part.now,
      ...this.part.count(this.#place),
    });
    this.showProgress();
  }

  showProgress(): void {
    const { bar, desk } = this.frame;
    const { progress, coming, slide } = this.walk;
    Object.assign(bar, progress);
    const end = this.part.describeEnd();
    const next = coming ?? (this.#coming ? describeNextSlide(slide, this.#coming) : end);
    bar.coming = this.#projected?.coming ?? next;
    coverCutLines(this.slides.article);
    this.onProgress();
    if (!desk) return;
    desk.end = end;
    desk.show(this.slides, this.#place.section, slide, this.#coming);
  }

  private refit(): void {
    this.part.forgetSizes();
    this.fit();
  }

  /** A question about a search, in whatever section, is drawn after its search is done. */
  private refitSoon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.refit());
  }
}
