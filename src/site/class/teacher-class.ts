import { html, nothing, render } from 'lit';
import { answerBook } from '../../elements/kit/answer-book.ts';
import type { Company, Presentation } from '../present/company.ts';
import { isTeacherWindow } from '../present/pair.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { buildAnswersTable } from './answers-table.ts';
import { describeAsked, diagnosing, findAsking, type Asking } from './asking.ts';
import { describeNext, readClassAction, renderClassBar, type ClassAction } from './class-controls.ts';
import { keepClassCopy, readClassCopy } from './class-copy.ts';
import { ClassDialog } from './class-dialog.ts';
import { ClassRecord, type Round } from './class-record.ts';
import { ClassResults } from './class-results.ts';
import { countSeats, countVotes, emptyView, readClassView, type ClassView } from './class-view.ts';
import { nameNextDraw } from './drawn-name.ts';
import { DrawnQuestion } from './drawn-question.ts';
import { buildStage } from './fit-stage.ts';
import type { Membership } from './membership.ts';
import { isKeptBeside, placeResults } from './place-results.ts';
import { RevealedPlace } from './revealed-place.ts';
import { Settling } from './settling.ts';
import { silenceQuestion } from './silence-question.ts';
import type { ClassAnswer, Phase } from './stage.ts';
import teacherRules from './teacher.css?inline';
import { TeacherLink } from './teacher-link.ts';

/** The class in a presentation. With two windows, the projected one holds the connection and informs the other. */
export class TeacherClass implements Company {
  readonly #link: TeacherLink | null;
  readonly #record: ClassRecord;
  readonly #results = new ClassResults();
  #presentation: Presentation | null = null;
  #asking: Asking | null = null;
  #drawn: DrawnQuestion | null = null;
  #view: ClassView = emptyView;
  #dialog: ClassDialog | null = null;
  /** The question shown above the results. */
  #told: Element | null = null;
  readonly #revealed = new RevealedPlace();
  readonly #settling = new Settling(() => this.changed());
  #isRecordWanted = false;

  constructor(
    private readonly membership: Membership,
    private readonly lesson: string,
  ) {
    this.#record = new ClassRecord(membership.code);
    const ends = {
      onChange: () => this.changed(),
      onAnswer: (id: string, answer: ClassAnswer) => {
        const given = this.#record.acceptAnswer(id, answer);
        if (given === answer.given) this.changed();
        return given;
      },
    };
    this.#link = isTeacherWindow() ? null : new TeacherLink(membership.code, membership.secret ?? '', ends);
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
    return describeNext(this.#view, this.hasAnswer);
  }

  get cover(): Element | null {
    return this.#presentation?.isTeacher ? null : this.#results;
  }

  begin(presentation: Presentation, signal: AbortSignal): void {
    this.#presentation = presentation;
    this.#drawn = new DrawnQuestion(presentation.article);
    adoptStyles(teacherRules, signal);
    void diagnosing.fetchFor(this.#results);
    const { desk } = presentation.places;
    if (desk) desk.company = this.#results;
    else document.body.append(this.#results);
    signal.addEventListener('abort', () => {
      this.#drawn?.restore();
      this.#drawn = null;
      this.#presentation = null;
      this.#asking = null;
      this.#results.remove();
      this.#dialog?.remove();
      delete document.documentElement.dataset['beside'];
      this.#view = { ...this.#view, votes: null };
      answerBook.held = null;
      this.changed();
    });
  }

  takeTurn(): boolean {
    const { votes, mayExplain } = this.#view;
    if (!votes || !this.#link || !(this.isWaiting || mayExplain)) return false;
    const { phase, vote } = votes;
    if (mayExplain) {
      this.#revealed.leave();
      this.settle();
    } else if (phase === 'discussed') this.ask(this.question);
    else if (phase === 'open' && this.hasAnswer) this.enter('shown');
    else if (phase === 'shown' && vote === 1) this.enter('discussed');
    else this.reveal();
    return true;
  }

  receive(message: unknown): void {
    if (this.#link) return this.perform(readClassAction(message));
    const { view, copy } = Object(message) as Record<string, unknown>;
    this.#view = message === null ? { ...emptyView, state: 'closed' } : (readClassView(view) ?? this.#view);
    keepClassCopy(this.membership.code, copy);
    this.showDrawn(this.question);
    return this.show();
  }

  changed(): void {
    const blocks = this.#presentation?.slide()?.blocks ?? [];
    if (this.#drawn && !this.#drawn.isAmong(blocks)) this.showDrawn('');
    else this.findAsked();
    if (this.#link) {
      this.update(this.#link);
      this.#presentation?.sendToCompany({ view: this.#view, copy: readClassCopy(this.membership.code) });
    }
    this.show();
  }

  private showDrawn(name: string): void {
    if (!this.#drawn?.show(name)) return;
    // The other window only follows this one.
    this.#presentation?.showBlock(this.#link ? this.#drawn.element : null);
    this.findAsked();
  }

  private findAsked(): void {
    const block = this.#presentation?.slide()?.blocks.find((each) => findAsking(each));
    this.#asking = block ? findAsking(block) : null;
  }

  /** False for a program exercise, which has no answer to show. */
  private get hasAnswer(): boolean {
    return this.#asking?.right() !== null;
  }

  private get question(): string {
    return this.#view.votes?.question ?? '';
  }

  /** Performs an action of either window. Only the connected window may. */
  private perform(action: ClassAction | null): void {
    const phase = this.#view.votes?.phase;
    if (action === 'skip' && this.hasAnswer && (phase === 'shown' || phase === 'discussed')) this.reveal();
    else if (action === 'again' && (phase === 'shown' || phase === 'revealed')) this.ask(this.question);
    else if (action === 'ask' && this.#view.isOffered) this.ask(this.#asking!.name);
    else if (action === 'another' && phase === 'revealed') this.askAnother();
    else if (action === 'end') this.#link?.end();
    else if (action === 'record' || action === 'noRecord') {
      this.#isRecordWanted = action === 'record';
      this.changed();
    }
  }

  private enter(phase: Phase): void {
    this.#record.setPhase(this.lesson, this.question, phase);
    this.settle();
  }

  /** The teacher's own answer is deleted, so that the slide does not give it away. */
  private ask(question: string): void {
    this.open(question);
    answerBook.save(this.lesson, question, null);
  }

  private open(question: string): void {
    this.#record.open(this.lesson, question);
    this.settle();
  }

  private askAnother(): void {
    let name = nameNextDraw(this.question);
    while (this.#record.round(this.lesson, name)) name = nameNextDraw(name);
    this.showDrawn(name);
    this.settle();
  }

  private settle(): void {
    void this.#settling.begin(this.#results);
  }

  private reveal(): void {
    const { question } = this;
    this.#record.setPhase(this.lesson, question, 'revealed');
    answerBook.held = null;
    if (this.hasAnswer) answerBook.save(this.lesson, question, { given: '', tries: 0, isDone: true });
    this.#asking?.reveal();
    this.#revealed.mark(this.#presentation!.shared());
    this.settle();
  }

  /** Brings view and phones up to date. */
  private update(link: TeacherLink): void {
    const { state, seats } = link;
    const question = this.#asking?.name ?? '';
    const canAsk = question !== '' && seats.connected > 0 && state === 'up';
    if (canAsk && !this.#asking?.isOffered && !this.#record.round(this.lesson, question)) this.open(question);
    const round = state === 'ended' ? null : this.#record.round(this.lesson, question);
    if (round) this.describe(round);
    this.#view = this.buildView(link, round, canAsk);
    link.show(buildStage(this.lesson, this.#view.votes, this.#presentation));
  }

  private buildView({ state, seats }: TeacherLink, round: Round | null, canAsk: boolean): ClassView {
    return {
      state,
      ...countSeats(seats),
      votes: round && countVotes(round, this.#asking, seats),
      isOffered: canAsk && !round,
      mayExplain: round?.phase === 'revealed' && this.isExplanationCovered,
      isSettling: this.#settling.isOn,
      record: this.#isRecordWanted
        ? { seats: seats.states, table: buildAnswersTable(this.#record.rounds, seats.ids) }
        : null,
    };
  }

  /** Saves the texts of a question, which the list of all answers needs after the lesson is closed. */
  private describe({ question, votes }: Round): void {
    if (!this.#asking?.tally) return;
    const given = votes.flatMap((answers) => [...answers.values()]);
    this.#record.describe(this.lesson, question, describeAsked(this.#asking, given));
  }

  /** Whether the results on the projector lie over the question, which says why its answer is right. */
  private get isExplanationCovered(): boolean {
    const beside = this.#presentation?.slide()?.beside ?? null;
    return Boolean(this.#asking?.isExplained) && !this.hasWalkedOn && !isKeptBeside(this.#asking, beside);
  }

  private get hasWalkedOn(): boolean {
    return this.#revealed.isLeft(this.#presentation!.shared());
  }

  private show(): void {
    if (!this.#presentation) return;
    silenceQuestion(this.lesson, this.isWaiting ? this.question : '');
    const { state, votes } = this.#view;
    const { places, isTeacher } = this.#presentation;
    if (votes) this.#revealed.begin(this.#presentation.shared());
    Object.assign(this.#results, { asking: this.#asking, votes, isTeachersOwn: isTeacher });
    this.#results.hidden =
      !votes || (!isTeacher && (votes.phase === 'open' || (votes.phase === 'revealed' && this.hasWalkedOn)));
    const beside = this.#presentation.slide()?.beside ?? null;
    placeResults(this.#results, { asking: this.#asking, beside, isProjected: !isTeacher });
    if (this.#asking?.element !== this.#told) {
      this.#told = this.#asking?.element ?? null;
      render(this.#asking ? html`<div>${this.#asking.text()}</div>` : nothing, this.#results);
    }
    render(
      renderClassBar(
        this.#view,
        this.#asking,
        (action) => this.press(action),
        isTeacher ? () => this.press('record', true) : null,
        () => this.#presentation?.openProjected(),
      ),
      places.bar as HTMLElement,
    );
    if (this.#dialog) Object.assign(this.#dialog, { record: this.#view.record, state });
    this.#presentation.refresh();
  }

  private press(action: ClassAction, isEnding = false): void {
    if (action === 'record') this.openDialog(isEnding);
    if (this.#link) this.perform(action);
    else this.#presentation?.sendToCompany(action);
  }

  private openDialog(isEnding: boolean): void {
    const dialog = Object.assign(new ClassDialog(), {
      membership: this.membership,
      isEnding,
      isProjected: this.#link !== null,
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
