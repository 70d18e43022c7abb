import { isAddressable, type Addressable } from '../../elements/host/addressable.ts';
import { answerBook } from '../../elements/kit/answer-book.ts';
import type { OwnPage, Shared, ShownAnswers } from './pair-messages.ts';

type Contents = Pick<Shared, 'widgets' | 'open' | 'answers'>;

export class LessonState {
  readonly #widgets: readonly Addressable[];
  readonly #boxes: readonly HTMLDetailsElement[];

  constructor(private readonly article: HTMLElement) {
    // A program's steps exist only in the window where it ran.
    this.#widgets = [...article.querySelectorAll('[id]:not([data-hosts="program"])')].filter(isAddressable);
    this.#boxes = [...article.querySelectorAll<HTMLDetailsElement>('section details:not(.notes)')];
  }

  describePage(sections: number): OwnPage {
    return {
      lesson: this.article.dataset['lesson'] ?? '',
      sections,
      keys: new Map(this.#widgets.map(({ id, stateKeys }) => [id, stateKeys])),
      boxes: this.#boxes.length,
    };
  }

  /** Resets the lesson: questions unanswered, hints and solutions closed. */
  begin(signal: AbortSignal): void {
    for (const box of this.#boxes) box.open = false;
    answerBook.classAnswers = {};
    signal.addEventListener('abort', () => (answerBook.classAnswers = null));
  }

  collect(): Contents {
    const widgets = this.#widgets.map(({ id, stateParts }) => [id, Object.fromEntries(stateParts)] as const);
    return {
      widgets: Object.fromEntries(widgets.filter(([, parts]) => Object.keys(parts).length > 0)),
      open: this.#boxes.flatMap(({ open }, index) => (open ? [index] : [])),
      answers: answerBook.classAnswers ?? {},
    };
  }

  /** Takes over the state of the other window; the address follows. */
  apply({ widgets, open, answers }: Contents): void {
    for (const widget of this.#widgets)
      for (const key of widget.stateKeys) {
        const wanted = widgets[widget.id]?.[key] ?? widget.beginning(key);
        const now = widget.stateParts.get(key) ?? widget.beginning(key);
        if (now !== wanted) widget.restore(key, wanted);
      }
    this.show({ open, answers });
  }

  /** Opens these boxes only, and answers the questions. */
  show({ open, answers }: ShownAnswers): void {
    for (const [index, box] of this.#boxes.entries()) box.open = open.includes(index);
    if (JSON.stringify(answers) !== JSON.stringify(answerBook.classAnswers))
      answerBook.classAnswers = answers;
  }

  listen(changed: () => void, signal: AbortSignal): void {
    document.addEventListener('ply-state-change', changed, { signal });
    signal.addEventListener('abort', answerBook.subscribe(changed));
    this.article.addEventListener('toggle', changed, { capture: true, signal });
  }
}
