import { staticTree } from '../views/index.ts';
import {
  comparedMoves,
  comparisonReason,
  expectedOutcome,
  playerAt,
  type Comparison,
  type Worth,
} from '../walk/index.ts';
import { words } from '../words/index.ts';
import { boardTable, PICTURED } from './fallback-parts.ts';
import { escapeHtml } from './tags.ts';

/** A comparison without scripts: its board, the moves with both scores and both choices, why, and the two games. */
export function compareText(comparison: Comparison): string {
  const { table } = words.compare;
  const isSame = !comparison.differences.has(0);
  const reason = `${isSame ? table.same : table.different}. ${comparisonReason(comparison, 0, '0-8')}`;
  const told = [reason, ...gamesOf(comparison)].map((text) => `<p>${escapeHtml(text)}</p>`);
  return boardTable(comparison.left.root) + scoresTable(comparison) + told.join('') + picture(comparison);
}

function scoresTable(comparison: Comparison): string {
  const moves = comparedMoves(comparison, 0, '0-8');
  if (moves.length === 0) return '';
  const { table } = words.compare;
  const head = [table.move, ...comparison.labels.map(({ title }) => title)];
  const rows = moves.map(
    ({ name, left, right }) =>
      `<tr><th scope="row">${escapeHtml(name)}</th>${worthCell(left)}${worthCell(right)}</tr>`,
  );
  const caption = escapeHtml(table.caption(playerAt(comparison.left, 0)));
  return (
    `<table class="moves"><caption>${caption}</caption>` +
    `<thead><tr>${head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('')}</tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>`
  );
}

function worthCell(worth: Worth | null): string {
  if (!worth) return `<td>${words.sides.absent}</td>`;
  const { table } = words.compare;
  const mark = worth.isChosen ? ` <strong>${table.chosen}</strong>` : '';
  return `<td>${words.bounded(worth.sum ?? words.signed(worth.score), worth.bound)}${mark}</td>`;
}

/** The game that each search expects, move by move, and how it ends. */
function gamesOf(comparison: Comparison): string[] {
  const { games, branch } = words.compare;
  return ([comparison.left, comparison.right] as const).map((trace, side) => {
    const { game } = trace.root;
    const [, ...nodes] = trace.principalNodes();
    const moves = nodes.map((node) => {
      const name = game.moveName(trace.move[node], '0-8');
      return game.isAbstract ? branch(name) : games.move(playerAt(trace, trace.parent[node]), name);
    });
    const outcome = games.over(expectedOutcome(trace, 0), nodes.length);
    return games.told(comparison.labels[side].title, moves, outcome);
  });
}

/** One tree that carries the values of both, where it is small. */
function picture(comparison: Comparison): string {
  if (comparison.left.length > PICTURED) return '';
  return `<figure class="picture">${staticTree(comparison.left, { comparison })}</figure>`;
}
