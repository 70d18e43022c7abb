import { preference } from '../../elements/kit/preferences.ts';
import { addressBar } from '../address/address-bar.ts';
import type { Company, Presentation } from './company.ts';
import { hidePointerWhenIdle } from './idle-pointer.ts';
import { readLinkId } from './lesson-links.ts';
import type { Aside, PairRole, Projected } from './pair-messages.ts';
import { isReloaded, presentLinkedLessons } from './opened-address.ts';
import type { PresentAction } from './present-bar.ts';
import { readPresentCommand } from './present-commands.ts';
import { PresentFrame } from './present-frame.ts';
import { revealOpenedBoxes } from './reveal-opened-boxes.ts';
import { scrollToSlide } from './scroll-to-slide.ts';
import { scrollToTop } from './slide-rest.ts';
import { shareSlide } from './share-slide.ts';
import { writeSlidePlace, type SlidePlace } from './slide-place.ts';
import { ShownSlide } from './shown-slide.ts';
import { Slides } from './slides.ts';
import { Sync, type Presented } from './sync.ts';

export { fetchAllElements } from '../every-page/fetch-elements.ts';

/** Presents a lesson slide by slide on its own page, so that widgets keep their steps. Both windows show the same. */
export class Presenter implements Presented {
  readonly #slides: Slides;
  readonly #shown: ShownSlide;
  readonly #sync: Sync;
  readonly #frame: PresentFrame;
  readonly #over = new AbortController();
  #isHidden = false;
  readonly #actions: Readonly<Record<PresentAction, () => void>> = {
    on: () => this.turn(1),
    back: () => this.turn(-1),
    skip: () => {
      this.#shown.walk.finish();
      this.goToNext(1);
    },
    first: () => this.go(this.#shown.part.firstPlace),
    last: () => this.go(this.#shown.part.lastPlace),
    stack: () => this.turnAside('stack'),
    code: () => this.turnAside('code'),
    hide: () => this.hide(!this.#isHidden),
    list: () => this.openList(),
    share: () => void shareSlide(this.#slides, this.#shown.walk.slide, this.#shown.place.section),
    teacher: () => this.openWindow('teacher'),
    leave: () => this.leave(),
  };

  private constructor(
    slides: Slides,
    place: SlidePlace,
    private readonly company: Company | null,
    isOpened: boolean,
  ) {
    this.#slides = slides;
    this.#sync = new Sync(slides.article, slides.sections.length, this);
    this.#frame = new PresentFrame(this.#sync.role, slides.article.querySelector('h1')?.innerText ?? '');
    this.#shown = new ShownSlide(slides, this.#frame, company, place, () => this.#sync.sendProjected());
    this.begin(isOpened);
  }

  /** Presents a lesson from a place; null starts at what is in view. */
  static start(article: HTMLElement, place: SlidePlace | null, company: Company | null): Presenter {
    const slides = new Slides(article);
    const isOpened = place === null || !isReloaded();
    return new Presenter(slides, place ?? slides.inView, company, isOpened);
  }

  get view() {
    return { place: this.#shown.place, aside: this.#frame.aside.shows, isHidden: this.#isHidden };
  }

  get part(): number | null {
    return this.#shown.part.number;
  }

  follow({ place, aside, isHidden }: Presenter['view'], part: number | null): void {
    this.hide(isHidden);
    this.#shown.limitTo(part);
    this.showAside(aside);
    this.go(place);
    this.#shown.showProgress();
  }

  get projected(): Projected {
    return this.#shown.projected;
  }

  followProjected(projected: Projected | null): void {
    this.#shown.followProjected(projected);
  }

  onPaired(isPaired: boolean): void {
    if (this.#frame.desk) this.#frame.desk.isPaired = isPaired;
    if (!isPaired) this.company?.receive(null);
  }

  onChanged(): void {
    if (!this.#over.signal.aborted) this.company?.changed();
  }

  onCompany(told: unknown): void {
    this.company?.receive(told);
  }

  go(place: SlidePlace): void {
    if (place.section !== this.#shown.place.section || place.block !== this.#shown.place.block)
      this.show(place);
  }

  /**
   * Does one step on the slide, or goes to the next. The teacher's window leaves this to the projected one, which knows
   * its screen.
   */
  turn(by: 1 | -1): void {
    if (this.#isHidden) this.hide(false);
    else if (this.isTeacher && this.#sync.isPaired) this.#sync.askToTurn(by);
    else if (by > 0 && this.#shown.walk.isBusy) return;
    else if (this.#shown.walk.go(by)) this.#shown.showProgress();
    else this.goToNext(by);
  }

  /** Restores the page, scrolled to the last slide. */
  stop(): void {
    this.hide(false);
    this.#over.abort();
    this.#slides.show(null);
    scrollToSlide(this.#slides.section(this.#shown.place.section), this.#shown.walk.slide);
  }

  private goToNext(by: 1 | -1): void {
    const place = this.#shown.part.findNextPlace(this.#shown.place, by);
    if (place) this.show(place, by);
  }

  private get isTeacher(): boolean {
    return this.#sync.role === 'teacher';
  }

  private begin(isOpened: boolean): void {
    const { signal } = this.#over;
    this.#frame.begin(signal);
    this.#shown.begin(signal);
    document.addEventListener('ply-present', ({ detail }) => this.#actions[detail](), { signal });
    document.addEventListener('ply-slide-choose', ({ detail }) => this.go(detail), { signal });
    document.addEventListener('ply-part-choose', ({ detail }) => this.choosePart(detail), { signal });
    document.addEventListener('keydown', (event) => this.onKey(event), { signal });
    presentLinkedLessons(this.#slides.article.dataset['lesson'] ?? '', signal);
    signal.addEventListener(
      'abort',
      addressBar.subscribe((fragment) => this.followLink(fragment)),
    );
    revealOpenedBoxes(this.#slides.article, () => !this.#shown.walk.slide?.isAnswer, signal);
    if (!this.isTeacher) {
      hidePointerWhenIdle(signal);
      document.addEventListener('pointerdown', () => this.hide(false), { signal });
    }
    this.#sync.begin(signal, isOpened);
    this.company?.begin(this.makePresentation(), signal);
    this.show(this.#shown.place);
  }

  private makePresentation(): Presentation {
    const { article } = this.#slides;
    return {
      lesson: article.dataset['lesson'] ?? '',
      isTeacher: this.isTeacher,
      article,
      slide: () => this.#shown.walk.slide,
      shared: () => this.#sync.shared,
      sendToCompany: (told) => this.#sync.sendToCompany(told),
      openProjected: () => this.openWindow('audience'),
      refresh: () => this.#shown.showProgress(),
      showBlock: (block) => this.showBlock(block),
      places: { bar: this.#frame.bar, desk: this.#frame.desk },
    };
  }

  private show(place: SlidePlace, by: 1 | -1 | 0 = 0): void {
    const hadFocus = document.activeElement !== document.body && document.activeElement !== null;
    this.#shown.goTo(place);
    scrollToTop(this.#slides);
    this.#shown.walk.enter(by);
    this.#shown.showProgress();
    if (!(hadFocus && document.activeElement?.checkVisibility()))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    history.replaceState(history.state, '', writeSlidePlace(location, place));
    this.#sync.sendState();
  }

  private openWindow(role: PairRole): void {
    this.#frame.bar.trouble = this.#sync.openWindow(role, location.href) ? null : role;
  }

  private showBlock(block: Element | null): void {
    const place = this.#slides.findPlace(block);
    if (place) this.show(place);
    else this.#shown.fit();
  }

  private openList(): void {
    this.#frame.openList({
      sections: this.#shown.part.listSections(),
      now: this.#shown.place,
      isPart: this.part !== null,
    });
  }

  private choosePart(part: number | null): void {
    this.#shown.part.limitTo(part);
    this.show(this.#shown.part.clamp(this.#shown.place));
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

  private turnAside(aside: Aside): void {
    this.showAside(this.#frame.aside.shows === aside ? null : aside);
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
    this.#actions[command]();
  }

  private followLink(fragment: string): void {
    const target = document.getElementById(readLinkId(fragment));
    const place = this.#slides.findPlace(target);
    if (place && !target!.checkVisibility()) this.show(place);
  }
}
