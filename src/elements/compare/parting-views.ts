import { html, nothing } from 'lit';
import type { CellNaming } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { renderWithPills } from '../../views/index.ts';
import {
  Comparison,
  defaultSides,
  isComparable,
  findFirstDifferences,
  prepareSearch,
  readOptions,
  type FirstDifference,
  type Settings,
} from '../../walk/index.ts';
import { findTrace } from '../host/find-trace.ts';
import { isProgramHost } from '../host/program-host.ts';
import type { SearchWatch } from '../host/search-watch.ts';
import type { SessionHost } from '../host/session-host.ts';
import { renderProblem } from '../kit/problem.ts';
import { words } from '../../words/index.ts';

interface PartingPair {
  /** Null before our search is done. */
  readonly comparison: Comparison | null;
  readonly isThere: boolean;
  /** Why `for` names no element. */
  readonly problem: string | null;
  /** The element of the other search; null if `for` names none. */
  readonly host: SessionHost | null;
  readonly naming: CellNaming;
  readonly go: (step: number) => void;
}

/** Our search of another trace's position, once the reader is near. By default it uses the other's scoring. */
export async function compareWithTrace(
  other: Trace,
  { settings, left }: { readonly settings: Settings; readonly left: string },
  watch: SearchWatch,
): Promise<Comparison> {
  const { root, options } = other;
  const { scoring, depthFrom, max, win } = options;
  const alike: Settings = { scoring: scoring.name, 'depth-from': depthFrom, max, win: `${win}` };
  const own = left === defaultSides.left ? alike : readOptions(left);
  const position = root.game.format(root);
  const asked = prepareSearch({ ...settings, ...own, position, 'to-move': root.toMove });
  await watch.waitUntilWanted();
  watch.forgotten.throwIfAborted();
  return new Comparison(await findTrace(asked, watch), other);
}

export function renderPartings({ comparison, isThere, problem, host, naming, go }: PartingPair) {
  const partings = words.partings;
  if (comparison) return renderPartingSection(comparison, naming, go);
  if (isThere) return html`<p class="before row">${partings.waits}</p>`;
  if (problem) return html`<div class="before">${renderProblem(problem)}</div>`;
  const run = isProgramHost(host)
    ? html`<button @click=${() => host.run()}>${partings.run}</button>`
    : nothing;
  return html`<p class="before row">${partings.notYet} ${run}</p>`;
}

function renderPartingSection(comparison: Comparison, naming: CellNaming, go: (step: number) => void) {
  const partings = words.partings;
  const { left, right } = comparison;
  return html`<section class="partings column" aria-label=${partings.label}>
    <p class="row">
      ${partings.counts(left.length, right.length)} ${right.stopped ? partings.stopped : nothing}
    </p>
    ${isComparable(comparison) ? renderPartingList(comparison, naming, go) : html`<p>${partings.incomparable}</p>`}
  </section>`;
}

function renderPartingList(comparison: Comparison, naming: CellNaming, go: (step: number) => void) {
  const partings = words.partings;
  const { left, right } = comparison;
  const { call, value, isAlike } = findFirstDifferences(comparison);
  const renderGoButton = ({ step }: FirstDifference) =>
    html`<button @click=${() => go(step)}>${partings.go}</button>`;
  const entries = [
    value && {
      at: value,
      view: html`<p class="row">
        <span>${renderWithPills(describeValueParting(left, right, value, naming))}</span>
        ${renderGoButton(value)}
      </p>`,
    },
    call && {
      at: call,
      view: html`<p class="row">
        <span>${describeCallParting(left, right, call, naming)} ${describeExcuse(comparison)}</span>
        ${renderGoButton(call)}
      </p>`,
    },
  ].filter((each) => each !== null);
  const scale = isAlike ? nothing : html`<p>${partings.otherScale}</p>`;
  if (entries.length === 0)
    return html`${scale}
      <p>${right.stopped ? partings.sameValues : partings.nowhere}</p>`;
  return html`${scale} ${entries.toSorted((a, b) => a.at.step - b.at.step).map(({ view }) => view)}
  ${value ? nothing : html`<p>${partings.sameValues}</p>`}`;
}

function describeCallParting(
  ours: Trace,
  yours: Trace,
  { left, right }: FirstDifference,
  naming: CellNaming,
): string {
  const nameNode = (trace: Trace, node: number) => (node < 0 ? null : nameBoard(trace, node, naming));
  return words.partings.call(Math.max(left, right) + 1, nameNode(ours, left), nameNode(yours, right));
}

function describeValueParting(
  ours: Trace,
  yours: Trace,
  { left, right }: FirstDifference,
  naming: CellNaming,
) {
  const { value } = words.partings;
  const formatScore = (trace: Trace, node: number) => words.markScore(trace.score[node]);
  return value(left + 1, nameBoard(ours, left, naming), formatScore(ours, left), formatScore(yours, right));
}

function describeExcuse(comparison: Comparison) {
  const { reordered, fewer } = words.partings;
  const { left, right, mirror } = comparison;
  const isWithin = mirror.leftOut === 0;
  if (isWithin && left.length === right.length) return reordered;
  return isWithin && right.length < left.length && !isLeaf(right, 0) ? fewer : nothing;
}

function nameBoard(trace: Trace, node: number, naming: CellNaming): string {
  const { root, after, elsewhere } = words.partings;
  if (node === 0) return root;
  const moves: string[] = [];
  for (let at = node; at > 0; at = trace.parent[at]) {
    if (trace.move[at] < 0) return elsewhere;
    moves.unshift(words.play.move(trace.movedSide(at), trace.root.game.moveName(trace.move[at], naming)));
  }
  return after(moves);
}
