import { html, nothing } from 'lit';
import type { Notation } from '../../game/index.ts';
import type { GameRecord, GameReview } from '../../walk/index.ts';
import { scorePill, withPills } from '../../views/index.ts';
import { words } from '../../words/index.ts';

/** A game as a list of moves, each of which leads back to the board after it. */
export interface GameList {
  readonly record: GameRecord;
  /** How many moves are shown on the board. */
  readonly count: number;
  readonly notation: Notation;
  /** What the moves are worth, where that is to be told. */
  readonly review: GameReview | null;
  readonly go: (count: number) => void;
}

/** The list, with the values after each move where they are told; the moves that changed the value are marked. */
export function gameList({ record, count, notation, review, go }: GameList) {
  const play = words.play;
  const item = (to: number, name: string, mistake: 'lost' | 'changed' | null) => {
    const value = review?.values[to];
    return html`<li>
      <button
        class="move ${mistake ?? ''}"
        aria-current=${to === count ? 'step' : 'false'}
        @click=${() => go(to)}
      >
        ${name}${
          value === undefined
            ? nothing
            : html` <span class="unseen">${play.worth(value)}</span
                ><span aria-hidden="true">${scorePill(words.boundedScore(value, 'exact'))}</span>`
        }${mistake ? html` <span class="mark">${play[mistake]}</span>` : nothing}
      </button>
    </li>`;
  };
  const { game } = record.start;
  return html`<p class="title" id="moves">${play.moves}</p>
    <ol class="moves" aria-labelledby="moves">
      ${item(0, play.start, null)}
      ${record.moves.map((move, index) =>
        item(
          index + 1,
          play.move(record.mover(index), game.moveName(move, notation)),
          mistakeAt(review, index),
        ),
      )}
    </ol>
    ${review ? html`<p class="quiet">${withPills(play.values)}</p>` : nothing}`;
}

function mistakeAt(review: GameReview | null, index: number): 'lost' | 'changed' | null {
  if (!review?.changes.some((change) => change.index === index)) return null;
  return review.decisive?.index === index ? 'lost' : 'changed';
}
