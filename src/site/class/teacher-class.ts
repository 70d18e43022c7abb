import { render } from 'lit';
import { answerBook } from '../../elements/kit/answer-book.ts';
import type { Company, Presentation } from '../present/company.ts';
import { isTeacherWindow } from '../present/pair.ts';
import { adoptStyles } from '../every-page/adopt-styles.ts';
import { describeAsked, diagnosing } from './asking.ts';
import { describeNext, readClassAction, renderClassBar, type ClassAction } from './class-controls.ts';
import { keepClassCopy, readClassCopy } from './class-copy.ts';
import { ClassDialog } from './class-dialog.ts';
import type { ClassRecord, Round } from './class-record.ts';
import { ClassResults } from './class-results.ts';
import { countSeats, countVotes, emptyView, readClassView, type ClassView } from './class-view.ts';
import { nameNextDraw } from './drawn-name.ts';
import { buildStage } from './fit-stage.ts';
import { ConnectedClass } from './connected-class.ts';
import type { Membership } from './membership.ts';
import { showResults } from './show-results.ts';
import { RevealedPlace } from './revealed-place.ts';
import { Settling } from './settling.ts';
import { silenceQuestion } from './silence-question.ts';
import { SlideQuestion } from './slide-question.ts';
import teacherRules from './teacher.css?inline';
import { findNextPhase, type QuestionPhase, type VoteEvent } from './vote-phases.ts';

/** The class in a presentation. With two windows, the projected one holds the connection and informs the other. */
export class TeacherClass implements Company {
  /** Null in the window that is not connected. */
  readonly #held: ConnectedClass | null;
  readonly #results = new ClassResults();
  #presentation: Presentation | null = null;
  #slide: SlideQuestion | null = null;
  #view: ClassView = emptyView;
  #dialog: ClassDialog | null = null;
  readonly #revealed = new RevealedPlace();
  readonly #settling = new Settling(() => this.changed());
  #isRecordWanted = false;
  /** What the connected window does for an action of either window. */
  readonly #actions: Readonly<Record<ClassAction, (held: ConnectedClass) => void>> = {
    ask: () => this.#view.isOffered && this.advance('ask'),
    skip: () => this.advance('skip'),
    again: () => this.advance('again'),
    another: () => this.advance('another'),
    record: () => this.showRecord(true),
    noRecord: () => this.showRecord(false),
    end: ({ link }) => link.end(),
  };
  /** What the connected window does when a question enters a phase. */
  readonly #phases: Readonly<Record<QuestionPhase, (record: ClassRecord, question: string) => void>> = {
    unasked: (record, question) => this.askAnother(record, question),
    open: (record, question) => this.ask(record, question),
    shown: (record, question) => record.setPhase(this.lesson, question, 'shown'),
    discussed: (record, question) => record.setPhase(this.lesson, question, 'discussed'),
    revealed: (record, question) => this.reveal(record, question),
  };

  constructor(
    private readonly membership: Membership,
    private readonly lesson: string,
  ) {
    this.#held = isTeacherWindow() ? null : new ConnectedClass(membership, () => this.changed());
    this.changed();
  }

  get isWaiting(): boolean {
    const { votes } = this.#view;
    return votes !== null && votes.phase !== 'revealed';
  }

  get isSettling(): boolean {
    return this.#view.isSettling;
  }

  get coming(): string {
    return describeNext(this.#view, this.#slide?.hasAnswer ?? true);
  }

  get cover(): Element | null {
    return this.#presentation?.isTeacher ? null : this.#results;
  }

  begin(presentation: Presentation, signal: AbortSignal): void {
    this.#presentation = presentation;
    this.#slide = new SlideQuestion(presentation);
    adoptStyles(teacherRules, signal);
    void diagnosing.fetchFor(this.#results);
    const { desk } = presentation.places;
    if (desk) desk.company = this.#results;
    else document.body.append(this.#results);
    signal.addEventListener('abort', () => {
      this.#slide?.restore();
      this.#slide = null;
      this.#presentation = null;
      this.#results.remove();
      this.#dialog?.remove();
      delete document.documentElement.dataset['beside'];
      this.#view = { ...this.#view, votes: null };
      answerBook.held = null;
      this.changed();
    });
  }

  takeTurn(): boolean {
    if (!this.#held || !this.#view.mayExplain) return this.advance('forward');
    this.#revealed.leave();
    this.settle();
    return true;
  }

  receive(message: unknown): void {
    const action = readClassAction(message);
    if (this.#held) return action ? this.#actions[action](this.#held) : undefined;
    const { view, copy } = Object(message) as Record<string, unknown>;
    this.#view = message === null ? { ...emptyView, state: 'closed' } : (readClassView(view) ?? this.#view);
    keepClassCopy(this.membership.code, copy);
    this.#slide?.draw(this.question);
    return this.show();
  }

  changed(): void {
    this.#slide?.find();
    if (this.#held) {
      this.update(this.#held);
      this.#presentation?.sendToCompany({ view: this.#view, copy: readClassCopy(this.membership.code) });
    }
    this.show();
  }

  private get question(): string {
    return this.#view.votes?.question ?? '';
  }

  private findRound({ link, record }: ConnectedClass): Round | null {
    return link.state === 'ended' ? null : record.round(this.lesson, this.#slide?.asking?.name ?? '');
  }

  /** Goes to the phase that an event leads to; returns whether there is one. Only the connected window may. */
  private advance(event: VoteEvent): boolean {
    if (!this.#held || !this.#slide?.asking) return false;
    const { asking, hasAnswer } = this.#slide;
    const { phase = 'unasked', votes = [] } = this.findRound(this.#held) ?? {};
    const next = findNextPhase({ phase, vote: votes.length, hasAnswer }, event);
    if (!next) return false;
    this.#phases[next](this.#held.record, asking.name);
    this.settle();
    return true;
  }

  /** The teacher's own answer is deleted, so that the slide does not give it away. */
  private ask(record: ClassRecord, question: string): void {
    record.open(this.lesson, question);
    answerBook.save(this.lesson, question, null);
  }

  private askAnother(record: ClassRecord, question: string): void {
    let name = nameNextDraw(question);
    while (record.round(this.lesson, name)) name = nameNextDraw(name);
    this.#slide?.draw(name);
  }

  private showRecord(isShown: boolean): void {
    this.#isRecordWanted = isShown;
    this.changed();
  }

  private settle(): void {
    void this.#settling.begin(this.#results);
  }

  private reveal(record: ClassRecord, question: string): void {
    record.setPhase(this.lesson, question, 'revealed');
    answerBook.held = null;
    const { asking, hasAnswer } = this.#slide!;
    if (hasAnswer) answerBook.save(this.lesson, question, { given: '', tries: 0, isDone: true });
    asking?.reveal();
    this.#revealed.mark(this.#presentation!.shared());
  }

  /** Brings view and phones up to date. */
  private update(held: ConnectedClass): void {
    const { link, record } = held;
    const { state, seats } = link;
    const asking = this.#slide?.asking ?? null;
    const canAsk = asking !== null && seats.connected > 0 && state === 'up';
    if (canAsk && !asking.isOffered) this.advance('ask');
    const round = this.findRound(held);
    // The list of all answers needs the texts after the lesson is closed.
    if (round && asking?.tally)
      record.describe(this.lesson, round.question, describeAsked(asking, round.votes));
    this.#view = {
      state,
      ...countSeats(seats),
      votes: round && countVotes(round, asking, seats),
      isOffered: canAsk && !round,
      mayExplain: round?.phase === 'revealed' && !this.hasGoneOn && this.#slide!.isExplanationCovered,
      isSettling: this.#settling.isOn || (link.isGathering && asking !== null && !round && !asking.isOffered),
      record: this.#isRecordWanted ? held.list() : null,
    };
    link.show(buildStage(this.lesson, this.#view.votes, this.#presentation));
  }

  private get hasGoneOn(): boolean {
    return this.#revealed.isLeft(this.#presentation!.shared());
  }

  private show(): void {
    if (!this.#presentation || !this.#slide) return;
    silenceQuestion(this.lesson, this.isWaiting ? this.question : '');
    const { state, votes, record } = this.#view;
    const { places, isTeacher } = this.#presentation;
    const { asking, beside } = this.#slide;
    if (votes) this.#revealed.begin(this.#presentation.shared());
    showResults(this.#results, { asking, votes, beside, hasGoneOn: this.hasGoneOn }, isTeacher);
    render(
      renderClassBar(
        this.#view,
        asking,
        (action) => this.press(action),
        isTeacher ? () => this.press('record', true) : null,
        () => this.#presentation?.openProjected(),
      ),
      places.bar as HTMLElement,
    );
    if (this.#dialog) Object.assign(this.#dialog, { record, state });
    this.#presentation.refresh();
  }

  private press(action: ClassAction, isEnding = false): void {
    if (action === 'record') this.openDialog(isEnding);
    if (this.#held) this.#actions[action](this.#held);
    else this.#presentation?.sendToCompany(action);
  }

  private openDialog(isEnding: boolean): void {
    const dialog = Object.assign(new ClassDialog(), {
      membership: this.membership,
      isEnding,
      isProjected: this.#held !== null,
      onEnd: () => this.press('end'),
      onClosed: () => {
        this.#dialog = null;
        this.press('noRecord');
      },
    });
    this.#dialog = dialog;
    document.body.append(dialog);
  }
}
