import { css, html } from 'lit';
import { words } from '../../words/index.ts';
import type { AnswerField } from './answer-fields.ts';

/** A listing of which one line is chosen. `lines` are their texts; each is shown by what stands in the slot `line-3`. */
export function lineField(lines: readonly string[], { chosen, choose }: AnswerField) {
  return html`<div class="listing">
    ${lines.map((text, i) => {
      const number = `${i + 1}`;
      const code = html`<span class="number" aria-hidden="true">${number}</span
        ><slot name="line-${number}"></slot>`;
      // An empty line has a number, like in an editor, but is no answer.
      if (text.trim() === '') return html`<div class="line">${code}</div>`;
      return html`<label class="line"
        ><input
          type="radio"
          name="answer"
          aria-label=${words.quiz.lineToChoose(number, text.trim())}
          .checked=${chosen === number}
          @change=${() => choose(number)}
        />${code}</label
      >`;
    })}
  </div>`;
}

/** The look of a listing whose lines are chosen: a bar and a heavier type mark the chosen one, a ring the focus. */
export const lineFieldStyles = css`
  .listing {
    flex: 1 0 100%;
    min-inline-size: 0;
    overflow-x: auto;
    padding-block: 0.25rem;
    border: 1px solid var(--ply-line-3);
    border-radius: 0.5rem;
    background: var(--ply-page);
  }
  .line {
    position: relative;
    display: flex;
    gap: 0.75rem;
    inline-size: max-content;
    min-inline-size: 100%;
    padding-inline: 0.5rem 0.75rem;
    border-inline-start: 4px solid transparent;
    font: 0.875rem / var(--ply-listing-line, 1.75rem) var(--ply-mono);
    white-space: pre;
  }
  @media (max-width: 30rem) {
    .line {
      gap: 0.5rem;
      font-size: 0.75rem;
    }
  }
  label.line {
    cursor: var(--ply-cursor, pointer);
  }
  label.line:hover {
    background: var(--ply-sunken);
  }
  .line .number {
    flex: none;
    inline-size: 2ch;
    text-align: end;
    color: var(--ply-ink-3);
  }
  .line:has(:checked) {
    font-weight: 700;
    background: var(--ply-sunken);
    border-color: var(--ply-ink);
  }
  .line:has(:focus-visible) {
    outline: 2px solid var(--ply-focus);
    outline-offset: -3px;
  }
  .line input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
