import { css } from 'lit';

/** The look of `ply-code`: tabs above the lines; yellow where the program is, at the end of a line what it works out to. */
export const codeStyles = css`
  :host {
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  header {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.5rem;
    padding-inline: var(--ply-inset, 1.25rem);
    block-size: 2.875rem;
  }
  [role='tablist'] {
    flex: 1;
    flex-wrap: nowrap;
    min-inline-size: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  [role='tab']:focus-visible {
    outline-offset: -3px;
  }
  .copy {
    padding: 0;
  }
  /* As wide as the longest line, which may be wider than the view and then is scrolled. */
  ol {
    --around: 3.6rem;
    --height: 1.5625rem;
    inline-size: max(100%, (var(--longest) + 2) * 1ch + var(--around) + 4px);
    margin: 0;
    padding: 0;
    font: 0.84375rem / var(--height) var(--ply-mono);
    list-style: none;
  }
  .listing {
    flex: 1 1 auto;
    min-block-size: 0;
    overflow: auto;
  }
  li {
    border-inline-start: 4px solid transparent;
  }
  /* As wide as the view: a value for which the code leaves no room there takes a line of its own below it. */
  .line {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.6rem;
    inline-size: calc(100cqi - 4px);
    padding-inline: 0.5rem var(--ply-inset, 1.25rem);
  }
  code {
    flex: none;
    block-size: var(--height); /* whatever font has the signs in it */
    font: inherit;
    white-space: pre;
  }
  code::before {
    content: attr(data-number);
    display: inline-block;
    inline-size: 2ch;
    margin-inline-end: 0.85rem;
    font-weight: 400;
    text-align: end;
    color: var(--ply-ink-3);
  }
  .note {
    block-size: var(--height);
    margin-inline-start: auto;
    font-weight: 500;
    text-align: end;
    color: var(--ply-current-text);
  }
  .soft {
    background: var(--ply-current-softer);
  }
  .strong {
    font-weight: 700;
    background: var(--ply-current-soft);
    border-color: var(--ply-current);
  }
  .soft code::before,
  .strong code::before {
    color: var(--ply-ink-2);
  }
  .wrong code span {
    text-decoration: line-through 2px var(--ply-wrong);
  }
  .right code span {
    text-decoration: underline 2px var(--ply-right);
    text-underline-offset: 0.2em;
  }
  .mark {
    padding-inline: 0.4rem;
    font: 700 0.75rem / var(--height) var(--ply-sans, system-ui, sans-serif);
    color: var(--ply-surface);
    background: var(--ply-wrong);
    border-radius: 0.25rem;
  }
  .right .mark {
    background: var(--ply-right);
  }
  .brief {
    display: block;
    overflow: hidden;
    font: 0.8125rem / 1.25rem var(--ply-mono);
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ply-current-text);
  }
  .brief span {
    font-family: var(--ply-sans);
  }
  @container (max-width: 26rem) {
    ol {
      --around: 1.9rem;
      --height: 1.4rem;
      font-size: 0.75rem;
    }
    .line {
      column-gap: 0.4rem;
      padding-inline: 0.25rem 0.375rem;
    }
    code::before {
      margin-inline-end: 0.5rem;
    }
  }
  @media print {
    header {
      display: none;
    }
  }
`;
