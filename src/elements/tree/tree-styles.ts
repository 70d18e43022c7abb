import { css, unsafeCSS } from 'lit';
import { drawingStyles } from '../../views/index.ts';
import { stripStyles } from './path-strip.ts';
import { hiddenNoteStyles } from '../host/hidden-note.ts';
import { pills } from '../kit/base-styles.ts';
import { restStyles } from './rest-styles.ts';
import { toolStyles } from './view-tools.ts';

export const treeStyles = [
  pills,
  unsafeCSS(drawingStyles),
  toolStyles,
  stripStyles,
  restStyles,
  hiddenNoteStyles,
  css`
    :host {
      container-type: inline-size;
      display: flex;
      flex-direction: column;
      position: relative;
      background: var(--ply-surface);
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
  `,
];
