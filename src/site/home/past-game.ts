import { html, nothing } from 'lit';
import type { CellNaming } from '../../game/index.ts';
import { buildBoardScene, drawBoard, renderScorePill, renderWithPills } from '../../views/index.ts';
import { reviewGame, type GameRecord } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** A game that is over, move by move, each with the score of its board. */
export function renderPastGame(game: GameRecord, naming: CellNaming) {
  const { over, lost, past, scored } = words.home;
  const { values, decisive } = reviewGame(game)!;
  const nameMove = (index: number) => game.start.game.moveName(game.moves[index], naming);
  const outcome = game.outcome as keyof typeof over;
  const said = decisive ? `${over[outcome]} ${lost(nameMove(decisive.index))}` : over[outcome];
  return html`<p role="status">${said}</p>
    <ol class="answers" aria-label=${past}>
      ${game.moves.map((_, index) => {
        const board = buildBoardScene(game.positions[index + 1], game.positions[index], naming)!;
        const value = values[index + 1];
        return html`<li class=${index === decisive?.index ? 'chosen' : ''}>
          <span class="mark">${index === decisive?.index ? words.play.lost : nothing}</span>
          <span class="small" aria-hidden="true">${drawBoard(board)}</span>
          <span>${words.play.move(game.findMover(index), nameMove(index))}</span>
          <span class="score">${renderScorePill({ score: value, text: words.formatScore(value) })}</span>
        </li>`;
      })}
    </ol>
    <div class="quiet key"><p>${renderWithPills(scored)}</p></div>`;
}
