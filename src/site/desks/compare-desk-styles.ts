import { css } from 'lit';

/** What the Compare page adds to the look of a desk: the fields of the two searches beside each other. */
export const compareDeskStyles = css`
  ply-compare:is(:not(:defined), [aria-busy]) {
    display: block;
    min-block-size: 90svh;
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
    gap: 1rem 2.5rem;
    margin-block-start: 1rem;
  }
  .side {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    gap: 0.5rem 1rem;
    align-content: start;
  }
  .side legend {
    font-size: 1.0625rem;
    font-weight: 700;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    margin-block: 1rem 0;
  }
  .ways span {
    align-self: center;
    font-weight: 600;
  }
  .ways a:focus-visible {
    outline: 3px solid var(--ply-focus);
    outline-offset: 2px;
  }
  .ways a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: var(--ply-max-ink);
  }
`;
