import { html, nothing } from 'lit';
import type { Position } from '../../game/index.ts';
import type { Decision, Decisions, SideLabel } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { drawBoard } from '../board/board-drawing.ts';
import { buildBoardScene } from '../board/board-scene.ts';
import { renderScorePill, renderWithPills } from '../score-pill.ts';

/** Each search's move on its board with value and reason, and between them how they relate; `more` goes below that. */
export function renderVerdict({ left, right, relation }: Decisions, root: Position, more: unknown = nothing) {
  const { label, signs } = words.decision.relation;
  return html`<div class="verdict" role="group" aria-label=${label}>
    ${renderDecision(left, root)}
    <div class="relation pile spare">
      <b class="sign ${relation.sign}" aria-hidden="true">${signs[relation.sign]}</b>
      <p>${relation.text}</p>
      ${more}
    </div>
    ${renderDecision(right, root)}
  </div>`;
}

function renderDecision(
  { label, rule, verb, position, moveName, reason, ...worth }: Decision,
  root: Position,
) {
  const board = buildBoardScene(position, root);
  const player = root.game.isAbstract ? null : root.toMove;
  return html`<section class="decision beside ${label.side}">
    ${board ? html`<div class="picture">${drawBoard(board)}</div>` : nothing}
    <div class="told">
      <p class="who row">${renderSideTag(label)} <span class="rule quiet">${rule}</span></p>
      <p class="plays">
        ${words.decision.verb[verb]}
        ${player && moveName ? html`<b class="side-${player}">${words.nameSide(player)}</b>` : nothing}
        ${moveName}
        ${
          verb === 'none'
            ? nothing
            : html`<span class="worth quiet">${words.decision.worth}</span>
                ${renderScorePill({ ...words.markBound(worth.score, worth.bound), side: label.side }, true)}`
        }
      </p>
      <p class="why">${renderWithPills(reason)}</p>
    </div>
  </section>`;
}

export function renderSideTag({ side, short, title }: SideLabel) {
  return html`<b class="tag ${side}" title=${title}>${short}</b>`;
}

export function renderGames({ left, right }: Decisions) {
  const { outcome } = left.game;
  const isWon = outcome === 'x' || outcome === 'o';
  const winner = isWon && outcome === right.game.outcome ? outcome : null;
  const title = words.decision.game.title(winner);
  return html`<div class="games column" role="group" aria-label=${title}>
    <p class="name">${title}</p>
    ${[left, right].map((decision) => renderGame(decision, winner !== null))}
  </div>`;
}

function renderGame({ label, game }: Decision, isWinnerNamed: boolean) {
  const { end, none } = words.decision.game;
  return html`<p class="game row">
    ${renderSideTag(label)}
    <span class="moves">
      ${game.moves.map(
        ({ player, name }, ply) =>
          html`${ply > 0 ? ' · ' : ''}<span class="move"
              >${player ? html`<b class="side-${player.toLowerCase()}">${player}</b> ` : ''}${name}</span
            >`,
      )}
      ${game.moves.length === 0 ? none : ''}
    </span>
    <span class="end quiet">${end(game.outcome, game.moves.length, isWinnerNamed)}</span>
  </p>`;
}
