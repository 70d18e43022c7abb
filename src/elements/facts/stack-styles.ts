import { css } from 'lit';

/**
 * The look of `ply-stack`: rows of two lines where the tree has few plies, else of one, each of a fixed height, so that
 * what stands below never moves.
 */
export const stackStyles = css`
  :host {
    container-type: inline-size;
    font-size: 0.875rem;
    line-height: 1.125rem;
  }
  header {
    display: var(--ply-stack-head, flex);
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    block-size: 2.75rem;
    padding-inline: var(--ply-inset, 1.25rem);
    font-size: 0.8125rem;
    color: var(--ply-ink-3);
  }
  header > * {
    min-inline-size: 0;
  }
  header b {
    font-weight: 600;
    color: var(--ply-ink);
  }
  ol {
    --slot: 1.6875rem;
    max-block-size: calc(10 * var(--slot));
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  .roomy {
    --slot: 3rem;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 2rem 1.5rem minmax(0, 1fr) auto;
    gap: 0.625rem;
    align-items: center;
    block-size: var(--slot);
    padding-inline: var(--ply-inset, 1.25rem);
    white-space: nowrap;
  }
  .roomy li {
    grid-template-columns: 2.125rem minmax(0, 1fr) auto;
    gap: 0.75rem;
  }
  li + li::before {
    content: '';
    position: absolute;
    inset: 0 var(--ply-inset, 1.25rem) auto;
    border-block-start: 1px solid var(--ply-line);
  }
  .current {
    background: var(--ply-current-soft);
    box-shadow: inset 4px 0 var(--ply-current);
  }
  .current + li::before,
  li.current::before {
    display: none;
  }
  .free {
    color: var(--ply-ink-3);
  }
  .free .max,
  .free .min {
    color: inherit;
  }
  .sign {
    display: flex;
    gap: 0.35em;
    font-weight: 650;
    font-size: 0.8125rem;
  }
  .max {
    color: var(--ply-max-text);
  }
  .min {
    color: var(--ply-min-text);
  }
  .roomy li:not(.free) .sign {
    display: none;
  }
  .roomy .free {
    grid-template-columns: 2.125rem minmax(0, 1fr);
  }
  .roomy .free .picture {
    display: none;
  }
  .picture svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    max-block-size: calc(var(--slot) - 0.375rem);
  }
  .role {
    font-weight: 650;
    font-size: 0.8125rem;
  }
  .what b {
    font-weight: 600;
  }
  .note {
    font-size: 0.8125rem;
    color: var(--ply-ink-3);
  }
  .current .note {
    color: var(--ply-ink-2);
  }
  .roomy .note {
    display: block;
  }
  :not(.roomy) > li .role,
  :not(.roomy) > li .long,
  .roomy .short {
    display: none;
  }
  .known,
  header span {
    font-variant-numeric: tabular-nums;
  }
  .known {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: 0.5rem;
  }
  .roomy .known {
    flex-direction: column;
    align-items: end;
    gap: 0.125rem;
  }
  .window {
    font-size: 0.75rem;
    line-height: 1rem;
    color: var(--ply-ink-3);
  }
  .current .window {
    color: var(--ply-ink-2);
  }
  .pill {
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }
  .window .pill {
    min-inline-size: 0;
    padding-inline: 0.375em;
    font-size: 0.6875rem;
    line-height: 0.875rem;
  }
  .pill.quiet {
    font-weight: 500;
    color: var(--ply-ink-3);
  }
  .brief li {
    align-items: start;
    padding-block-start: 0.5rem;
  }
  .brief .note {
    display: none;
  }
  @container (max-width: 22rem) {
    li:not(.free) .note > * {
      display: none;
    }
    li:not(.free) .note > .short {
      display: inline;
    }
  }
`;
