import { css } from 'lit';

/** The frame of a dialog and what lies over the page behind it. */
export const dialogStyles = css`
  dialog {
    inline-size: min(var(--dialog, 38rem), 100vw - 2rem);
    max-block-size: calc(100dvh - 2rem);
    padding: 1.25rem 1.5rem;
    color: var(--ply-ink);
    background: var(--ply-paper);
    border: 1px solid var(--ply-line);
    border-radius: var(--ply-radius);
    visibility: var(--ply-dialog, visible);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 0.4);
  }
`;
