import { preference } from '../../elements/kit/preferences.ts';
import { addressBar } from '../address/address-bar.ts';
import { hidePointerWhenIdle } from './idle-pointer.ts';
import { idOfLink } from './links.ts';
import { writeSlide, type Slide } from './slide.ts';
import { PresentBar } from './present-bar.ts';
import { presentCommand } from './present-commands.ts';
import { Settling } from './settling.ts';
import { Slides } from './slides.ts';
import { Sync, type Presented } from './sync.ts';
import { TeacherDesk } from './teacher-desk.ts';

export { fetchAllElements } from '../page/fetch-late.ts';

/**
 * A lesson as it is presented: its sections one at a time, on the page that holds them all, so that the widgets are the
 * same and keep their steps. The window of the class and the teacher's show the same place and the same state.
 */
export class Presenter implements Presented {
  readonly #slides: Slides;
  readonly #sync: Sync;
  readonly #bar = new PresentBar();
  readonly #desk: TeacherDesk | null;
  readonly #over = new AbortController();
  readonly #settling: Settling | null;
  #place: Slide;
  #isHidden = false;
  /** The block that the class's window told last. */
  #block = 0;

  private constructor(article: HTMLElement, place: Slide) {
    this.#slides = new Slides(article);
    this.#place = place;
    this.#sync = new Sync(article, this.#slides.sections.length, this);
    this.#desk = this.isTeacher ? new TeacherDesk() : null;
    const scroll = () => this.#slides.scrollTo(this.#place);
    this.#settling = this.isTeacher ? null : new Settling(article, scroll, this.#over.signal);
    this.begin();
  }

  /** Presents a lesson from a place; null begins at the section in view. */
  static start(article: HTMLElement, place: Slide | null): Presenter {
    return new Presenter(article, place ?? { section: new Slides(article).inView, stop: 0 });
  }

  get view() {
    const block = this.isTeacher ? 0 : this.#slides.topBlock(this.#place.section);
    return { place: this.#place, block, isHidden: this.#isHidden };
  }

  follow({ place, block, isHidden }: Presenter['view']): void {
    this.hide(isHidden);
    this.go(place);
    this.#settling?.settle();
    if (this.isTeacher && block !== this.#block) this.#slides.scrollToBlock(place.section, block);
    this.#block = block;
  }

  onPaired(isPaired: boolean): void {
    if (this.#desk) this.#desk.isPaired = isPaired;
  }

  /** Goes where the address leads, after the reader went back or forward. */
  go(place: Slide): void {
    if (place.section !== this.#place.section || place.stop !== this.#place.stop) this.show(place);
  }

  /** Turns; the class's window knows how much of a section is on its screen, so the teacher's asks it. */
  turn(by: 1 | -1): void {
    const { section } = this.#place;
    this.#settling?.settle();
    if (this.#isHidden) this.hide(false);
    else if (!this.isTeacher) this.show(this.#slides.turned(this.#place, by));
    else if (this.#sync.isPaired) this.#sync.askToTurn(by);
    else if (this.#slides.section(section + by)) this.show({ section: section + by, stop: 0 });
  }

  /** Takes the presenter off the page, and shows there what was on the screen. */
  stop(): void {
    const { section } = this.#place;
    const block = this.#slides.blocks(section)[this.#slides.topBlock(section)];
    this.hide(false);
    this.#over.abort();
    this.#bar.remove();
    this.#desk?.remove();
    this.#slides.show(null);
    delete document.documentElement.dataset['present'];
    const heading = this.#slides.section(section)?.querySelector<HTMLElement>(':scope > h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    block?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  private get isTeacher(): boolean {
    return this.#sync.role === 'teacher';
  }

  private begin(): void {
    const { signal } = this.#over;
    document.documentElement.dataset['present'] = this.#sync.role;
    this.fillBar(signal);
    if (this.#desk) this.#slides.article.append(this.#desk);
    this.#desk?.addEventListener('hide', () => this.hide(!this.#isHidden), { signal });
    document.addEventListener('keydown', (event) => this.onKey(event), { signal });
    signal.addEventListener(
      'abort',
      addressBar.subscribe((fragment) => this.followLink(fragment)),
    );
    if (!this.isTeacher) {
      addEventListener('resize', () => this.#slides.scrollTo(this.#place), { signal });
      this.#slides.article.addEventListener('toggle', showOpened, { capture: true, signal });
      hidePointerWhenIdle(signal);
      document.addEventListener('pointerdown', () => this.hide(false), { signal });
    }
    this.#sync.begin(signal);
    this.show(this.#place);
  }

  private fillBar(signal: AbortSignal): void {
    const bar = this.#bar;
    bar.view = this.#sync.role;
    bar.role = 'banner';
    bar.addEventListener('turn', (event) => this.turn((event as CustomEvent<1 | -1>).detail), { signal });
    bar.addEventListener('teacher', () => (bar.isBlocked = !this.#sync.openTeacher(location.href)), {
      signal,
    });
    bar.addEventListener('share', () => void this.share(), { signal });
    bar.addEventListener('leave', () => this.leave(), { signal });
    document.body.prepend(bar);
  }

  private show(wanted: Slide): void {
    const { section } = wanted;
    const isOther = section !== this.#place.section || !this.#slides.section(section)?.dataset['slide'];
    const hadFocus = document.activeElement !== document.body && document.activeElement !== null;
    if (isOther) this.#slides.show(section);
    const stop = Number.isFinite(wanted.stop) ? wanted.stop : this.#slides.lastStop(section);
    const place = (this.#place = { section, stop });
    Object.assign(this.#bar, {
      place,
      sections: this.#slides.sections.length,
      sectionTitle: this.#slides.title(section),
    });
    this.#desk?.show(this.#slides, section);
    if (isOther && !(hadFocus && document.activeElement?.checkVisibility()))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    this.#settling?.begin();
    if (this.isTeacher && isOther) scrollTo({ top: 0, behavior: 'instant' });
    const query = writeSlide(location.search, place);
    history.replaceState(history.state, '', location.pathname + query + location.hash);
    this.#sync.tell();
  }

  /** Hides everything from the class for a while, or shows it again. */
  private hide(isHidden: boolean): void {
    if (isHidden === this.#isHidden) return;
    this.#isHidden = isHidden;
    document.documentElement.toggleAttribute('data-hidden', isHidden);
    if (this.#desk) this.#desk.isHidden = isHidden;
    this.#sync.tell();
  }

  /** Ends the presenting: the address is that of the lesson again. */
  private leave(): void {
    this.stop();
    history.pushState(
      history.state,
      '',
      location.pathname + writeSlide(location.search, null) + location.hash,
    );
  }

  private onKey(event: KeyboardEvent): void {
    const command = presentCommand(event, preference('pageKeys') === 'on');
    if (!command) return;
    event.preventDefault();
    if (command === 'leave') this.leave();
    else if (command === 'hide') this.hide(!this.#isHidden);
    else this.turn(command === 'on' ? 1 : -1);
  }

  /** A link within the lesson may lead to another section. */
  private followLink(fragment: string): void {
    const target = document.getElementById(idOfLink(fragment));
    const { section } = this.#place;
    if (target?.checkVisibility()) this.show({ section, stop: this.#slides.stopAt(section, target) });
    else if (this.#slides.holding(target)) this.show({ section: this.#slides.holding(target), stop: 0 });
  }

  private async share(): Promise<void> {
    const [{ openShare }, { sectionSubject }] = await Promise.all([
      import('../share/share-dialog.ts'),
      import('../share/subject.ts'),
    ]);
    const { section } = this.#place;
    const heading = this.#slides.section(section)?.querySelector(':scope > h2')?.id ?? '';
    openShare(sectionSubject(this.#slides.blocks(section), heading), true);
  }
}

/** What opens below the end of the screen comes onto it. */
function showOpened({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open)
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
