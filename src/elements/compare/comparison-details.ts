import { html, nothing } from 'lit';
import { renderSideTag, renderWithPills } from '../../views/index.ts';
import {
  explainComparison,
  type Comparison,
  type Playback,
  type Session,
  type SideLabel,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { preference } from '../kit/preferences.ts';
import '../facts/ply-line.ts';
import './ply-side.ts';

interface RightSide {
  readonly session: Session | null;
  readonly playback: Playback | null;
}

/** The reason at length, and the games on boards. For a program only the games, because we cannot give its reasons. */
export function renderComparisonDetails(
  comparison: Comparison,
  { session, playback }: RightSide,
  isProgram: boolean,
) {
  const { games, table } = words.compare;
  const { labels } = comparison;
  const isSame = !comparison.differences.has(0);
  const renderSideGame = (label: SideLabel) =>
    html`<div>${renderSideTag(label)} <ply-line .label=${games.game(label.title)}></ply-line></div>`;
  const renderReason = () =>
    html`<p class="reason">
      <strong>${isSame ? table.same : html`${words.sides.differsMark} ${table.different}`}.</strong>
      ${renderWithPills(explainComparison(comparison, 0, preference('naming')))}
      ${describeLeftOut(comparison)}
    </p>`;
  return html`<div class="below" part="below">
    ${isProgram ? nothing : renderReason()}
    <div class="lines column" role="group" aria-label=${games.title}>
      ${renderSideGame(labels[0])}
      <ply-side .session=${session} .playback=${playback}>${renderSideGame(labels[1])}</ply-side>
    </div>
  </div>`;
}

function describeLeftOut(comparison: Comparison) {
  if (comparison.isSameTree) return nothing;
  const isLeft = comparison.left.length >= comparison.right.length;
  const { left, right, leftOut, labels } = isLeft ? comparison : comparison.mirror;
  return words.compare.leftOut({
    larger: labels[0].name,
    calls: left.length,
    smaller: labels[1].name,
    others: right.length,
    leftOut,
  });
}
