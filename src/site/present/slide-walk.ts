import type { SessionHost } from '../../elements/host/session-host.ts';
import { words } from '../../words/index.ts';
import { isTellable } from './answer-slides.ts';
import { describeNextStep } from './describe-next.ts';
import type { Company } from './company.ts';
import { findRest, measureWindow } from './slide-rest.ts';
import type { Slide, Slides } from './slides.ts';
import { countStepsUpTo, findNextStep } from './list-steps.ts';
import { measureWholeLines } from './whole-lines.ts';

/** How much of a screen to scroll, so that the last lines stay in view. */
const SCREENFUL = 0.8;

/**
 * What the forward key does before it goes to the next slide: the next step or the right choice by hand, the rest of a
 * text longer than the screen, a hint whose solution is on another slide, the class's question, a solution, or the answer
 * to a question that has none.
 */
export class SlideWalk {
  slide: Slide | undefined;
  /**
   * The boxes that are open from the start, on a slide of hints and solutions alone: its hints, or else, also where the
   * question has been answered, its solutions.
   */
  #opened: readonly HTMLDetailsElement[] = [];

  constructor(
    private readonly slides: Slides,
    private readonly company: Company | null,
  ) {}

  /**
   * Going forward, a slide starts at the first step that its text chooses, or of its own search if that was over; numbers
   * in a text never take a search back, as its tree still shows them. `by` is 0 for a slide opened by an address, which
   * keeps its step. No way onto a slide leaves a search beyond an open question that comes first. Except when going back,
   * a slide that has only hints and solutions opens the first kind.
   */
  enter(by: 1 | -1 | 0): void {
    const { search = null, blocks = [], lead = [], isLed, isAnswer } = this.slide ?? {};
    const hints = isAnswered(this.slide) ? [] : listHints(blocks);
    this.#opened = !isAnswer ? [] : hints.length > 0 ? hints : listSolutions(blocks).flat();
    const { steps } = this;
    if (by && search && !this.isChoosing && steps.length > 0) {
      const isBefore = search.step < steps[0];
      const isOver = by > 0 && search.step >= steps.at(-1)! && steps.length > 1 && blocks.includes(search);
      if (isLed || isOver || isBefore) search.step = steps.at(by > 0 ? 0 : -1)!;
    }
    if (by && search && search.step > this.lastStep) search.step = this.lastStep;
    if (search && this.isAskedFirst) search.step = Math.min(search.step, lead.at(-1) ?? Infinity);
    if (by >= 0) for (const box of this.#opened) box.open = true;
  }

  /** The hints that the forward key opens: beside their own solution nobody needs them, and a class is asked without. */
  private listTurnedHints(): readonly (readonly HTMLDetailsElement[])[] {
    const { blocks = [], isAnswer } = this.slide ?? {};
    const isSolved = isAnswered(this.slide) || blocks.some((block) => block.matches('.solution'));
    return isAnswer || isSolved || this.company ? [] : listHints(blocks).map((box) => [box]);
  }

  /** The solutions that the forward key opens, each with all that one press opens. */
  private listTurned(): readonly (readonly HTMLDetailsElement[])[] {
    return listSolutions(this.slide?.blocks ?? []).filter(([box]) => !this.#opened.includes(box));
  }

  /** Returns whether it did anything. */
  go(by: 1 | -1): boolean {
    return by > 0
      ? this.takeStep(1) ||
          this.scroll(1) ||
          turnBoxes(this.listTurnedHints(), true) ||
          Boolean(this.company?.takeTurn()) ||
          turnBoxes(this.listTurned(), true) ||
          this.turnAnswer(true)
      : (this.isPastQuestion && this.takeStep(-1)) ||
          this.turnAnswer(false) ||
          turnBoxes(this.listTurned(), false) ||
          turnBoxes(this.listTurnedHints(), false) ||
          this.scroll(-1) ||
          this.takeStep(-1);
  }

  /** Takes all its steps at once: what follows speaks of the tree that they draw. */
  finish(): void {
    const { search } = this.slide ?? {};
    const last = this.steps.at(-1) ?? 0;
    if (search && search.step < last) search.step = last;
  }

  /** The number of steps, 0 for none, and the current one, from 1. */
  get progress(): { steps: number; step: number } {
    const { steps } = this;
    const isWalk = this.slide?.search && steps.length > 1;
    return isWalk
      ? { steps: steps.length, step: countStepsUpTo(steps, this.slide!.search!.step) }
      : { steps: 0, step: 0 };
  }

  /** Whether the forward key waits: for a search of the slide, or for the company. */
  get isBusy(): boolean {
    return (this.slide?.isComing ?? false) || (this.company?.isSettling ?? false);
  }

  /** A description of what comes next on the slide; null if nothing does. */
  get coming(): string | null {
    const { next } = words.presenting;
    const { search } = this.slide ?? {};
    if (this.isBusy) return words.presenting.busy;
    if (this.mayChoose) return next.choice;
    const step = search ? findNextStep(this.steps, search.step, 1) : undefined;
    if (step !== undefined) return describeNextStep(search!, step);
    if (this.findRest(1)) return next.rest;
    if (hasClosed(this.listTurnedHints())) return next.slide(words.presenting.kinds.hint);
    if (this.company?.coming) return this.company.coming;
    if (hasClosed(this.listTurned())) return next.solution;
    return this.listTold().some(({ isSettled }) => !isSettled) ? next.answer : null;
  }

  /**
   * The steps to go through: while the class answers, only those up to its question. Those of a closed solution come
   * before it is opened if they stop before the answer, and else after.
   */
  private get steps(): readonly number[] {
    const { lead = [], unsolved = [], steps = [] } = this.slide ?? {};
    if (this.isChoosing) return [];
    const { lastStep } = this;
    const hidesAnswer = hasClosed(this.listTurned()) && lastStep === Infinity;
    const all = this.isAskedFirst || this.company?.isWaiting ? lead : hidesAnswer ? unsolved : steps;
    return all.filter((step) => step <= lastStep);
  }

  /** Whether the slide still has to ask, or to answer, what its search would show. */
  private get isAskedFirst(): boolean {
    const { askedFirst } = this.slide ?? {};
    if (!askedFirst || !isTellable(askedFirst) || askedFirst.isSettled) return false;
    if (this.company) return this.company.coming !== '';
    return !this.listTurned()
      .flat()
      .some(({ open }) => open);
  }

  /** Whether the search has been walked on from a question that comes first. */
  private get isPastQuestion(): boolean {
    const { askedFirst = null, lead = [], search } = this.slide ?? {};
    return askedFirst !== null && (search?.step ?? 0) > (lead.at(-1) ?? Infinity);
  }

  /** The last step that does not answer an open question of the slide. */
  private get lastStep(): number {
    return this.slide ? this.slides.findLastOpenStep(this.slide) : Infinity;
  }

  /** Whether the slide has a search by hand with an open choice. */
  private get isChoosing(): boolean {
    return this.host?.isAsking ?? false;
  }

  /** Whether the forward key makes the open choice: only on the slide of the search itself. */
  private get mayChoose(): boolean {
    const { search, blocks = [] } = this.slide ?? {};
    return this.isChoosing && !this.company?.isWaiting && blocks.includes(search!);
  }

  private get host(): SessionHost | null {
    return this.slide?.search ?? null;
  }

  private takeStep(by: 1 | -1): boolean {
    const { slide } = this;
    if (!slide?.search) return false;
    if (this.isChoosing) return this.mayChoose && (this.host?.choose?.(by) ?? false);
    const step = findNextStep(this.steps, slide.search.step, by);
    if (step === undefined) return false;
    slide.search.step = step;
    this.slides.findMention(slide)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return true;
  }

  private scroll(by: 1 | -1): boolean {
    const rest = this.findRest(by);
    if (rest) rest.scrollBy({ top: by * this.measureScroll(rest), behavior: 'instant' });
    return rest !== null;
  }

  /** A text begins with what its lower edge would cut, unless its figure is above it. */
  private measureScroll(rest: Element): number {
    const { article } = this.slides;
    const room = measureWindow(this.slides, rest);
    if (rest === article && room === article.clientHeight) return measureWholeLines(article);
    return SCREENFUL * room;
  }

  private findRest(by: 1 | -1): Element | null {
    return findRest(this.slides, by, this.company?.cover ?? null);
  }

  /** The questions whose answers the forward key shows: a class answers its own. */
  private listTold() {
    return this.company ? [] : (this.slide?.unsolvedQuestions ?? []).filter(isTellable);
  }

  /** Shows the answer to the next open question, or takes back the last one shown. */
  private turnAnswer(isShown: boolean): boolean {
    const questions = isShown ? this.listTold() : this.listTold().toReversed();
    const turned = questions.find((question) => question.showAnswer(isShown));
    void turned?.updateComplete.then(() => turned.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    return turned !== undefined;
  }
}

/** Whether all that a slide asks has been answered, or its answer shown, so that nobody needs a hint. */
function isAnswered({ asked = null, blocks = [] }: Partial<Slide> = {}): boolean {
  const questions = [...(asked ? [asked] : []), ...blocks].filter(isTellable);
  return questions.length > 0 && questions.every(({ isSettled }) => isSettled);
}

/** Opens the next boxes, or closes the last. Returns whether it did anything. */
function turnBoxes(all: readonly (readonly HTMLDetailsElement[])[], open: boolean): boolean {
  const turned = all.filter((boxes) => boxes.some((box) => box.open !== open)).at(open ? 0 : -1);
  for (const box of turned ?? []) box.open = open;
  return turned !== undefined;
}

function hasClosed(all: readonly (readonly HTMLDetailsElement[])[]): boolean {
  return all.flat().some(({ open }) => !open);
}

function listHints(blocks: readonly Element[]): HTMLDetailsElement[] {
  return blocks.filter(isDetails).filter((box) => box.matches('.hint'));
}

/** The elements that one press opens: a solution, or all covered cells of a table. */
function listSolutions(blocks: readonly Element[]): HTMLDetailsElement[][] {
  return blocks.flatMap((block) => {
    if (isDetails(block)) return block.matches('.solution') ? [[block]] : [];
    const cells = block.querySelectorAll<HTMLDetailsElement>('.covered > details');
    return cells.length > 0 ? [[...cells]] : [];
  });
}

function isDetails(block: Element): block is HTMLDetailsElement {
  return block instanceof HTMLDetailsElement;
}
