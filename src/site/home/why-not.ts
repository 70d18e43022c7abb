import { html, nothing } from 'lit';
import { formatPosition, type CellNaming, type Move } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { buildBoardScene, drawBoard, renderScorePill, renderWithPills } from '../../views/index.ts';
import { GameRecord, makePlainTrace, prepare } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** Why minimax did not choose a move: the game that follows if both sides play well, with its score. */
export function renderWhyNot(trace: Trace, move: Move, naming: CellNaming) {
  const { root } = trace;
  const { game } = root;
  const first = game.play(root, move);
  const rest = makePlainTrace(prepare({ position: formatPosition(first) }))!;
  const record = new GameRecord(root, [move, ...rest.principalVariation()]);
  const chosen = trace.bestMove()!;
  const [name, better] = [move, chosen].map((each) => game.moveName(each, naming));
  const { reason, line } = words.whyNot;
  return html`<div class="why">
    <p aria-live="polite">
      <b>${words.home.whyNotMove(name)}</b> ${renderWithPills(
        reason({ move: name, score: rest.score[0], chosen: better, best: trace.score[0] }),
      )}
    </p>
    <ol class="answers" aria-label=${line(name)}>
      ${record.moves.map((each, index) => {
        const board = buildBoardScene(record.positions[index + 1], record.positions[index], naming)!;
        const isLast = index === record.length - 1;
        const score = rest.score[0];
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
