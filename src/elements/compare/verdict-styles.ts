import { css } from 'lit';

/** The look of the verdict: both boards and moves, and between them whether they part. */
export const verdictStyles = css`
  .left {
    --side: var(--ply-plain);
    --side-text: var(--ply-plain-text);
  }
  .right {
    --side: var(--ply-depth);
    --side-text: var(--ply-depth-text);
  }
  .tree.left {
    --ply-side: var(--ply-plain);
    --ply-side-text: var(--ply-plain-text);
  }
  .tree.right {
    --ply-side: var(--ply-depth);
    --ply-side-text: var(--ply-depth-text);
  }
  .tag {
    padding: 0.0625rem 0.5rem;
    font-size: 0.875rem;
    font-weight: 650;
    line-height: 1.25rem;
    color: var(--ply-surface);
    white-space: nowrap;
    background: var(--side);
    border-radius: 0.3125rem;
  }
  .side-x {
    font-weight: 650;
    color: var(--ply-max-text);
  }
  .side-o {
    font-weight: 650;
    color: var(--ply-min-text);
  }
  .verdict {
    grid-area: verdict;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(9rem, 12.5rem) minmax(0, 1fr);
    min-block-size: 8.5rem;
    background: var(--ply-page);
    border-block-end: 1px solid var(--ply-line);
  }
  .verdict p {
    margin: 0;
  }
  .decision {
    display: flex;
    gap: 1.25rem;
    align-items: center;
    min-inline-size: 0;
    padding: 0.5rem 1.5rem;
  }
  .decision .picture {
    flex: none;
    inline-size: 5.25rem;
  }
  .decision .picture svg {
    display: block;
  }
  .decision .picture .box {
    stroke: var(--side);
    stroke-width: 2;
  }
  .told {
    min-inline-size: 0;
  }
  .who {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 0.625rem;
    align-items: center;
    font-size: 0.875rem;
    line-height: 1.375rem;
  }
  .rule {
    color: var(--ply-ink-3);
  }
  .plays {
    padding-block: 0.125rem;
    font-size: 1.5rem;
    font-weight: 650;
    line-height: 2rem;
    letter-spacing: -0.015em;
  }
  .plays .side-x,
  .plays .side-o {
    font-weight: 700;
  }
  .worth {
    margin-inline-start: 0.25em;
    font-size: 1rem;
    font-weight: 450;
    letter-spacing: 0;
    color: var(--ply-ink-3);
  }
  .plays .pill {
    font-size: 1rem;
    letter-spacing: 0;
    vertical-align: 0.125rem;
  }
  .why {
    font-size: 1rem;
    line-height: 1.375rem;
    color: var(--ply-ink-2);
  }
  .relation {
    display: flex;
    flex-direction: column;
    gap: 0.375rem;
    align-items: center;
    justify-content: center;
    padding-block: 0.5rem;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.125rem;
    color: var(--ply-ink-2);
    text-align: center;
  }
  .sign {
    display: grid;
    place-items: center;
    inline-size: 2rem;
    block-size: 2rem;
    font-size: 1.125rem;
    font-weight: 700;
    color: var(--ply-on-ink);
    background: var(--ply-ink);
    border-radius: 50%;
  }
  .why-button {
    min-inline-size: 8.5rem;
    min-block-size: 2rem;
    padding-block: 0;
    font-size: 0.8125rem;
  }

  /* On a low screen the trees need the room more. */
  @media (max-height: 50rem) {
    @container (min-width: 44rem) {
      .verdict {
        min-block-size: 5.25rem;
      }
      .decision .picture {
        inline-size: 3.875rem;
      }
      .plays {
        padding-block: 0;
        font-size: 1.25rem;
        line-height: 1.625rem;
      }
      .why {
        font-size: 0.9375rem;
        line-height: 1.25rem;
      }
      .relation {
        flex-flow: row wrap;
        align-content: center;
      }
      .sign {
        inline-size: 1.25rem;
        block-size: 1.25rem;
        font-size: 0.8125rem;
      }
      .decision {
        padding-block: 0.25rem;
      }
    }
  }

  @container (max-width: 62rem) {
    .decision {
      gap: 0.75rem;
      padding-inline: 1rem;
    }
    .decision .picture {
      inline-size: 4.25rem;
    }
    .plays {
      font-size: 1.25rem;
      line-height: 1.75rem;
    }
    .why {
      font-size: 0.9375rem;
      line-height: 1.25rem;
    }
  }

  /* One below the other; between them nothing but the line. */
  @container (max-width: 43.99rem) {
    .verdict {
      grid-template: auto auto / minmax(0, 1fr) auto;
      min-block-size: 0;
    }
    .decision {
      grid-column: 1 / -1;
      gap: 0.75rem;
      min-block-size: 4rem;
      padding: 0.3125rem 0.875rem;
    }
    .decision.left {
      border-block-end: 1px solid var(--ply-line);
    }
    .decision .picture {
      inline-size: 2.875rem;
    }
    .told {
      display: grid;
      flex: 1;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 0.625rem;
      align-items: center;
    }
    .rule {
      display: none;
    }
    .plays {
      padding: 0;
      font-size: 1.0625rem;
      line-height: 1.625rem;
    }
    .worth {
      display: none;
    }
    .plays .pill {
      float: inline-end;
      margin-block-start: 0.125rem;
    }
    .why {
      grid-column: 1 / -1;
      font-size: 0.875rem;
    }
    .relation {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
    }
  }
`;
