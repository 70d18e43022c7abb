import { defaultNaming } from '../game/index.ts';
import { html, nothing } from 'lit';
import { renderCompareTable, renderWithPills } from '../views/index.ts';
import {
  compareMoves,
  explainComparison,
  findExpectedOutcome,
  nameMoved,
  type Comparison,
} from '../walk/index.ts';
import { type MarkedText, say, words } from '../words/index.ts';
import { renderPictures, type PictureChoice } from './fallback-parts.ts';

export function describeComparison(comparison: Comparison, pictures: PictureChoice) {
  const { table } = words.compare;
  const { left, differences } = comparison;
  const reason = say`${differences.has(0) ? table.different : table.same}. ${explainComparison(comparison, 0, defaultNaming)}`;
  const hasMoves = compareMoves(comparison, 0, defaultNaming).length > 0;
  return [
    hasMoves ? renderCompareTable(comparison, defaultNaming) : nothing,
    [reason, ...listGames(comparison)].map((text) => html`<p>${renderWithPills(text)}</p>`),
    renderPictures(left, { comparison }, pictures),
  ];
}

function listGames(comparison: Comparison): MarkedText[] {
  const { games, branch } = words.compare;
  return ([comparison.left, comparison.right] as const).map((trace, side) => {
    const { game } = trace.root;
    const [, ...nodes] = trace.principalNodes();
    const moves = nodes.map((node) => {
      const name = game.moveName(trace.move[node], defaultNaming);
      return game.isAbstract ? branch(name) : games.move(nameMoved(trace, node), name);
    });
    const outcome = games.over(findExpectedOutcome(trace, 0), nodes.length);
    return games.told(comparison.labels[side].title, moves, outcome);
  });
}
