import { defaultNaming } from '../../game/index.ts';
import type { BarScene } from '../timeline/bar-scene.ts';
import type { MarkScene } from '../timeline/ruler-scene.ts';
import { RULER_HEIGHT } from '../timeline/timeline-frame.ts';
import type { TimelineScene } from '../timeline/timeline-scene.ts';
import type { StripSign } from './strip-signs.ts';

const ROW = 16;
const WIDTH = 112;

/** Two plies of a search with nothing in them. */
const empty: TimelineScene = {
  frame: {
    view: { from: 0, to: 16 },
    plies: [0, 1],
    width: WIDTH,
    height: RULER_HEIGHT + 2 * ROW,
    naming: defaultNaming,
    hidesAhead: false,
    isDense: false,
    isPart: false,
    enlarged: null,
  },
  rows: [0, 1].map((ply) => ({
    ply,
    isMax: ply === 0,
    isNamed: false,
    y: RULER_HEIGHT + ply * ROW,
    height: ROW,
  })),
  bars: [],
  labels: [],
  marks: [],
  names: [],
  playhead: null,
  enlarged: null,
  stop: null,
};

const placeBar = (
  ply: 0 | 1,
  state: BarScene['state'],
  [x, end]: readonly [number, number],
  tone: BarScene['tone'] = '',
): BarScene => ({ state, tone, x, y: RULER_HEIGHT + ply * ROW + 1, width: end - x, height: ROW - 2 });

const placeMark = (kind: MarkScene['kind'], isRoot = false): Partial<TimelineScene> => ({
  marks: [{ kind, isRoot, isPassed: true, x: WIDTH / 2 }],
});

const samples: Readonly<Record<StripSign, Partial<TimelineScene>>> = {
  playhead: { playhead: { x: 56, text: '8', half: 15, middle: 56 } },
  bar: { bars: [placeBar(0, 'past', [1, 111], 'draw'), placeBar(1, 'past', [16, 54], 'draw')] },
  side: { bars: [placeBar(1, 'past', [2, 52], 'max'), placeBar(1, 'past', [60, 110], 'min')] },
  current: { bars: [placeBar(1, 'current', [28, 84])] },
  open: { bars: [placeBar(0, 'open', [1, 111])] },
  rest: { bars: [placeBar(0, 'rest', [1, 111]), placeBar(0, 'open', [1, 50])] },
  ahead: { bars: [placeBar(1, 'ahead', [28, 84])] },
  rootBest: placeMark('best', true),
  best: placeMark('best'),
  cut: placeMark('cut'),
  differs: placeMark('differs'),
  leftOut: { bars: [placeBar(1, 'left-out', [28, 84])] },
  wrong: placeMark('wrong'),
  torn: { bars: [placeBar(0, 'open', [1, 70])], stop: 70 },
  enlarged: { enlarged: { x: 40, width: 32 } },
};

/** A piece of a timeline that shows one sign. */
export function buildStripSample(sign: StripSign): TimelineScene {
  return { ...empty, ...samples[sign] };
}
