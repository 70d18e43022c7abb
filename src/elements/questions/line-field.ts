import { css, html } from 'lit';
import { setStyles } from '../kit/styled.ts';
import { words } from '../../words/index.ts';
import { renderOption, type OptionField } from './answer-option.ts';

/** A listing to choose one line from. The slot `line-3` shows the third; `lines` are plain texts. */
export function renderLineField(lines: readonly string[], field: OptionField) {
  return html`<div class="listing">
    ${lines.map((text, i) => {
      const number = `${i + 1}`;
      const code = html`<span class="number" data-number=${number}></span
        ><span class="words" style=${setStyles({ '--indent': `${text.search(/\S|$/)}` })}
          ><slot name="line-${number}"></slot
        ></span>`;
      // An empty line has a number, like in an editor, but is no answer.
      if (text.trim() === '') return html`<div class="line">${code}</div>`;
      const label = words.quiz.lineToChoose(number, text.trim());
      return renderOption(field, number, { kind: 'line', content: code, label });
    })}
  </div>`;
}

export const lineFieldStyles = css`
  .listing {
    flex: 1 0 100%;
    min-inline-size: 0;
    padding-block: var(--ply-space-4);
    border: 1px solid var(--ply-line-3);
    border-radius: 0.5rem;
    background: var(--ply-page);
  }
  .line {
    position: relative;
    display: flex;
    gap: var(--ply-space-12);
    align-items: start;
    inline-size: 100%;
    min-block-size: 0;
    padding-block: 0;
    padding-inline: var(--ply-space-8) var(--ply-space-12);
    border: solid transparent;
    border-width: 0 0 0 4px;
    border-radius: 0;
    justify-content: start;
    background: inherit;
    box-shadow: none;
    font: var(--ply-type-14) / var(--ply-listing-line, 1.75rem) var(--ply-mono);
    text-align: start;
    white-space: pre-wrap;
  }
  /* A long line is broken, so that all of it can be read, and nothing lies on it. */
  .line > .words {
    flex: 1;
    min-inline-size: 0;
  }
  .line ::slotted(*) {
    --rest: calc((var(--indent) + 2) * 1ch);
    padding-inline-start: var(--rest);
    text-indent: calc(-1 * var(--rest));
  }
  .line > .mark {
    flex: none;
  }
  @media (width <= 40rem) {
    .line {
      gap: var(--ply-space-8);
      font-size: var(--ply-type-12);
    }
  }
  button.line:hover {
    border-color: transparent;
    background: var(--ply-sunken);
  }
  .line .number {
    flex: none;
    inline-size: 2ch;
    text-align: end;
    color: var(--ply-ink-3);
  }
  .line .number::before {
    content: attr(data-number);
    content: attr(data-number) / '';
  }
  .line[aria-pressed='true'] {
    font-weight: var(--ply-bold);
    background: var(--ply-sunken);
    border-color: var(--ply-ink);
  }
  .line:focus-visible {
    outline-offset: -3px;
  }
`;
