import { css, unsafeCSS } from 'lit';
import { drawingStyles } from '../../views/index.ts';

/** The look of `ply-tree` around the drawing itself. */
export const treeStyles = [
  unsafeCSS(drawingStyles),
  css`
    :host {
      display: flex;
      flex-direction: column;
      position: relative;
      background: var(--ply-paper);
    }
    .holder {
      flex: var(--ply-fill, 0) 1 auto;
      min-block-size: 0;
    }
    .frame {
      display: block;
      inline-size: 100%;
      min-block-size: var(--ply-frame, 0);
      max-block-size: var(--ply-frame, 85vh);
      cursor: var(--ply-cursor, grab);
      touch-action: pan-x pan-y;
      user-select: none;
      -webkit-user-select: none;
    }
    .frame:active {
      cursor: var(--ply-cursor, grabbing);
    }
    .frame:focus {
      touch-action: none;
    }
    .frame:focus-visible {
      outline-offset: -3px;
    }
    .frame:focus-visible .node.active .item {
      outline: 2.5px solid var(--ply-focus);
      outline-offset: 3px;
    }
    .frame:not(:focus) .node:not(:hover) .fold {
      visibility: hidden;
    }
    /* A page short of room may have them over the drawing, beside the root. */
    .tools {
      position: var(--ply-tools, static);
      inset: 0 0 auto auto;
      display: flex;
      justify-content: end;
      gap: 0.25rem;
      padding: 0.375rem;
    }
    .tools button {
      padding-inline: 0.6rem;
      font-size: 0.875rem;
      color: var(--ply-quiet);
    }
    .tools button[aria-pressed='true'] {
      color: var(--ply-ink);
      border-color: var(--ply-line-strong);
      box-shadow: inset 0 -3px 0 var(--ply-focus);
    }
    @media print {
      .tools {
        display: none;
      }
    }
  `,
];
