import { html, nothing } from 'lit';
import type { GameReview } from '../../walk/index.ts';
import { renderScorePill, renderWithPills } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import type { GameScene } from './game-view.ts';

export function renderGameList({ game, naming, isSeeing }: GameScene, review: GameReview | null) {
  const play = words.play;
  const record = game.record!;
  const showsPenalty = isSeeing && (game.trace?.options.scoring.dependsOnDepth ?? false);
  const renderItem = (to: number, name: string, mistake: 'lost' | 'changed' | null) => {
    const value = review?.values[to];
    return html`<li class=${to === 0 ? 'on-screen' : ''}>
      <button
        class="move ${mistake ?? ''}"
        aria-current=${to === game.count ? 'step' : 'false'}
        @click=${() => game.goToMove(to)}
      >
        ${name}${
          value === undefined
            ? nothing
            : html` <span class="unseen">${play.worth(value)}</span
                ><span aria-hidden="true">${renderScorePill(words.markBound(value, 'exact'))}</span>`
        }${mistake ? html` <span class="mark">${play[mistake]}</span>` : nothing}
      </button>
    </li>`;
  };
  return html`<p class="eyebrow" id="moves">${play.moves}</p>
    <ol class="moves row" aria-labelledby="moves">
      ${renderItem(0, play.start, null)}
      ${record.moves.map((move, index) =>
        renderItem(
          index + 1,
          play.move(record.findMover(index), record.start.game.moveName(move, naming)),
          findMistake(review, index),
        ),
      )}
    </ol>
    ${review ? html`<p class="quiet">${renderWithPills(play.values(showsPenalty))}</p>` : nothing}`;
}

function findMistake(review: GameReview | null, index: number): 'lost' | 'changed' | null {
  if (!review?.changes.some((change) => change.index === index)) return null;
  return review.decisive?.index === index ? 'lost' : 'changed';
}
