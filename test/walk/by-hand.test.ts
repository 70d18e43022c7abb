import { expect, test } from 'vitest';
import { defaultNaming } from '../../src/game/index.ts';
import { isLeaf, search, type Trace } from '../../src/search/index.ts';
import { joinParts, words } from '../../src/words/index.ts';
import {
  buildPad,
  describeStep,
  explainPress,
  followLog,
  HeldTrace,
  isCutBy,
  isPressLog,
  isUndecided,
  listDecisions,
  makeHandNarrator,
  prepareSearch,
  registerNarrator,
  stateAt,
  type HandDecision,
  type PressAnswer,
  type Settings,
} from '../../src/walk/index.ts';

const searches: Readonly<Record<string, Settings>> = {
  'the eleven nodes': { position: 'oxx/.xo/o..' },
  'ten minus depth': { position: 'oxx/.xo/o..', scoring: 'depth' },
  numbers: { tree: '[[3, 5], [2, 9]]' },
  'numbers of which the largest are never reached': { tree: '[[4, 7], [6, 5, 8]]' },
  'numbers, MIN first': { tree: '[[3, 5, 1], 4, [2, [9, 2]]]', 'to-move': 'o' },
  'a board with windows': { position: 'oxx/.xo/o..', algorithm: 'alpha-beta' },
  'numbers with windows': { tree: '[[3, 5], [2, 9], [3, 1], [6, 3]]', algorithm: 'alpha-beta' },
  'a deeper board with windows': { position: 'xox/.xo/o..', scoring: 'depth', algorithm: 'alpha-beta' },
  'O to move': { position: 'xo./ox./x..', 'to-move': 'o' },
};

/** What has to be true of a press that shows a belief, from the rules and the search alone. */
const shows: Readonly<Record<string, (at: Press) => boolean>> = {
  magic: ({ kind, id, isOver }) => kind === 'over' && id === 'score' && !isOver,
  'plays-on': ({ kind, id, isOver, free }) => kind === 'over' && id === 'try' && isOver && free > 0,
  'base-missing': ({ kind, id, isOver, free }) => kind === 'over' && id === 'try' && isOver && free === 0,
  'draw-unscored': ({ kind, id, score }) => kind === 'score' && score === 0 && id !== '0',
  'base-stops': ({ kind, id, score, free }) => kind === 'score' && score !== 0 && id === '0' && free > 0,
  'full-first': ({ kind, id, score, free }) => kind === 'score' && score !== 0 && id === '0' && free === 0,
  'late-win': ({ kind, id, score }) =>
    kind === 'score' && Math.abs(Number(id)) === 10 && Number(id) * score > 0,
  'depth-off': ({ kind, id, score }) => kind === 'score' && Number(id) * score > 0 && Number(id) !== score,
  'no-opponent': ({ kind, id, isMax, rises, hoped }) =>
    (kind === 'keep' && !isMax && rises === (id === 'replace')) || (kind === 'move' && hoped),
  sign: ({ kind, id, isMax, rises, score, isBelow, isWorst }) =>
    (kind === 'score' && Number(id) * score < 0) ||
    (kind === 'keep' && isMax && rises === (id === 'keep')) ||
    (kind === 'next' && id === 'cut' && isBelow) ||
    (kind === 'move' && isWorst) ||
    (kind === 'start' && id === 'best'),
  'bound-as-value': ({ isEqual }) => isEqual,
  'only-down': ({ kind, id, left }) => kind === 'next' && id === 'call' && left === 0,
  'first-step': ({ kind, id, left }) => kind === 'next' && id === 'return' && left > 0,
  'always-half': ({ kind, id, isClosed, left }) =>
    kind === 'next' && id === 'cut' && (left === 0 || !isClosed),
  'pruning-changes': ({ kind, id, isClosed }) => kind === 'next' && id === 'call' && isClosed,
  'starts-at-zero': ({ kind, id }) => kind === 'start' && id === 'zero',
  'trace-no-meaning': ({ kind, id, trace }) =>
    kind === 'move' && trace.score[trace.child(0, Number(id))!] !== trace.score[0],
};

type Press = ReturnType<typeof readPress>;

function readPress(trace: Trace, { kind, node, child, best }: HandDecision, id: string) {
  const position = trace.position(node);
  const { game } = position;
  const { score } = trace;
  const [isMax, isOver] = [trace.isMax(node), game.outcome(position) !== null];
  const children = [...trace.children(node)];
  const { alpha, beta } = trace.windowAt(node);
  const closed = best < 0 ? false : isMax ? score[best] >= beta : score[best] <= alpha;
  const chosen = kind === 'move' ? trace.child(0, Number(id)) : null;
  const sign = isMax ? 1 : -1;
  const leaves = Array.from(trace.score.keys()).filter((at) => isLeaf(trace, at));
  const farthest = Math.max(...leaves.map((at) => sign * score[at]));
  const ends = leaves.filter((at) => chosen !== null && at >= chosen && at < trace.end[chosen]);
  return {
    trace,
    kind,
    id,
    isOver,
    isMax,
    score: score[node],
    free: game.board(position)?.cells.filter((mark) => mark === null).length ?? 0,
    rises: kind === 'keep' && score[child] > score[best],
    isEqual:
      (kind === 'keep' && score[child] === score[best]) || (chosen !== null && score[chosen] === score[0]),
    isBelow: best >= 0 && (isMax ? score[best] <= alpha : score[best] >= beta),
    isClosed: trace.cut !== null && closed,
    left: game.moves(position).length - children.filter((each) => each <= child).length,
    hoped:
      chosen !== null &&
      score[chosen] !== sign * farthest &&
      ends.some((at) => sign * score[at] === farthest),
    isWorst: chosen !== null && children.every((each) => sign * score[each] >= sign * score[chosen]),
  };
}

function run(settings: Settings): Trace {
  const { position, options } = prepareSearch(settings);
  return search(position, options);
}

const allText = ({ title, facts, ask }: PressAnswer) => joinParts([title, facts, ask], ' ').text;

test.each(Object.entries(searches))('every choice of the pad in every state of %s', (_, settings) => {
  const trace = run(settings);
  const decisions = listDecisions(trace, true);
  const met = new Set<string>();
  for (const decision of decisions) {
    const { choices, question } = buildPad(trace, decision, defaultNaming);
    expect(question.text).not.toBe('');
    expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
    expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
    expect(choices.some(({ isRight }) => isRight)).toBe(true);
    for (const { id } of choices.filter(({ isRight }) => !isRight)) {
      const answer = explainPress(trace, decision, id, defaultNaming);
      const seen = shows[answer.belief]?.(readPress(trace, decision, id)) ?? false;
      expect({ ...decision, id, belief: answer.belief, seen }).toMatchObject({ seen: true });
      expect(words.beliefs[answer.belief]).toBeTruthy();
      expect(allText(answer)).not.toMatch(/undefined|NaN|\bnull\b|wrong|false/i);
      expect(allText(answer)).not.toMatch(/All two|(^|[.?] )[a-z]/);
      met.add(answer.belief);
    }
  }
  expect(met.size).toBeGreaterThan(4);
});

test.each(Object.entries(searches))('right choices alone lead through the whole of %s', (_, settings) => {
  const trace = run(settings);
  const decisions = listDecisions(trace, false);
  expect(followLog(decisions, '1'.repeat(decisions.length), 99).at).toBe(decisions.length);
  const called = decisions.filter(({ kind }) => kind === 'over').map(({ node }) => node);
  expect(called).toEqual(Array.from(trace.score.keys()));
  const steps = decisions.map(({ step }) => step);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  for (const decision of decisions) {
    const held = new HeldTrace(trace, decision, false);
    const { stack } = stateAt(held, decision.step);
    const { child, node, kind } = decision;
    const own = stack.find((frame) => frame.node === node)!;
    if (kind === 'keep') expect(own.best).toBe(trace.score[decision.best]);
    if (kind === 'next') expect(own.best).toBe(trace.score[decision.best]);
    expect(isCutBy(held, node, decision.step)).toBe(false);
    expect(isUndecided(held, node)).toBe(kind === 'over');
    const narrator = makeHandNarrator(held);
    registerNarrator(held, narrator);
    const told = describeStep(held, decision.step, defaultNaming).text;
    const named = narrator.nameFrame(node, defaultNaming);
    if (kind === 'over') expect(`${told} ${named}`).not.toMatch(/over|leaf|won|draw|\d(?!\.)\b(?<![a-c]\d)/i);
    if (child >= 0) expect(told).toContain('returned');
  }
});

test('the eleven nodes take 25 presses, since the program takes over what the reader knows', () => {
  const decisions = listDecisions(run(searches['the eleven nodes']), true);
  const presses = (fade: number, press: string) => {
    let log = '';
    while (followLog(decisions, log, fade).at < decisions.length) log += press;
    return log.length;
  };
  expect(decisions).toHaveLength(32);
  expect(presses(3, '1')).toBe(25);
  expect(presses(99, '1')).toBe(32);
  expect(presses(3, '2')).toBe(32);
  expect(presses(1, '1')).toBeLessThan(15);
  expect(followLog(decisions, '11r', 3).at).toBe(32);
  // What the program took over is said only as long as it has some of it to do.
  for (let log = ''; followLog(decisions, log, 3).at < decisions.length; log += '1') {
    const { at, taken } = followLog(decisions, log, 3);
    const ahead = decisions.slice(at).map(({ kind }) => kind);
    if (taken === 'ends') expect(ahead).toContain('over');
    if (taken === 'keep') expect(ahead).toContain('keep');
  }
  const withWindows = listDecisions(run(searches['numbers with windows']), false);
  const asked = new Set<number>();
  for (let log = ''; followLog(withWindows, log, 1).at < withWindows.length; log += '1')
    asked.add(followLog(withWindows, log, 1).at);
  const cuts = withWindows.flatMap(({ kind }, at) => (kind === 'next' ? [at] : []));
  expect(cuts.every((at) => asked.has(at))).toBe(true);
  expect(['', '1121r', '22'].every(isPressLog)).toBe(true);
  expect(['1r1', 'x', '1 2'].some(isPressLog)).toBe(false);
});
