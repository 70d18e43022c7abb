import { html, nothing } from 'lit';
import type { CellNaming, Move } from '../../game/index.ts';
import { requireBestMove, type Trace } from '../../search/index.ts';
import { buildBoardScene, drawBoard, renderScorePill, renderWithPills } from '../../views/index.ts';
import { finishGame, GameRecord } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** Why minimax did not choose a move: the game that follows if both sides play well, with its score. */
export function renderWhyNot(trace: Trace, move: Move, naming: CellNaming) {
  const { root } = trace;
  const { game } = root;
  const record = finishGame(new GameRecord(root, [move]));
  const score = trace.score[[...trace.children(0)].find((child) => trace.move[child] === move)!];
  const chosen = requireBestMove(trace);
  const [name, better] = [move, chosen].map((each) => game.moveName(each, naming));
  const { reason, line } = words.whyNot;
  return html`<div class="why">
    <p>
      <b>${words.home.whyNotMove(name)}</b> ${renderWithPills(
        reason({ move: name, score, chosen: better, best: trace.score[0] }),
      )}
    </p>
    <ol class="answers" aria-label=${line(name)}>
      ${record.moves.map((each, index) => {
        const board = buildBoardScene(record.positions[index + 1], record.positions[index], naming)!;
        const isLast = index === record.length - 1;
        return html`<li>
          <span>${words.play.move(record.findMover(index), game.moveName(each, naming))}</span>
          <span class="small" aria-hidden="true">${drawBoard(board)}</span>
          <span class="score"
            >${isLast ? renderScorePill({ score, text: words.formatScore(score) }) : nothing}</span
          >
        </li>`;
      })}
    </ol>
  </div>`;
}
