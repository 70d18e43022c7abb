import { html, nothing } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { words } from '../../words/index.ts';

/** The state of a question whose answers are buttons. */
export interface OptionField {
  isChosen(answer: string): boolean;
  /** Null while the verdict on this answer must stay hidden. */
  judge(answer: string): boolean | null;
  press(answer: string): void;
}

interface OptionLook {
  readonly kind: 'choice phrase' | 'cell' | 'line';
  readonly content: unknown;
  /** The accessible name, if the content alone is not enough. */
  readonly label?: string;
  readonly style?: DirectiveResult;
}

/**
 * A button for an answer. After the verdict it shows whether it is right; a cell shows only a sign, because it has no
 * room.
 */
export function renderOption(field: OptionField, answer: string, look: OptionLook) {
  const { kind, content, label, style = nothing } = look;
  const { right, notRight, judged } = words.option;
  const isRight = field.judge(answer);
  const verdict = isRight === null ? '' : isRight ? 'right' : 'wrong';
  const word = isRight ? right : notRight;
  const name = label === undefined ? nothing : isRight === null ? label : judged(label, word);
  return html`<button
    type="button"
    class="${kind} ${verdict}"
    aria-pressed=${field.isChosen(answer)}
    aria-label=${name}
    style=${style}
    @click=${() => field.press(answer)}
  >
    ${content}${isRight === null || kind === 'cell' ? nothing : html` <span class="mark on-screen">${word}</span>`}
  </button>`;
}

/** A list of answers, each with its digit key. */
export function renderOptions(
  field: OptionField,
  options: readonly { readonly answer: string; readonly content: unknown }[],
) {
  return options.map(({ answer, content }, i) =>
    renderOption(field, answer, {
      kind: 'choice phrase',
      content: html`<kbd class="on-screen" aria-hidden="true">${i + 1}</kbd
        ><span class="text">${content}</span>`,
    }),
  );
}

/** Presses the answer with a digit, if the focus is in the question but not in a field. */
export function pressByDigit(event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
  if (event.composedPath().some((each) => each instanceof HTMLInputElement)) return;
  const options = (event.currentTarget as Element).querySelectorAll<HTMLButtonElement>('.choice');
  const option = options[Number(event.key) - 1];
  if (!option) return;
  event.preventDefault();
  option.focus();
  option.click();
}
