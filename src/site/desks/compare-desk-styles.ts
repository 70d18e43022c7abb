import { css } from 'lit';

/** The Compare page: tabs and chips in a row, below it the instrument fills the screen. */
export const compareDeskStyles = css`
  :host {
    min-inline-size: 0;
  }
  ply-compare {
    --ply-card: max(34rem, 100svh - var(--ply-bar, 3.3125rem) - 2.75rem);
    --ply-frame-line: 0;
    --ply-frame-radius: 0;
  }
  ply-compare:is(:not(:defined), [aria-busy]) {
    display: block;
    min-block-size: var(--ply-card);
  }
  .head {
    position: relative;
    display: flex;
    gap: 1rem;
    align-items: center;
    block-size: 2.75rem;
    padding-inline: 1.5rem 1rem;
    overflow-x: auto;
    scrollbar-width: none;
    background: var(--ply-surface);
    border-block-end: 1px solid var(--ply-line);
  }
  .pairs {
    display: flex;
    gap: 1.25rem;
    block-size: 100%;
  }
  .pairs a {
    display: flex;
    align-items: center;
    font-size: 0.875rem;
    font-weight: 500;
    color: var(--ply-ink-3);
    text-decoration: none;
    white-space: nowrap;
    border-block: 2px solid transparent;
  }
  .pairs a:hover {
    color: var(--ply-ink);
  }
  .pairs a[aria-current='true'] {
    font-weight: 600;
    color: var(--ply-ink);
    border-block-end-color: var(--ply-ink);
  }
  .chips {
    display: flex;
    gap: 0.375rem;
    margin-inline-start: auto;
  }
  .thumb {
    inline-size: 1.5rem;
  }
  .thumb svg {
    display: block;
  }
  .swatch {
    flex: none;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    background: var(--ply-plain);
    border-radius: 0.1875rem;
  }
  .right .swatch {
    background: var(--ply-depth);
  }
  .drawer {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    block-size: 100%;
    font-size: 0.875rem;
  }
  .drawer > header {
    margin: 0;
  }
  .drawer:focus {
    outline: none;
  }
  .fields {
    display: grid;
    gap: 1rem;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    margin: 0;
    padding: 0.5rem 1.5rem;
    border-block-start: 1px solid var(--ply-line);
  }
  .ways a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
  }
  a:focus-visible {
    outline: 2px solid var(--ply-focus);
    outline-offset: -2px;
  }
  @media (max-width: 64rem) {
    .chip .value {
      max-inline-size: 7.5rem;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .thumb + .value {
      position: absolute;
      clip-path: inset(50%);
    }
    .head {
      gap: 0.5rem;
      padding-inline: 1rem;
    }
    .pairs {
      gap: 1rem;
    }
    .pairs a {
      font-size: 0.8125rem;
    }
    .chips {
      gap: 0.25rem;
    }
    .chip {
      padding-inline: 0.5rem;
      font-size: 0.8125rem;
    }
  }
  @media (max-width: 43.99rem) {
    .drawer {
      inline-size: 100%;
      block-size: auto;
      max-block-size: 100%;
      border-block-start: 1px solid var(--ply-line-2);
      border-radius: 1rem 1rem 0 0;
    }
  }
`;
