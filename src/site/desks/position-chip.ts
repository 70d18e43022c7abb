import { html, nothing } from 'lit';
import { boardDrawing, boardScene } from '../../views/index.ts';
import type { PreparedSearch } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { exampleOf } from './examples.ts';

export function positionChip({ settings, position }: PreparedSearch) {
  const { drawers, example, tree } = words.explore;
  const board = boardScene(position);
  const shown = exampleOf(settings);
  const name = shown ? example[shown.key] : settings.tree ? tree : position.game.format(position);
  return html`<span class="unseen">${drawers.position}</span>
    ${board ? html`<span class="picture" aria-hidden="true">${boardDrawing(board)}</span>` : nothing}
    <span class="spare">${name}</span>`;
}
