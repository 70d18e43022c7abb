import { isAddressable, STATE_CHANGED, type Addressable } from '../../elements/addressable.ts';
import type { SessionHost } from '../../elements/session-controller.ts';
import type { Known, Shared } from './messages.ts';

/** All of a lesson that two windows share besides the place: its widgets, their scoring, its boxes. */
export class LessonState {
  readonly #widgets: readonly Addressable[];
  readonly #boxes: readonly HTMLDetailsElement[];

  constructor(private readonly article: HTMLElement) {
    this.#widgets = [...article.querySelectorAll('[id]')].filter(isAddressable);
    this.#boxes = [...article.querySelectorAll<HTMLDetailsElement>('section details')];
  }

  /** What a message about this lesson may speak of. */
  known(sections: number): Known {
    return {
      lesson: this.article.dataset['lesson'] ?? '',
      sections,
      keys: new Map(this.#widgets.map(({ id, stateKeys }) => [id, stateKeys])),
      boxes: this.#boxes.length,
    };
  }

  collect(): Omit<Shared, 'place'> {
    const widgets = this.#widgets.map(({ id, stateParts }) => [id, Object.fromEntries(stateParts)] as const);
    const scoring = this.#widgets.flatMap((widget) =>
      hasScoring(widget) ? [[widget.id, widget.scoring] as const] : [],
    );
    return {
      widgets: Object.fromEntries(widgets.filter(([, parts]) => Object.keys(parts).length > 0)),
      scoring: Object.fromEntries(scoring),
      open: this.#boxes.flatMap(({ open }, index) => (open ? [index] : [])),
    };
  }

  /** Takes over what the other window shows, and has the address follow. */
  apply({ widgets, scoring, open }: Shared): void {
    for (const widget of this.#widgets) {
      const told = scoring[widget.id];
      if (told !== undefined && hasScoring(widget) && widget.scoring !== told) widget.scoring = told;
      for (const key of widget.stateKeys) {
        const now = widget.stateParts.get(key);
        const wanted = widgets[widget.id]?.[key];
        if (now !== wanted) widget.restore(key, wanted ?? beginning(widget, key));
      }
    }
    for (const [index, box] of this.#boxes.entries()) box.open = open.includes(index);
    document.dispatchEvent(new Event(STATE_CHANGED));
  }

  /** Calls a listener after every change, until aborted. */
  listen(changed: () => void, signal: AbortSignal): void {
    document.addEventListener(STATE_CHANGED, changed, { signal });
    this.article.addEventListener('toggle', changed, { capture: true, signal });
    for (const widget of this.#widgets)
      if ('session' in widget)
        signal.addEventListener(
          'abort',
          (widget as unknown as SessionHost).session?.subscribe(changed) ?? changed,
        );
  }
}

function hasScoring(widget: Addressable): widget is Addressable & { scoring: string } {
  return 'scoring' in widget && 'session' in widget && typeof widget.scoring === 'string';
}

/** How a widget began, as its tag says. */
function beginning(widget: Addressable, key: string): string {
  return widget.getAttribute(key) ?? (key === 'step' ? '0' : '');
}
