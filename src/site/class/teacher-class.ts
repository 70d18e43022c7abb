import { html, nothing, render } from 'lit';
import { answerBook } from '../../elements/kit/answer-book.ts';
import { words } from '../../words/index.ts';
import type { Company, Presentation } from '../present/company.ts';
import { isTeacherWindow } from '../present/pair.ts';
import { adoptStyles } from '../page/adopt.ts';
import { findAsking, diagnosing, type Asking } from './asking.ts';
import './class-join.ts';
import { ClassResults } from './class-results.ts';
import { shortenScene } from './fitted-scene.ts';
import type { Membership } from './membership.ts';
import { QuestionsAsked } from './questions-asked.ts';
import { readClassQuestion, type ClassAnswer, type Phase, type Scene } from './stage.ts';
import { filterAnswers } from './tally.ts';
import teacherRules from './teacher.css?inline';
import { TeacherLink, type TeacherState } from './teacher-link.ts';

interface ClassView {
  readonly state: TeacherState;
  readonly here: number;
  readonly phase: Phase | null;
  readonly question: string;
  readonly given: readonly string[];
  readonly unable: number;
}

/** The class in a presentation. With two windows, the class's holds the connection and tells the other everything. */
export class TeacherClass implements Company {
  readonly #link: TeacherLink | null;
  readonly #asked: QuestionsAsked;
  readonly #results = new ClassResults();
  #presentation: Presentation | null = null;
  #asking: Asking | null = null;
  #view: ClassView = { state: 'connecting', here: 0, phase: null, question: '', given: [], unable: 0 };
  /** Whose question is shown over the results. */
  #told: Element | null = null;
  /** What was shown with the answer: once the walk goes on, the results make room. */
  #revealed = '';

  constructor(
    private readonly membership: Membership,
    private readonly lesson: string,
  ) {
    this.#asked = new QuestionsAsked(membership.code, lesson);
    const ends = {
      onChange: () => this.changed(),
      onAnswer: (id: string, answer: ClassAnswer) => {
        const counts = this.#asked.acceptAnswer(id, answer);
        if (counts) this.changed();
        return counts;
      },
    };
    this.#link = isTeacherWindow() ? null : new TeacherLink(membership.code, membership.secret ?? '', ends);
    this.changed();
  }

  get isWaiting(): boolean {
    return this.#view.phase !== null && this.#view.phase !== 'revealed';
  }

  get coming(): string {
    const { close, count, reveal } = words.liveClass.next;
    const { phase } = this.#view;
    if (phase === 'open') return this.hasAnswer ? close : count;
    return phase === 'shown' ? reveal : '';
  }

  begin(presentation: Presentation, signal: AbortSignal): void {
    this.#presentation = presentation;
    adoptStyles(teacherRules, signal);
    void diagnosing.fetchFor(this.#results);
    const { desk } = presentation.places;
    if (desk) desk.company = this.#results;
    else document.body.append(this.#results);
    signal.addEventListener('abort', () => {
      this.#presentation = null;
      this.#asking = null;
      this.#results.remove();
      this.#view = { ...this.#view, phase: null };
      answerBook.held = null;
      this.changed();
    });
  }

  turn(): boolean {
    const { phase, question } = this.#view;
    if (!this.isWaiting || !this.#link) return false;
    const isShown = phase === 'shown' || !this.hasAnswer;
    this.#asked.setPhase(question, isShown ? 'revealed' : 'shown');
    if (isShown) {
      answerBook.held = null;
      if (this.hasAnswer) answerBook.save(this.lesson, question, { given: '', tries: 0, isDone: true });
      this.#asking?.reveal();
      this.#revealed = JSON.stringify(this.makeScene());
    }
    this.changed();
    return true;
  }

  /** A task for a program has no answer to show. */
  private get hasAnswer(): boolean {
    return this.#asking?.right() !== null;
  }

  changed(): void {
    const block = this.#presentation?.slide()?.blocks.find((each) => findAsking(each));
    this.#asking = block ? findAsking(block) : null;
    if (this.#link) {
      this.askWhenReady(this.#link);
      this.#presentation?.sendToCompany(this.#view);
    }
    this.show();
  }

  hear(told: unknown): void {
    const { state, here, phase, question, given, unable } = Object(told) as Record<keyof ClassView, unknown>;
    const asked = readClassQuestion({ question, phase });
    const texts = Array.isArray(given) ? given.filter((each) => typeof each === 'string') : [];
    if (this.#link || typeof here !== 'number' || typeof state !== 'string') return;
    this.#view = {
      state: state as TeacherState,
      here,
      phase: asked?.phase ?? null,
      question: asked?.question ?? '',
      given: texts,
      unable: typeof unable === 'number' ? unable : 0,
    };
    this.show();
  }

  private askWhenReady(link: TeacherLink): void {
    const { state, students } = link;
    const here = students.size;
    const question = this.#asking?.name ?? '';
    if (question && here > 0 && !this.#asked.round(question) && state === 'up') this.#asked.open(question);
    const round = state === 'ended' ? null : this.#asked.round(question);
    this.#view = {
      state,
      here,
      phase: round?.phase ?? null,
      question,
      given: filterAnswers([...(round?.answers.values() ?? [])], this.#asking?.kind ?? null),
      unable: link.unable.size,
    };
    const { phase } = this.#view;
    const asked = phase && { question, phase };
    link.show({ lesson: this.lesson, scene: this.makeScene(), asked });
  }

  private makeScene(): Scene | null {
    const slide = this.#presentation?.slide();
    return this.#presentation && slide ? shortenScene(this.#presentation.shared(), slide) : null;
  }

  private show(): void {
    if (!this.#presentation) return;
    this.holdAnswers();
    const { phase, given, here } = this.#view;
    const { places, isTeacher } = this.#presentation;
    const hasWalkedOn = phase === 'revealed' && JSON.stringify(this.makeScene()) !== this.#revealed;
    Object.assign(this.#results, {
      asking: this.#asking,
      phase: phase ?? 'open',
      given,
      here,
      isTeachersOwn: isTeacher,
    });
    this.#results.hidden = !phase || (!isTeacher && (phase === 'open' || hasWalkedOn));
    this.#results.toggleAttribute('data-wide', !this.#presentation.slide()?.beside);
    if (this.#asking?.element !== this.#told) {
      this.#told = this.#asking?.element ?? null;
      render(this.#asking?.text() ?? nothing, this.#results);
    }
    render(this.renderBar(), places.bar as HTMLElement);
    this.#presentation.refresh();
  }

  /** Nobody answers on the projector, and nothing there gives an answer away early. */
  private holdAnswers(): void {
    const { question } = this.#view;
    const held = answerBook.held?.question ?? '';
    const wanted = this.isWaiting ? question : '';
    if (held === wanted) return;
    const silent = { given: '', isClosed: true, sendLabel: '', sentLabel: '', message: '', submit() {} };
    answerBook.held = wanted ? { lesson: this.lesson, question, ...silent } : null;
  }

  private renderBar() {
    const name = words.liveClass;
    const { state, here, phase, given, unable } = this.#view;
    const isGone = state !== 'up' && state !== 'connecting';
    const text = state === 'ended' ? name.endedShort : isGone ? name.lost : name.here(here);
    return html`<button slot="company" ?disabled=${isGone} @click=${() => this.showJoin()}>${text}</button> ${
        phase
          ? html`<span class="digits" slot="asked" role="status"
              >${{ open: name.open, shown: name.shut, revealed: this.hasAnswer ? name.shown : name.shut }[phase]}
              · ${name.answered(given.length, here)}</span
            >`
          : nothing
      }
      ${unable > 0 ? html`<span slot="asked" role="alert">${name.unable(unable)}</span>` : nothing}`;
  }

  private showJoin(): void {
    const dialog = document.createElement('dialog');
    dialog.addEventListener('close', () => dialog.remove());
    const name = words.liveClass;
    render(
      html`<h2>${name.join}</h2>
        <class-join .membership=${this.membership}></class-join>
        <button class="button" @click=${() => dialog.close()}>${name.close}</button>`,
      dialog,
    );
    document.body.append(dialog);
    dialog.showModal();
  }
}
