import type { CellNaming } from '../../game/index.ts';
import { findWinner, type Trace, type Winner } from '../../search/index.ts';
import {
  findBestSoFar,
  findBoundSoFar,
  findMoment,
  buildStack,
  findStatus,
  type Session,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { findBarEnd, listBarsInView } from './timeline-bars.ts';
import { locateMoment, RULER_HEIGHT, measureRows, type TimelineFrame } from './timeline-frame.ts';

/** A comparison says which calls the other search leaves out, and faults where a program went wrong. */
export type TimelineSession = Pick<Session, 'trace' | 'step'> &
  Partial<Pick<Session, 'comparison' | 'faults'>>;

type BarState = 'past' | 'open' | 'rest' | 'current' | 'ahead' | 'left-out';

export interface BarScene {
  readonly state: BarState;
  /** Whose advantage a returned value is; empty before that. */
  readonly tone: Winner | '';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BarLabel {
  readonly state: BarState;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly value: string;
}

const CHARACTER = 6.6;
/** In frame units. */
export const PADDING = 5;

export const measureLabel = (text: string): number => CHARACTER * text.length;

export function buildBarScenes(session: TimelineSession, frame: TimelineFrame) {
  const { trace, step } = session;
  const { row, hasLabels } = measureRows(frame);
  const [first, last] = frame.plies;
  const gap = Math.min(1.5, row / 8);
  const bars: BarScene[] = [];
  const labels: BarLabel[] = [];
  for (const node of listBarNodes(trace, step, frame)) {
    const ply = trace.ply[node];
    if (ply < first || ply > last) continue;
    const state = findBarState(session, node);
    if (state === 'ahead' && frame.hidesAhead) continue;
    const y = RULER_HEIGHT + (ply - first) * row + gap / 2;
    const [start, now, end] = [trace.enterStep(node), step + 1, findBarEnd(trace, node)].map((at) =>
      Math.max(-4, Math.min(frame.width + 4, locateMoment(frame, at))),
    );
    const isOpen = findStatus(trace, node, step) === 'open';
    const add = (part: BarState, to: number) =>
      bars.push({
        state: part,
        tone: part === 'past' ? findWinner(trace.score[node]) : '',
        x: start,
        y,
        width: Math.max(0.75, to - start - gap / 2),
        height: Math.max(row - gap, row / 2),
      });
    if (isOpen && !frame.hidesAhead) add('rest', end);
    const seen = isOpen ? Math.min(now, end) : end;
    add(state, seen);
    if (!hasLabels || state === 'left-out') continue;
    const x = Math.max(0, start) + PADDING;
    const room = (frame.hidesAhead ? seen : end) - x - PADDING;
    const name = nameCall(trace, node, frame.naming);
    const value = formatBarValue(trace, node, step);
    if (measureLabel(name) > room) continue;
    const hasValue = value !== '' && measureLabel(`${name} ${value}`) <= room;
    labels.push({ state, x, y: y + (row - gap) / 2, name, value: hasValue ? value : '' });
  }
  return { bars, labels };
}

/** The side and the move that led to a call: `X a1`; empty if no single move did. In an explicit tree only the branch. */
export function nameCall(trace: Trace, node: number, naming: CellNaming): string {
  if (node === 0) return words.timeline.root;
  if (trace.move[node] < 0) return '';
  const { game } = trace.root;
  const move = game.moveName(trace.move[node], naming);
  return game.isAbstract ? move : words.timeline.call(trace.movedSide(node), move);
}

/** The score of a returned call, or the bound that it returned; the bound of an open one, else empty. */
export function formatBarValue(trace: Trace, node: number, step: number): string {
  const status = findStatus(trace, node, step);
  if (status === 'uncalled') return '';
  if (status === 'returned' && !trace.isUnfinished(node))
    return words.formatBound(words.formatScore(trace.score[node]), trace.bound(node));
  const best = findBestSoFar(trace, node, step);
  return best === null
    ? ''
    : words.formatBound(words.formatScore(best.score), findBoundSoFar(trace, node, step));
}

/** A dense frame draws only open calls, and those that the search stopped in. */
function listBarNodes(trace: Trace, step: number, { view, isDense }: TimelineFrame): readonly number[] {
  if (!isDense) return listBarsInView(trace, view);
  const open = buildStack(trace, step).map(({ node }) => node);
  for (let node = trace.stopped?.node ?? -1; node >= 0; node = trace.parent[node])
    if (!open.includes(node) && trace.exitStep(node) <= step) open.push(node);
  return open;
}

function findBarState({ trace, step, comparison }: TimelineSession, node: number): BarState {
  const status = findStatus(trace, node, step);
  if (status === 'uncalled') return 'ahead';
  if (node === findMoment(trace, step).node) return 'current';
  if (comparison && comparison.counterpart(node) === null) return 'left-out';
  return status === 'open' || trace.isUnfinished(node) ? 'open' : 'past';
}
