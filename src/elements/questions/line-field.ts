import { css, html } from 'lit';
import { words } from '../../words/index.ts';
import type { AnswerField } from './answer-fields.ts';

/** A listing to choose one line from. The slot `line-3` shows the third; `lines` are plain texts. */
export function renderLineField(lines: readonly string[], { chosen, choose }: AnswerField) {
  return html`<div class="listing">
    ${lines.map((text, i) => {
      const number = `${i + 1}`;
      const code = html`<span class="number" aria-hidden="true">${number}</span
        ><slot name="line-${number}"></slot>`;
      // An empty line has a number, like in an editor, but is no answer.
      if (text.trim() === '') return html`<div class="line">${code}</div>`;
      return html`<label class="line"
        ><input
          class="lid"
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

export const lineFieldStyles = css`
  .listing {
    flex: 1 0 100%;
    min-inline-size: 0;
    overflow-x: auto;
    padding-block: var(--ply-space-4);
    border: 1px solid var(--ply-line-3);
    border-radius: 0.5rem;
    background: var(--ply-page);
  }
  .line {
    position: relative;
    display: flex;
    gap: var(--ply-space-12);
    inline-size: max-content;
    min-inline-size: 100%;
    padding-inline: var(--ply-space-8) var(--ply-space-12);
    border-inline-start: 4px solid transparent;
    font: var(--ply-type-14) / var(--ply-listing-line, 1.75rem) var(--ply-mono);
    white-space: pre;
  }
  @media (width <= 40rem) {
    .line {
      gap: var(--ply-space-8);
      font-size: var(--ply-type-12);
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
    font-weight: var(--ply-bold);
    background: var(--ply-sunken);
    border-color: var(--ply-ink);
  }
  .line:has(:focus-visible) {
    outline-offset: -3px;
  }
`;
