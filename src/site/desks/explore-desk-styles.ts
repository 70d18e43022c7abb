import { css } from 'lit';

/** The Explore page: the stepper fills the screen below the bar, tables stand below the fold. */
export const exploreDeskStyles = css`
  ply-stepper {
    --ply-height: max(26rem, 100svh - var(--ply-bar, 0px));
    --ply-frame-line: 0;
    --ply-frame-radius: 0;
  }
  .below {
    max-inline-size: 80rem;
    margin-inline: auto;
    padding: 0 clamp(0.75rem, 3vw, 2.5rem);
    border-block-start: 1px solid var(--ply-line);
  }
  .drawer {
    inline-size: 21.5rem;
    block-size: 100%;
  }
  .drawer:focus {
    outline: none;
  }
  .drawer {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    font-size: 0.875rem;
  }
  .drawer > header {
    margin: 0;
  }
  .others {
    display: none;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  @media (max-width: 52rem) {
    .others {
      display: flex;
    }
  }
  .problems:empty {
    display: none;
  }
  @media (max-width: 40rem) {
    .drawer {
      inline-size: 100%;
      block-size: auto;
      max-block-size: 100%;
      border-block-start: 1px solid var(--ply-line-2);
      border-radius: 1rem 1rem 0 0;
    }
  }
`;
