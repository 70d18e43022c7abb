import { expect, test } from 'vitest';
import { parseLeafTree, parsePosition } from '../../src/game/index.ts';
import { listFindings } from '../../src/program/index.ts';
import { search, type SearchOptions, type Trace } from '../../src/search/index.ts';
import {
  buildTimelineScene,
  buildTreeScene,
  chooseNodes,
  drawTimeline,
  isDense,
  layOutTree,
  renderToString,
  type TimelineFrame,
} from '../../src/views/index.ts';
import { type Figure, listSigns } from '../../src/views/legend/figure-signs.ts';
import { drawSample } from '../../src/views/legend/sample-drawing.ts';
import { buildSample } from '../../src/views/legend/sample-scene.ts';
import { buildStripSample } from '../../src/views/legend/strip-sample.ts';
import { listStripSigns, type StripSign, stripSignNames } from '../../src/views/legend/strip-signs.ts';
import { earlyCommands } from '../../src/elements/host/key-table.ts';
import { findSigns, type Sign, signNames } from '../../src/views/legend/signs.ts';
import { Comparison, type Fault, makeProgramNarrator, registerNarrator } from '../../src/walk/index.ts';
import { words } from '../../src/words/index.ts';
import { runHere, samples } from '../program/run-here.ts';
import { pile } from '../take-away.ts';
import { findStripSigns } from './find-strip-signs.ts';

/** What the reader's hand shows, whatever the step. */
const byHand: readonly Sign[] = ['fold', 'lit', 'far'];

const figureOf = (trace: Trace, more: Partial<Figure> = {}): Figure => ({
  trace,
  comparison: null,
  isJoint: false,
  faults: null,
  hidesRoles: false,
  isAsked: false,
  ...more,
});

const board = (text: string, options: SearchOptions = {}) => figureOf(search(parsePosition(text), options));
const tree = (text: string, options: SearchOptions = {}) => figureOf(search(parseLeafTree(text), options));
const compared = (text: string, sides: readonly SearchOptions[], isJoint: boolean) => {
  const [left, right] = sides.map((options) => search(parsePosition(text), options));
  return figureOf(left, { comparison: new Comparison(left, right), isJoint });
};
const ran = async (name: string) => {
  const sample = samples('wrong').find((each) => each.name === name)!;
  const run = await runHere(sample);
  const { trace } = run;
  registerNarrator(trace!, makeProgramNarrator(trace!));
  const faults = listFindings(run, sample.source).flatMap(({ kind, step, shouldBe }): Fault[] =>
    kind === 'fault' && step !== null ? [{ kind: 'wrong', step, shouldBe }] : [],
  );
  return figureOf(trace!, { faults });
};

const scorings: readonly SearchOptions[] = [{}, { scoring: 'depth' }];
const algorithms: readonly SearchOptions[] = [{}, { algorithm: 'alpha-beta' }];

const figures: readonly (readonly [name: string, figure: () => Figure | Promise<Figure>])[] = [
  ['minimax', () => board('oxx/.xo/o..')],
  ['minimax with a depth penalty', () => board('oxx/.xo/o..', { scoring: 'depth' })],
  ['alpha-beta', () => board('..o/.xx/oxo', { algorithm: 'alpha-beta' })],
  ['alpha-beta that cuts nothing', () => board('xxo/oxo/oxx', { algorithm: 'alpha-beta' })],
  ['a table', () => board('xo./oxx/.xo', { memo: 'symmetry' })],
  ['a depth limit', () => board('xo./.xo/..x', { depthLimit: 1 })],
  ['a finished game', () => board('xxx/oo./...')],
  ['one line of draws', () => board('xox/oox/x.o')],
  ['a tree', () => tree('[[3,5],[2,9]]')],
  ['a tree with cuts', () => tree('[[3,12,8],[2,4,6],[14,5,2]]', { algorithm: 'alpha-beta' })],
  ['a single number', () => tree('3')],
  ['a game without a board', () => figureOf(search(pile(5)))],
  ['a game without a board, with cuts', () => figureOf(search(pile(6), { algorithm: 'alpha-beta' }))],
  ['two scorings in one tree', () => compared('oxx/.xo/o..', scorings, true)],
  ['two scorings in two trees', () => compared('oxx/.xo/o..', scorings, false)],
  ['two algorithms in one tree', () => compared('..o/.xx/oxo', algorithms, true)],
  ['a wrong program', () => ran('37-max-for-both.js')],
];

test.each(figures)(
  'the legend of %s has the signs that it draws at some step, and no other',
  async (_, make) => {
    const figure = await make();
    const { trace, comparison, isJoint, faults } = figure;
    const drawn = new Set<Sign>(trace.length > 1 ? byHand : []);
    const shown = [chooseNodes(trace, trace.length - 1), chooseNodes(trace, 0, new Map([[0, false]]))];
    const layouts = shown.map((nodes) => layOutTree(nodes));
    for (const layout of layouts)
      for (let step = 0; step < trace.stepCount; step++)
        for (const sign of findSigns(buildTreeScene(trace, step, layout, { comparison, isJoint, faults })))
          drawn.add(sign);
    expect(listSigns(figure)).toEqual(signNames.filter((sign) => drawn.has(sign)));
  },
);

/** As large as needed to draw everything, and its view framed where it is dense. */
function frameTimeline({ trace, isAsked }: Figure): TimelineFrame {
  const view = { from: 0, to: trace.stepCount };
  return {
    view,
    plies: [0, trace.plies],
    width: 40 * trace.stepCount,
    height: 20 * (trace.plies + 3),
    naming: '0-8',
    hidesAhead: isAsked,
    isDense: false,
    isPart: false,
    enlarged: isDense(trace, view) ? view : null,
  };
}

test.each(figures)('so has the legend of the timeline of %s', async (_, make) => {
  for (const isAsked of [false, true]) {
    const figure = { ...(await make()), isAsked };
    const { trace, comparison, faults } = figure;
    const frame = frameTimeline(figure);
    const drawn = new Set<StripSign>();
    for (let step = 0; step < trace.stepCount; step++)
      for (const sign of findStripSigns(buildTimelineScene({ trace, step, comparison, faults }, frame)))
        drawn.add(sign);
    const asked = isAsked && trace.cut !== null ? ['cut'] : [];
    expect(listStripSigns(figure)).toEqual(
      stripSignNames.filter((sign) => drawn.has(sign) || asked.includes(sign)),
    );
  }
});

test('an open question is not answered: cuts are explained wherever there may be some', () => {
  const { trace } = board('xxo/ox./oxo', { algorithm: 'alpha-beta' });
  expect(listSigns(figureOf(trace))).not.toContain('cut');
  expect(listSigns(figureOf(trace, { isAsked: true }))).toContain('cut');
  expect(listSigns(figureOf(trace, { hidesRoles: true }))).not.toContain('role');
});

test('before a lesson has introduced calls and values, neither signs nor keys speak of them', () => {
  const { legend, help } = words;
  const signs = listSigns(figureOf(search(parsePosition('..o/xxo/xo.')), { hidesRoles: true }));
  const told = [
    legend.intro,
    ...signs.flatMap((sign) => Object.values(legend.signs[sign])),
    ...earlyCommands.map((command) => help.meaning[command]),
    ...words.tree.help,
    ...words.tree.helpWithKeys,
  ];
  // What a screen reader says of a board is for those who know more.
  expect(told.filter((text) => /\bcall|\breturn|\bbest\b|MAX|MIN/.test(text))).toEqual([]);
});

test('nor does a small picture show a score', () => {
  const figure = figureOf(search(parsePosition('..o/xxo/xo.')), { hidesRoles: true });
  const draw = (hidesScores: boolean) =>
    listSigns(figure).map((sign) => renderToString(drawSample(buildSample(sign, 'board', hidesScores))));
  expect(draw(false).join('')).toMatch(/class="[^"]*\bpill\b/);
  expect(draw(true).join('')).not.toMatch(/class="[^"]*\bpill\b/);
});

test.each(['board', 'tree'] as const)('every sign is drawn from a %s, and has its words', (subject) => {
  for (const sign of signNames) {
    if (sign === 'triangle' && subject === 'board') continue;
    const sample = buildSample(sign, subject);
    expect(findSigns(sample.scene, sample.items)).toContain(sign);
    expect(renderToString(drawSample(sample))).toContain('<svg class="ply-drawing sample"');
  }
  const looks = signNames.map((sign) => words.legend.signs[sign].look);
  expect(new Set(looks).size).toBe(signNames.length);
  expect(Object.keys(words.legend.signs)).toEqual(signNames);
});

test('every sign of the timeline is drawn, and has its words', () => {
  for (const sign of stripSignNames) {
    const scene = buildStripSample(sign);
    expect(findStripSigns(scene)).toContain(sign);
    expect(renderToString(drawTimeline(scene))).toContain('<svg class="ply-strip"');
  }
  expect(Object.keys(words.legend.stripSigns)).toEqual(stripSignNames);
});
