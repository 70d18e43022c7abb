import type { Known, Message, Shared } from './messages.ts';
import { hidePointerWhenIdle } from './idle-pointer.ts';
import { LessonState } from './lesson-state.ts';
import { idOfLink } from './links.ts';
import { Pair } from './pair.ts';
import { writePlace, type Place } from './place.ts';
import { PresentBar } from './present-bar.ts';
import { isForPage, turningBy } from './present-keys.ts';
import { Slides } from './slides.ts';
import { TeacherDesk } from './teacher-desk.ts';

/**
 * A lesson as it is presented: its sections one at a time, on the page that holds them all, so that the widgets are the
 * same and keep their steps. The window of the class and the teacher's show the same place and the same state.
 */
export class Presenter {
  readonly #slides: Slides;
  readonly #state: LessonState;
  readonly #pair: Pair;
  readonly #bar = new PresentBar();
  readonly #desk: TeacherDesk | null;
  readonly #over = new AbortController();
  readonly #known: Known;
  #place: Place;
  /** What both windows know, as text: only what differs from it is told. */
  #told = '';
  #isOtherThere = false;

  private constructor(article: HTMLElement, place: Place) {
    this.#slides = new Slides(article);
    this.#state = new LessonState(article);
    this.#known = this.#state.known(this.#slides.sections.length);
    this.#place = place;
    this.#pair = new Pair(this.#known, (message) => this.hear(message));
    this.#desk = this.#pair.role === 'teacher' ? new TeacherDesk() : null;
    this.begin();
  }

  /** Presents a lesson from a place; null begins at the section in view. */
  static start(article: HTMLElement, place: Place | null): Presenter {
    return new Presenter(article, place ?? { section: new Slides(article).inView, stop: 0 });
  }

  private begin(): void {
    const { signal } = this.#over;
    document.documentElement.dataset['present'] = this.#pair.role;
    const bar = this.#bar;
    bar.view = this.#pair.role;
    bar.addEventListener('turn', (event) => this.turn((event as CustomEvent<1 | -1>).detail), { signal });
    bar.addEventListener('teacher', () => (bar.isBlocked = !this.#pair.openTeacher(location.href)), {
      signal,
    });
    bar.addEventListener('share', () => void this.share(), { signal });
    bar.addEventListener('leave', () => this.leave(), { signal });
    document.body.prepend(bar);
    if (this.#desk) this.#slides.article.append(this.#desk);
    document.addEventListener('keydown', (event) => this.onKey(event), { signal });
    addEventListener('hashchange', () => this.followLink(), { signal });
    addEventListener('pagehide', () => this.#pair.send({ kind: 'bye' }), { signal });
    addEventListener('resize', () => this.#slides.scrollTo(this.#place), { signal });
    if (this.#pair.role === 'audience') hidePointerWhenIdle(signal);
    this.#state.listen(() => this.tell(), signal);
    this.show(this.#place);
  }

  /** Ends the presenting and shows the same section of the lesson. */
  leave(): void {
    const { section } = this.#place;
    this.stop();
    history.pushState(null, '', location.pathname + writePlace(location.search, null) + location.hash);
    const element = this.#slides.section(section);
    const heading = element?.querySelector<HTMLElement>(':scope > h2') ?? element;
    element?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }

  /** Takes the presenter off the page, which stays where it is. */
  stop(): void {
    this.#over.abort();
    this.#pair.close();
    this.#bar.remove();
    this.#desk?.remove();
    this.#slides.show(null);
    delete document.documentElement.dataset['present'];
  }

  /** Goes where the address leads, after the reader went back or forward. */
  go(place: Place): void {
    if (place.section !== this.#place.section || place.stop !== this.#place.stop) this.show(place);
  }

  /** Turns; the class's window knows how much of a section is on its screen, so the teacher's asks it. */
  private turn(by: 1 | -1): void {
    if (this.#pair.role === 'audience') this.show(this.#slides.turned(this.#place, by));
    else if (this.#isOtherThere) this.#pair.send({ kind: 'turn', by });
    else if (this.#slides.section(this.#place.section + by))
      this.show({ section: this.#place.section + by, stop: 0 });
  }

  private show(place: Place): void {
    const isOther =
      place.section !== this.#place.section || !this.#slides.section(place.section)?.dataset['slide'];
    const hadFocus = document.activeElement !== document.body && document.activeElement !== null;
    this.#place = place;
    if (isOther) this.#slides.show(place.section);
    const title = this.#slides.title(place.section);
    Object.assign(this.#bar, {
      section: place.section,
      sections: this.#slides.sections.length,
      sectionTitle: title,
    });
    this.#desk?.show(this.#slides, place.section);
    if (isOther && !(hadFocus && document.activeElement?.checkVisibility()))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    if (this.#pair.role === 'audience' || isOther) this.#slides.scrollTo(place);
    history.replaceState(
      history.state,
      '',
      location.pathname + writePlace(location.search, place) + location.hash,
    );
    this.tell();
  }

  /** Tells the other window what this one shows, unless it knows. */
  private tell(): void {
    const shared: Shared = { place: this.#place, ...this.#state.collect() };
    const text = JSON.stringify(shared);
    if (text === this.#told) return;
    this.#told = text;
    this.#pair.send({ kind: 'state', shared });
  }

  private hear(message: Message): void {
    this.#isOtherThere = message.kind !== 'bye';
    if (this.#desk) this.#desk.isPaired = this.#isOtherThere;
    if (message.kind === 'turn') this.turn(message.by);
    if (message.kind === 'hello') {
      this.#told = '';
      this.tell();
    }
    if (message.kind !== 'state') return;
    const { shared } = message;
    this.#told = JSON.stringify(shared);
    this.#state.apply(shared);
    this.go(shared.place);
  }

  private onKey(event: KeyboardEvent): void {
    if (!isForPage(event)) return;
    const by = turningBy(event);
    if (by === null && event.key !== 'Escape') return;
    event.preventDefault();
    if (by === null) this.leave();
    else this.turn(by);
  }

  /** A link within the lesson may lead to another section. */
  private followLink(): void {
    const target = document.getElementById(idOfLink(location.hash));
    const { section } = this.#place;
    if (target?.checkVisibility()) this.show({ section, stop: this.#slides.stopAt(section, target) });
    else if (this.#slides.holding(target)) this.show({ section: this.#slides.holding(target), stop: 0 });
  }

  private async share(): Promise<void> {
    const [{ openShare }, { sectionSubject }] = await Promise.all([
      import('../share/share-dialog.ts'),
      import('../share/subject.ts'),
    ]);
    const section = this.#slides.section(this.#place.section);
    if (section) openShare(sectionSubject(section));
  }
}
