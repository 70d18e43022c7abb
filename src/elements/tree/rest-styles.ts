import { css } from 'lit';

export const restStyles = css`
  .rest {
    position: absolute;
    inset-block-start: var(--top);
    inset-inline-start: var(--left);
    z-index: 2;
    max-inline-size: 15rem;
    padding: var(--ply-space-8) var(--ply-space-12);
    font-size: var(--ply-type-13);
    line-height: 1.35;
    border-radius: var(--ply-radius-control);
    pointer-events: none;
  }
  .rest:has(svg) {
    max-inline-size: 9.875rem;
  }
  .rest svg {
    display: block;
    inline-size: 8.25rem;
  }
  .rest svg + p {
    margin-block-start: var(--ply-space-8);
  }
  .rest p + p {
    margin-block-start: var(--ply-space-4);
    color: var(--ply-ink-2);
  }
`;
