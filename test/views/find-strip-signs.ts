import type { BarScene } from '../../src/views/timeline/bar-scene.ts';
import type { MarkScene } from '../../src/views/timeline/ruler-scene.ts';
import type { TimelineScene } from '../../src/views/timeline/timeline-scene.ts';
import type { StripSign } from '../../src/views/legend/strip-signs.ts';

const ofState: Readonly<Record<BarScene['state'], StripSign>> = {
  past: 'bar',
  open: 'open',
  rest: 'rest',
  current: 'current',
  ahead: 'ahead',
  'left-out': 'leftOut',
};

const ofTone: Readonly<Record<BarScene['tone'], StripSign | null>> = {
  max: 'side',
  min: 'side',
  draw: null,
  '': null,
};

const ofMark: Readonly<Record<MarkScene['kind'], (isRoot: boolean) => StripSign>> = {
  best: (isRoot) => (isRoot ? 'rootBest' : 'best'),
  cut: () => 'cut',
  differs: () => 'differs',
  wrong: () => 'wrong',
};

const ofScene: Readonly<
  Record<keyof TimelineScene, (scene: TimelineScene) => readonly (StripSign | null)[]>
> = {
  frame: () => [],
  rows: () => [],
  bars: ({ bars }) => bars.flatMap(({ state, tone }) => [ofState[state], ofTone[tone]]),
  labels: () => [],
  marks: ({ marks }) => marks.map(({ kind, isRoot }) => ofMark[kind](isRoot)),
  names: () => [],
  playhead: ({ playhead }) => [playhead && 'playhead'],
  enlarged: ({ enlarged }) => [enlarged && 'enlarged'],
  stop: ({ stop }) => [stop === null ? null : 'torn'],
};

/** The signs in a drawing. */
export function findStripSigns(scene: TimelineScene): Set<StripSign> {
  return new Set(Object.values(ofScene).flatMap((list) => list(scene).filter((sign) => sign !== null)));
}
