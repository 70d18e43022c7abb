import { css } from 'lit';

/** The look of the card beside the node that a reader rests on. */
export const restStyles = css`
  .rest {
    position: absolute;
    inset-block-start: var(--top);
    inset-inline-start: var(--left);
    z-index: 2;
    max-inline-size: 15rem;
    padding: 0.625rem 0.75rem;
    font-size: 0.8125rem;
    line-height: 1.35;
    background: var(--ply-surface);
    border: 1px solid var(--ply-line-2);
    border-radius: var(--ply-radius-control);
    box-shadow: var(--ply-shadow);
    pointer-events: none;
  }
  .rest:has(svg) {
    max-inline-size: 9.875rem;
  }
  .rest svg {
    display: block;
    inline-size: 8.25rem;
  }
  .rest p {
    margin: 0;
  }
  .rest svg + p {
    margin-block-start: 0.5rem;
  }
  .rest p + p {
    margin-block-start: 0.25rem;
    color: var(--ply-ink-2);
  }
  @media print {
    .rest {
      display: none;
    }
  }
`;
