import { html, type TemplateResult } from 'lit';
import type { RulerName } from '../../views/index.ts';
import type { Comparison, Playback, Session, SideLabel } from '../../walk/index.ts';
import type { TreeLook } from '../tree/tree-look.ts';
import '../stepper/late-parts.ts';
import '../tree/ply-tree.ts';
import './ply-side.ts';

export interface ComparedTrees {
  readonly comparison: Comparison;
  readonly session: Session | null;
  readonly playback: Playback | null;
  readonly looks: readonly [TreeLook, TreeLook];
  readonly ruler: RulerName;
}

export function renderTwoTrees({ comparison, looks, ruler, ...walk }: ComparedTrees) {
  const { labels, isSameTree } = comparison;
  const renderTree = (label: SideLabel, look: TreeLook) =>
    html`<div class="tree ${label.side}">
      <ply-tree exportparts="tools, frame" .look=${look} .ruler=${ruler}></ply-tree>
    </div>`;
  const [look, other] = looks;
  return html`${renderTree(labels[0], look)}
  ${renderAtRight(renderTree(labels[1], isSameTree ? look : other), walk)}`;
}

export function renderOneTree({ looks: [look], ruler }: ComparedTrees) {
  return html`<div class="tree">
    <ply-tree exportparts="tools, frame" .look=${look} .isJoint=${true} .ruler=${ruler}></ply-tree>
  </div>`;
}

/** Shows the larger search, with gaps where the smaller one leaves calls out. */
export function renderTimeline({ comparison, ...walk }: ComparedTrees) {
  const isLeft = comparison.left.length >= comparison.right.length;
  const part = html`<ply-timeline part="timeline"></ply-timeline>`;
  return isLeft ? part : renderAtRight(part, walk);
}

function renderAtRight(
  view: TemplateResult,
  { session, playback }: Pick<ComparedTrees, 'session' | 'playback'>,
) {
  return html`<ply-side .session=${session} .playback=${playback}>${view}</ply-side>`;
}
