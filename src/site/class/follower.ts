import { LitElement } from 'lit';
import { answerBook } from '../../elements/kit/answer-book.ts';
import { writeClassLessonPath } from '../address/class-lesson.ts';
import { isQuestion } from '../present/block-kinds.ts';
import { LessonState } from '../present/lesson-state.ts';
import { Slides, readHeading } from '../present/slides.ts';
import { adoptStyles } from '../every-page/adopt-styles.ts';
import { joinParts, words } from '../../words/index.ts';
import { findQuestion, readQuestionText, type Asking } from './asking.ts';
import { readDrawnName } from './drawn-name.ts';
import { DrawnQuestion } from './drawn-question.ts';
import { holdSeat } from './hold-seat.ts';
import { HeldAnswer } from './held-answer.ts';
import { writeClassQuery, type Membership } from './membership.ts';
import { Seat } from './seat.ts';
import { readScene, type Scene, type Stage } from './stage.ts';
import { StudentBar, type StudentAction } from './student-bar.ts';
import { StudentLink, type StudentState } from './student-link.ts';
import studentRules from './student.css?inline';

/** A student's page of a lesson: it shows what the teacher shows, unless the student leaves for a while. */
export class Follower {
  readonly #seat: Seat;
  readonly #link: StudentLink;
  readonly #slides: Slides;
  readonly #state: LessonState;
  readonly #held: HeldAnswer;
  readonly #drawn: DrawnQuestion;
  readonly #bar = new StudentBar();
  readonly #over = new AbortController();
  readonly #lesson: string;
  #stage: Stage | null = null;
  #scene: Scene | null = null;
  /** The slide and the open question, with its vote, that were announced last; empty for none. */
  #told = { slide: '', question: '' };

  private constructor(
    article: HTMLElement,
    private readonly membership: Membership,
  ) {
    this.#lesson = article.dataset['lesson'] ?? '';
    this.#slides = new Slides(article);
    this.#state = new LessonState(article);
    this.#drawn = new DrawnQuestion(article);
    this.#seat = new Seat(membership);
    const { signal } = this.#over;
    this.#state.begin(signal);
    answerBook.classDrafts = this.#seat;
    answerBook.classAnswers = this.#seat.given(this.#lesson);
    signal.addEventListener(
      'abort',
      answerBook.subscribe(() => this.keepAnswers()),
    );
    adoptStyles(studentRules, signal);
    document.documentElement.dataset['class'] = '';
    this.#bar.isAlone = this.#seat.isAlone;
    this.#bar.hasEnded = this.#seat.hasEnded;
    document.body.append(this.#bar);
    document.addEventListener('ply-student', ({ detail }) => this.handleAction(detail), { signal });
    document.addEventListener('ply-search-change', () => this.drawWhenReady(), { signal });
    document.addEventListener('click', (event) => this.takeAlong(event), { signal, capture: true });
    this.#link = new StudentLink(membership.code, this.#seat, {
      onState: (state) => this.become(state),
      onStage: (stage) => this.see(stage),
      onUnreadable: () => {
        this.#bar.isUnable = true;
        this.coverLesson();
      },
    });
    holdSeat(this.#seat.id, () => this.#link.yield());
    this.#held = new HeldAnswer(this.#lesson, this.#seat, this.#link);
    this.coverLesson();
  }

  static begin(article: HTMLElement, membership: Membership): Follower {
    return new Follower(article, membership);
  }

  private become(state: StudentState): void {
    this.#bar.state = state;
    this.coverLesson();
    this.#held.tell();
    if (!this.#bar.isOver) return;
    this.becomeOwn();
    answerBook.classDrafts = null;
    answerBook.classAnswers = null;
  }

  private see(stage: Stage): void {
    this.#stage = stage;
    this.coverLesson();
    if (stage.lesson && stage.lesson !== this.#lesson) {
      const path = writeClassLessonPath(stage.lesson, writeClassQuery(this.membership));
      if (!this.#seat.isAlone) location.replace(`../../${path}`);
      return this.#held.follow(null);
    }
    if (!this.#seat.isAlone) this.#drawn.show(stage.asked?.question ?? '');
    this.#held.follow(stage.asked);
    if (stage.asked?.phase === 'revealed') this.#drawn.reveal();
    this.#bar.isUnable = !this.canShow(stage);
    if (this.#seat.isAlone) return;
    if (this.#bar.isUnable) this.#link.reportPresence('unable');
    this.follow();
  }

  /**
   * Whether this page can show the stage: it may have another version of the lesson, without the slide or the question.
   */
  private canShow({ scene, asked }: Stage): boolean {
    return (!asked || this.hasQuestion(asked.question)) && (scene === null || this.read(scene) !== null);
  }

  /** A generated question appears once the search of the lesson's own question is ready. */
  private hasQuestion(name: string): boolean {
    const { article } = this.#slides;
    return [name, readDrawnName(name).base].some((each) => findQuestion(article, each) !== null);
  }

  private drawWhenReady(): void {
    if (this.#stage && readDrawnName(this.#stage.asked?.question ?? '').draw > 0) this.see(this.#stage);
  }

  private read(scene: unknown): Scene | null {
    return readScene(scene, this.#state.describePage(this.#slides.sections.length));
  }

  /** Hides a covered lesson from screen readers too, and allows no answers before the class asks something. */
  private coverLesson(): void {
    const { isAlone, hasEnded } = this.#seat;
    const { state, isUnable, isOver } = this.#bar;
    const isComing = !this.#stage && !isUnable && !hasEnded && (state === 'connecting' || state === 'up');
    const isHidden = Boolean(this.#stage?.scene && this.#scene?.isHidden);
    const isElsewhere = state === 'taken';
    this.#slides.article.inert = !isAlone && !isOver && (isComing || isHidden || isElsewhere);
  }

  private follow(): void {
    this.#bar.isPaused = this.#stage?.scene === null;
    const scene = this.read(this.#stage?.scene);
    if (!scene) return;
    const wasHidden = this.#scene?.isHidden ?? false;
    this.#scene = scene;
    const { widgets, open, answers, place, end, isHidden } = scene;
    this.#state.apply({ widgets, open, answers: { ...answerBook.classAnswers, ...answers } });
    document.documentElement.dataset['present'] = 'student';
    const slide = this.#slides.collectBlocks(place, end);
    this.#slides.show(slide);
    const asked = slide.blocks.find((each) => isQuestion(each));
    if (asked && this.#stage?.asked) void showQuestion(asked, this.#stage.asked.phase === 'revealed');
    const title = this.#slides.title(place.section);
    const lesson = readHeading(this.#slides.article.querySelector('h1'));
    Object.assign(this.#bar, {
      hasScene: true,
      isHidden,
      place: [title, lesson].filter(Boolean).join(' · '),
    });
    this.coverLesson();
    this.tellNews(wasHidden, scene, slide);
  }

  /**
   * Announces what is new, and moves the focus to a new slide, unless the student is in a field. News while the
   * screen is covered counts as new once it is shown.
   */
  private tellNews(wasHidden: boolean, scene: Scene, slide: ReturnType<Slides['collectBlocks']>): void {
    const { covered, shownAgain, newSlide, newQuestion } = words.liveClass;
    const { place, isHidden } = scene;
    if (isHidden) {
      if (!wasHidden) this.#bar.news = covered;
      return;
    }
    const asked = this.#stage?.asked ?? null;
    const now = {
      slide: `${place.section}.${place.block}`,
      question: asked?.phase === 'open' ? `${asked.question} ${asked.vote}` : '',
    };
    const isSlideNew = now.slide !== this.#told.slide;
    const asking =
      now.question !== this.#told.question && now.question
        ? findQuestion(this.#slides.article, asked!.question)
        : null;
    this.#told = now;
    const news = [
      wasHidden ? shownAgain : '',
      isSlideNew ? newSlide(readHeading(slide.title)) : '',
      asking ? newQuestion(readQuestionText(asking), listAnswers(asking)) : '',
    ].filter(Boolean);
    if (news.length > 0) this.#bar.news = news.join(' ');
    if (isSlideNew && !isInField()) focusBlock(slide.title ?? slide.blocks[0]);
  }

  private handleAction(wish: StudentAction): void {
    if (wish === 'leave') return this.leave();
    const isAlone = wish === 'alone';
    this.#seat.keep({ isAlone });
    if (this.#link.state === 'taken') return location.reload();
    this.#bar.isAlone = isAlone;
    this.#link.reportPresence();
    if (isAlone) this.goAlone();
    else if (this.#stage) this.see(this.#stage);
  }

  private goAlone(): void {
    this.#drawn.restore();
    this.coverLesson();
    const first = this.#scene && this.#slides.collectBlocks(this.#scene.place, this.#scene.end);
    delete document.documentElement.dataset['present'];
    this.#slides.show(null);
    (first?.title ?? first?.blocks[0])?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  /** Adds the class to the address of links to other lessons. */
  private takeAlong({ target }: Event): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="/"]') : null;
    if (link?.origin === location.origin && link.pathname.includes('/lessons/'))
      link.search = writeClassQuery(this.membership);
  }

  private leave(): void {
    this.becomeOwn();
    this.#over.abort();
    this.#link.close();
    const heading = this.#scene && this.#slides.collectBlocks(this.#scene.place, this.#scene.end).title;
    location.replace(location.pathname + (heading?.id ? `#${heading.id}` : location.hash));
  }

  /** Makes the answers that were given in the class the student's own. */
  private becomeOwn(): void {
    this.#held.release();
    this.#seat.forget();
  }

  private keepAnswers(): void {
    const given = answerBook.classAnswers;
    if (given) this.#seat.keepGiven(this.#lesson, given);
  }
}

/** The answers to choose from; empty if the answer is typed. */
function listAnswers(asking: Asking): string[] {
  return (asking.tally?.all ?? []).map((answer) => joinParts([asking.label(answer)], '').text);
}

function isInField(): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.matches('input, textarea, select, [contenteditable]') ?? false;
}

/** Focuses a block without making it a Tab stop; Tab continues from there. */
function focusBlock(block: HTMLElement | undefined): void {
  if (!block) return;
  if (!block.hasAttribute('tabindex')) {
    block.tabIndex = -1;
    block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true });
  }
  block.focus({ preventScroll: true });
}

async function showQuestion(question: Element, isRevealed: boolean): Promise<void> {
  if (question instanceof LitElement) await question.updateComplete;
  const told = isRevealed ? question.shadowRoot?.querySelector('.feedback') : null;
  const article = question.closest('article');
  if (!article) return;
  const free = { top: findFreeTop(article), bottom: article.getBoundingClientRect().bottom };
  const whole = question.getBoundingClientRect();
  const answer = told?.getBoundingClientRect() ?? whole;
  // The first lines of the question stay in sight, unless the answer is too far below them.
  const top = told && answer.bottom - whole.top > free.bottom - free.top ? answer.top : whole.top;
  const by = Math.min(top - free.top, Math.max(0, answer.bottom - free.bottom));
  article.scrollBy({ top: by, behavior: 'instant' });
}

/** On a phone, the search above the text covers what is scrolled. */
function findFreeTop(article: Element): number {
  const exhibit = article.querySelector("[data-slide='exhibit']");
  if (exhibit && getComputedStyle(exhibit).position === 'sticky')
    return exhibit.getBoundingClientRect().bottom;
  return article.getBoundingClientRect().top;
}
