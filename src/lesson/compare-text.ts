import { defaultNaming } from '../game/index.ts';
import { html, nothing } from 'lit';
import { compareTable, staticTree, trusted, withPills } from '../views/index.ts';
import {
  comparedMoves,
  comparisonReason,
  expectedOutcome,
  playerAt,
  type Comparison,
} from '../walk/index.ts';
import { type Said, say, words } from '../words/index.ts';
import { PICTURED, positionTable } from './fallback-parts.ts';

/** A comparison without scripts: the board, its moves with both scores, both choices, why, and the two games. */
export function describeComparison(comparison: Comparison) {
  const { table } = words.compare;
  const { left, differences } = comparison;
  const reason = say`${differences.has(0) ? table.different : table.same}. ${comparisonReason(comparison, 0, defaultNaming)}`;
  const hasMoves = comparedMoves(comparison, 0, defaultNaming).length > 0;
  return [
    positionTable(left.root),
    hasMoves ? compareTable(comparison, defaultNaming) : nothing,
    [reason, ...gamesOf(comparison)].map((text) => html`<p>${withPills(text)}</p>`),
    picture(comparison),
  ];
}

function gamesOf(comparison: Comparison): Said[] {
  const { games, branch } = words.compare;
  return ([comparison.left, comparison.right] as const).map((trace, side) => {
    const { game } = trace.root;
    const [, ...nodes] = trace.principalNodes();
    const moves = nodes.map((node) => {
      const name = game.moveName(trace.move[node], defaultNaming);
      return game.isAbstract ? branch(name) : games.move(playerAt(trace, trace.parent[node]), name);
    });
    const outcome = games.over(expectedOutcome(trace, 0), nodes.length);
    return games.told(comparison.labels[side].title, moves, outcome);
  });
}

function picture(comparison: Comparison) {
  if (comparison.left.length > PICTURED) return nothing;
  return html`<figure class="picture">${trusted(staticTree(comparison.left, { comparison }))}</figure>`;
}
