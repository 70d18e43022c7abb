import { html, nothing } from 'lit';
import { sideTag, withPills } from '../../views/index.ts';
import {
  comparisonReason,
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

/** The reason at length, and the games on boards. For a program only the games: its reasons are its own. */
export function atLength(comparison: Comparison, { session, playback }: RightSide, isProgram: boolean) {
  const { games, table } = words.compare;
  const { labels } = comparison;
  const isSame = !comparison.differences.has(0);
  const line = (label: SideLabel) =>
    html`<div>${sideTag(label)} <ply-line .label=${games.game(label.title)}></ply-line></div>`;
  const reason = () =>
    html`<p class="reason">
      <strong>${isSame ? table.same : html`${words.sides.differsMark} ${table.different}`}.</strong>
      ${withPills(comparisonReason(comparison, 0, preference('naming')))} ${leftOutOf(comparison)}
    </p>`;
  return html`<div class="below" part="below">
    ${isProgram ? nothing : reason()}
    <div class="lines column" role="group" aria-label=${games.title}>
      ${line(labels[0])}
      <ply-side .session=${session} .playback=${playback}>${line(labels[1])}</ply-side>
    </div>
  </div>`;
}

function leftOutOf(comparison: Comparison) {
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
