import { html, nothing } from 'lit';
import { drawBoard, buildBoardScene } from '../../views/index.ts';
import type { PreparedSearch } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { findExample } from './example-searches.ts';

export function renderPositionChip({ settings, position }: PreparedSearch) {
  const { drawers, example, tree, own } = words.explore;
  const board = buildBoardScene(position);
  const shown = findExample(settings);
  const start = position.game.start?.();
  const isStart = start !== undefined && position.game.format(position) === position.game.format(start);
  const name = shown ? example[shown.key] : settings.tree ? tree : isStart ? example.empty : own;
  return html`<span class="unseen">${drawers.position}</span>
    ${board ? html`<span class="picture" aria-hidden="true">${drawBoard(board)}</span>` : nothing}
    <span class="spare">${name}</span>`;
}
