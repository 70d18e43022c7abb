import { preference } from '../../elements/kit/preferences.ts';
import { addressBar } from '../address/address-bar.ts';
import { describeNextSlide } from './coming.ts';
import type { Company, Presentation } from './company.ts';
import { hidePointerWhenIdle } from './idle-pointer.ts';
import { readLinkId } from './links.ts';
import type { Aside, Projected } from './pair-messages.ts';
import { isReloaded, presentLinkedLessons } from './opened-address.ts';
import type { PresentAction } from './present-bar.ts';
import { readPresentCommand } from './present-commands.ts';
import { PresentFrame } from './present-frame.ts';
import { PresentedPart } from './presented-part.ts';
import { revealOpenedBoxes } from './reveal-opened-boxes.ts';
import { scrollToSlide } from './scroll-to-slide.ts';
import { scrollToTop } from './slide-rest.ts';
import { shareSlide } from './share-slide.ts';
import { writeSlidePlace, type SlidePlace } from './slide-place.ts';
import { SlideWalk } from './slide-walk.ts';
import { Slides, type Slide } from './slides.ts';
import { Sync, type Presented } from './sync.ts';

export { fetchAllElements } from '../page/fetch-elements.ts';

/** Presents a lesson slide by slide on its own page, so that widgets keep their steps. Both windows show the same. */
export class Presenter implements Presented {
  readonly #slides: Slides;
  readonly #walk: SlideWalk;
  readonly #part: PresentedPart;
  readonly #sync: Sync;
  readonly #frame: PresentFrame;
  readonly #over = new AbortController();
  #place: SlidePlace;
  /** The next slide, as it was when this one came. */
  #coming: Slide | null = null;
  /** The content of a solution may load and grow beyond the screen after it is opened. */
  readonly #sizes = new ResizeObserver(() => this.showProgress());
  #isHidden = false;
  /** In the teacher's window, what the projected one has sent. */
  #projected: Projected | null = null;

  private constructor(
    slides: Slides,
    place: SlidePlace,
    private readonly company: Company | null,
    isOpened: boolean,
  ) {
    this.#slides = slides;
    this.#walk = new SlideWalk(slides, company);
    this.#part = new PresentedPart(slides);
    this.#place = this.#part.clamp(place);
    this.#sync = new Sync(slides.article, slides.sections.length, this);
    this.#frame = new PresentFrame(this.#sync.role, slides.article.querySelector('h1')?.innerText ?? '');
    this.begin(isOpened);
  }

  /** Presents a lesson from a place; null starts at what is in view. */
  static start(article: HTMLElement, place: SlidePlace | null, company: Company | null): Presenter {
    const slides = new Slides(article);
    const isOpened = place === null || !isReloaded();
    return new Presenter(slides, place ?? slides.inView, company, isOpened);
  }

  get view() {
    return { place: this.#place, aside: this.#frame.aside.shows, isHidden: this.#isHidden };
  }

  get part(): number | null {
    return this.#part.number;
  }

  follow({ place, aside, isHidden }: Presenter['view'], part: number | null): void {
    this.hide(isHidden);
    this.limitTo(part);
    this.showAside(aside);
    this.go(place);
    this.showProgress();
  }

  get projected(): Projected {
    return { starts: this.#part.starts, coming: this.#frame.bar.coming };
  }

  /** A presentation has one division into slides: the one that the class sees. */
  followProjected(projected: Projected | null): void {
    const starts = projected?.starts ?? [];
    const isDivided = JSON.stringify(starts) !== JSON.stringify(this.#projected?.starts ?? []);
    this.#projected = projected;
    if (!isDivided) return this.showProgress();
    this.#slides.divideAs(starts);
    this.refit();
  }

  onPaired(isPaired: boolean): void {
    if (this.#frame.desk) this.#frame.desk.isPaired = isPaired;
  }

  onChanged(): void {
    if (!this.#over.signal.aborted) this.company?.changed();
  }

  onCompany(told: unknown): void {
    this.company?.hear(told);
  }

  go(place: SlidePlace): void {
    if (place.section !== this.#place.section || place.block !== this.#place.block) this.show(place);
  }

  /**
   * Does one step on the slide, or goes to the next. The teacher's window leaves this to the projected one, which knows
   * its screen.
   */
  turn(by: 1 | -1): void {
    if (this.#isHidden) this.hide(false);
    else if (by > 0 && this.company?.isSettling) return;
    else if (this.isTeacher && this.#sync.isPaired) this.#sync.askToTurn(by);
    else if (this.#walk.go(by)) this.showProgress();
    else {
      const place = this.#part.findNextPlace(this.#place, by);
      if (place) this.show(place, by);
    }
  }

  /** Restores the page, scrolled to the last slide. */
  stop(): void {
    this.hide(false);
    this.#over.abort();
    this.#slides.show(null);
    scrollToSlide(this.#slides.section(this.#place.section), this.#walk.slide);
  }

  private get isTeacher(): boolean {
    return this.#sync.role === 'teacher';
  }

  private begin(isOpened: boolean): void {
    const { signal } = this.#over;
    this.#frame.begin(signal);
    document.addEventListener('ply-present', ({ detail }) => this.handleAction(detail), { signal });
    document.addEventListener('ply-slide-choose', ({ detail }) => this.go(detail), { signal });
    document.addEventListener('ply-part-choose', ({ detail }) => this.choosePart(detail), { signal });
    document.addEventListener('ply-step-change', () => this.showProgress(), { signal });
    document.addEventListener('ply-search-change', ({ detail }) => detail.phase === 'done' && this.fit(), {
      signal,
    });
    document.addEventListener('keydown', (event) => this.onKey(event), { signal });
    presentLinkedLessons(this.#slides.article.dataset['lesson'] ?? '', signal);
    signal.addEventListener(
      'abort',
      addressBar.subscribe((fragment) => this.followLink(fragment)),
    );
    addEventListener('resize', () => this.refit(), { signal });
    void document.fonts.ready.then(() => this.refit());
    signal.addEventListener('abort', () => this.#sizes.disconnect());
    revealOpenedBoxes(this.#slides.article, () => !this.#walk.slide?.isAnswer, signal);
    if (!this.isTeacher) {
      hidePointerWhenIdle(signal);
      document.addEventListener('pointerdown', () => this.hide(false), { signal });
    }
    this.#sync.begin(signal, isOpened);
    this.company?.begin(this.makePresentation(), signal);
    this.show(this.#place);
  }

  private makePresentation(): Presentation {
    const { article } = this.#slides;
    return {
      lesson: article.dataset['lesson'] ?? '',
      isTeacher: this.isTeacher,
      article,
      slide: () => this.#walk.slide,
      shared: () => this.#sync.shared,
      sendToCompany: (told) => this.#sync.sendToCompany(told),
      refresh: () => this.showProgress(),
      showBlock: (block) => this.showBlock(block),
      places: { bar: this.#frame.bar, desk: this.#frame.desk },
    };
  }

  private show(place: SlidePlace, by: 1 | -1 | 0 = 0): void {
    const hadFocus = document.activeElement !== document.body && document.activeElement !== null;
    this.#place = place;
    if (!this.#part.has(place)) this.#part.limitTo(null);
    this.fit();
    scrollToTop(this.#slides);
    this.#walk.enter(by);
    this.showProgress();
    if (!(hadFocus && document.activeElement?.checkVisibility()))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    history.replaceState(history.state, '', writeSlidePlace(location, place));
    this.#sync.sendState();
  }

  private showBlock(block: Element | null): void {
    const place = this.#slides.findPlace(block);
    if (place) this.show(place);
    else this.fit();
  }

  private refit(): void {
    this.#part.forgetSizes();
    this.fit();
  }

  private fit(): void {
    if (this.#over.signal.aborted) return;
    const { section } = this.#place;
    const slide = (this.#walk.slide = this.#slides.findSlide(this.#place));
    this.#slides.show(slide ?? null);
    void this.#slides.drawn.then(() => this.showProgress());
    this.#sizes.disconnect();
    for (const block of slide?.blocks ?? []) this.#sizes.observe(block);
    const after = this.#part.findNextPlace(this.#place, 1);
    this.#coming = after && (this.#slides.findSlide(after) ?? null);
    this.#frame.aside.for = slide?.search?.id ?? '';
    Object.assign(this.#frame.bar, {
      section,
      sections: this.#slides.sections.length,
      sectionTitle: this.#slides.title(section),
      partNow: this.#part.now,
      ...this.#part.count(this.#place),
    });
    this.showProgress();
  }

  private openList(): void {
    this.#frame.openList({
      sections: this.#part.listSections(),
      now: this.#place,
      isPart: this.part !== null,
    });
  }

  private limitTo(part: number | null): void {
    if (part === this.part) return;
    this.#part.limitTo(part);
    this.fit();
  }

  private choosePart(part: number | null): void {
    this.#part.limitTo(part);
    this.show(this.#part.clamp(this.#place));
  }

  private showProgress(): void {
    const { progress, coming, slide } = this.#walk;
    Object.assign(this.#frame.bar, progress);
    const end = this.#part.describeEnd();
    const next = coming ?? (this.#coming ? describeNextSlide(slide, this.#coming) : end);
    this.#frame.bar.coming = this.#projected?.coming ?? next;
    this.#sync.sendProjected();
    if (!this.#frame.desk) return;
    this.#frame.desk.end = end;
    this.#frame.desk.show(this.#slides, this.#place.section, slide, this.#coming);
  }

  private hide(isHidden: boolean): void {
    if (isHidden === this.#isHidden) return;
    this.#isHidden = isHidden;
    document.documentElement.toggleAttribute('data-hidden', isHidden);
    if (this.#frame.desk) this.#frame.desk.isHidden = isHidden;
    this.#sync.sendState();
  }

  private showAside(aside: Aside | null): void {
    this.#frame.aside.shows = aside;
    this.#sync.sendState();
  }

  private leave(): void {
    this.stop();
    history.pushState(history.state, '', writeSlidePlace(location, null));
  }

  private onKey(event: KeyboardEvent): void {
    const command = readPresentCommand(event, preference('pageKeys') === 'on');
    if (!command) return;
    event.preventDefault();
    // A held key stops at a question.
    if (event.repeat && command === 'on' && this.company?.isWaiting) return;
    this.handleAction(command);
  }

  private handleAction(action: PresentAction): void {
    if (action === 'leave') this.leave();
    else if (action === 'hide') this.hide(!this.#isHidden);
    else if (action === 'stack' || action === 'code')
      this.showAside(this.#frame.aside.shows === action ? null : action);
    else if (action === 'share') void shareSlide(this.#slides, this.#walk.slide, this.#place.section);
    else if (action === 'list') this.openList();
    else if (action === 'first') this.go(this.#part.firstPlace);
    else if (action === 'last') this.go(this.#part.lastPlace);
    else if (action === 'teacher')
      this.#frame.bar.trouble = this.#sync.openTeacher(location.href) ? null : action;
    else this.turn(action === 'on' ? 1 : -1);
  }

  private followLink(fragment: string): void {
    const target = document.getElementById(readLinkId(fragment));
    const place = this.#slides.findPlace(target);
    if (place && !target!.checkVisibility()) this.show(place);
  }
}
