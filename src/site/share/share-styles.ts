import { css } from 'lit';

/** The look of the share dialog; its code can fill the screen, black on white whatever the theme. */
export const shareStyles = css`
  :host {
    --dialog: 44rem;
  }
  .head,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .head {
    justify-content: space-between;
  }
  h2,
  h3 {
    margin: 0;
    font-size: 1.25rem;
  }
  h3 {
    font-size: 1rem;
  }
  p {
    margin-block: 0.5rem;
  }
  .quiet {
    font-size: 0.9375rem;
    color: var(--ply-ink-3);
  }
  label.address {
    flex: 1 1 14rem;
    display: grid;
    font-weight: 600;
  }
  label.address input {
    min-block-size: 2.75rem;
    min-inline-size: 0;
    padding-inline: 0.5rem;
    font: 0.9375rem var(--ply-mono);
    color: var(--ply-ink);
    background: var(--ply-page);
    border: 1px solid var(--ply-line-3);
    border-radius: 0.5rem;
  }
  .row.end {
    align-items: end;
  }
  .two {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 1.25rem;
    margin-block-start: 1rem;
  }
  .code {
    display: grid;
    justify-items: start;
    align-content: start;
    gap: 0.5rem;
  }
  .code svg {
    inline-size: min(100%, 15rem);
    background: #fff;
    border: 1px solid var(--ply-line);
    border-radius: 0.5rem;
  }
  .code .large {
    display: none;
  }
  .code.filled {
    position: fixed;
    inset: 0;
    z-index: 1;
    justify-items: center;
    align-content: center;
    gap: 0.25rem;
    color: #000;
    background: #fff;
  }
  .code.filled svg {
    inline-size: min(100vw, 100dvh - 8rem);
    block-size: min(100vw, 100dvh - 8rem);
    border: 0;
  }
  .code.filled .large {
    display: block;
    margin: 0;
    padding-inline: 1rem;
    font-size: clamp(1rem, 2vw, 2rem);
    overflow-wrap: anywhere;
    text-align: center;
  }
  .picture {
    display: grid;
    align-content: start;
    gap: 0.5rem;
  }
  .picture img {
    max-inline-size: 100%;
    max-block-size: 15rem;
    border: 1px solid var(--ply-line);
    border-radius: 0.5rem;
  }
  fieldset {
    display: flex;
    gap: 1rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    float: inline-start;
    padding: 0;
    margin-inline-end: 1rem;
    line-height: 2.75rem;
  }
  fieldset label {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-block-size: 2.75rem;
  }
`;
