import { describe, expect, it } from 'vitest';
import { parseGame, parseLeafTree, parsePosition, ticTacToe, type Position } from '../../src/game/index.ts';
import { Kind, search } from '../../src/search/index.ts';
import { navigate, stateAt, findWindow } from '../../src/walk/index.ts';
import { pile } from '../take-away.ts';

const tree = search(parseLeafTree('[[3,5],[2,9]]'), { algorithm: 'alpha-beta' });
const start = ticTacToe.start();

describe('the window of a call', () => {
  it('narrows as children return', () => {
    const windows = Array.from({ length: tree.stepCount }, (_, step) => {
      const { stack } = stateAt(tree, step);
      return stack.map(({ alpha, beta }) => `${alpha}..${beta}`).join(' ');
    });
    expect(windows).toEqual([
      '-Infinity..Infinity',
      '-Infinity..Infinity -Infinity..Infinity',
      '-Infinity..Infinity -Infinity..Infinity -Infinity..Infinity',
      '-Infinity..Infinity -Infinity..3 -Infinity..Infinity',
      '-Infinity..Infinity -Infinity..3 -Infinity..3',
      '-Infinity..Infinity -Infinity..3 -Infinity..3',
      '3..Infinity -Infinity..3',
      '3..Infinity 3..Infinity',
      '3..Infinity 3..Infinity 3..Infinity',
      '3..Infinity 3..2 3..Infinity',
      '3..Infinity 3..2',
      '3..Infinity',
    ]);
    expect(findWindow(tree, 0, 6)).toEqual({ alpha: 3, beta: Infinity });
  });

  it('is absent where there are no windows', () => {
    expect(stateAt(search(start), 10).stack[0]).toMatchObject({ alpha: null, beta: null });
    expect(findWindow(search(start), 0, 0)).toBeNull();
  });
});

describe('the sentence', () => {
  it('writes out the inequality that cuts', () => {
    expect(stateAt(tree, 7).sentence).toContain('has two choices');
    expect(stateAt(tree, 7).sentence).toContain('Only a score above 3 matters here.');
    expect(stateAt(tree, 10).sentence).toBe(
      'Return 2. MIN can already get 2 here, MAX already has 3 elsewhere: 3 ≥ 2, so the one remaining move is cut. ' +
        'That is less than 3, so the MAX node above keeps 3.',
    );
  });

  it('says where a hit comes from', () => {
    const trace = search(start, { memo: 'symmetry' });
    const turned = [...trace.kind.keys()].find((node) => {
      return (
        trace.kind[node] === Kind.hit &&
        /turned|mirrored/.test(stateAt(trace, trace.enterStep(node)).sentence)
      );
    })!;
    const source = trace.origin![turned] + 1;
    const [call, answer] = [trace.enterStep(turned), trace.exitStep(turned)].map(
      (step) => stateAt(trace, step).sentence,
    );
    expect(call).toMatch(
      new RegExp(`The table has this position (turned|mirrored) .*: call ${source} searched that`),
    );
    expect(answer).toContain(`The table answers: call ${source} returned`);
  });

  it('says how a score reads at another ply', () => {
    const trace = search(pile(7), { scoring: 'depth', memo: 'symmetry' });
    const moved = [...trace.kind.keys()].find((node) => {
      return trace.kind[node] === Kind.hit && trace.score[node] !== trace.score[trace.origin![node]];
    })!;
    expect(stateAt(trace, trace.exitStep(moved)).sentence).toMatch(
      /returned .*; here, (one|two|three) pl(y|ies) (deeper|higher), that is /,
    );
  });

  it('explains a frontier as a sum', () => {
    const trace = search(parsePosition('x../.o./..x'), { depthLimit: 1, scoring: 'depth' });
    expect(stateAt(trace, 1).sentence).toMatch(
      /The search looks no deeper, so it evaluates this position\.$/,
    );
    expect(stateAt(trace, 2).sentence).toBe(
      'Return −0.1. Open lines give MAX 3 and MIN 4, so this position is judged to be worth (3 − 4) / 10 = −0.1. ' +
        'The MIN node above had no value yet: its best is now −0.1.',
    );
  });

  it('fits games that end in other ways', () => {
    const last = (root: Position) => {
      const trace = search(root);
      return stateAt(trace, trace.enterStep(1)).sentence;
    };
    expect(last(parsePosition('xx./oo./...', { game: '3,3,3 misère' }))).toBe(
      'Call 2. X took c1 and completed a line, which loses. The game is over, so nothing is called from here.',
    );
    expect(last(pile(1))).toMatch(/^Call 2\. X took 1, and X wins\. The game is over/);
  });

  it('says that a search stopped, and with what', () => {
    const none = search(start, { maxNodes: 12 });
    expect(stateAt(none, none.stepCount - 2).sentence).toBe('The search stopped before this call returned.');
    expect(stateAt(none, none.stepCount - 1).sentence).toBe(
      'The search stopped after 12 nodes; no move of the root was finished.',
    );
    const some = search(start, { maxNodes: 100_000 });
    expect(stateAt(some, some.stepCount - 1).sentence).toBe(
      'The search stopped after 100,000 nodes; best so far: X plays a1, worth 0.',
    );
    const deep = search(parseGame('4,4,4').start(), {
      deepening: true,
      algorithm: 'alpha-beta',
      maxNodes: 50_000,
    });
    expect(stateAt(deep, deep.stepCount - 1).sentence).toMatch(
      /The search stopped after 50,000 nodes; best so far, \w+ plies deep: X plays \w+, worth .*\.$/,
    );
  });

  it('is there for every step of every kind of search', () => {
    for (const options of [
      { algorithm: 'alpha-beta', memo: 'symmetry', scoring: 'depth' },
      { depthLimit: 3, memo: 'positions', win: 100 },
      { algorithm: 'alpha-beta', order: 'worst', maxNodes: 3_000 },
      { mergeMoves: true, deepening: true, depthLimit: 4, algorithm: 'alpha-beta' },
    ] as const) {
      const trace = search(start, options);
      for (let step = 0; step < Math.min(trace.stepCount, 3_000); step++)
        expect(stateAt(trace, step).sentence).not.toMatch(/undefined|null|NaN|Infinity/);
    }
  });
});

describe('navigation', () => {
  it('goes from cutoff to cutoff and back', () => {
    const trace = search(parseLeafTree('[[3,12,8],[2,4,6],[14,5,2],[1,0]]'), { algorithm: 'alpha-beta' });
    const first = navigate.nextCutoff(trace, 0);
    const second = navigate.nextCutoff(trace, first);
    expect([first, second].map((step) => stateAt(trace, step).sentence.slice(0, 9))).toEqual([
      'Return 2.',
      'Return 1.',
    ]);
    // It is the return of the child after which the window is closed.
    expect([first, second]).toEqual(
      [
        [1, 0],
        [3, 0],
      ].map((moves) => trace.exitStep(trace.find(moves)!)),
    );
    expect(navigate.nextCutoff(trace, second)).toBe(second);
    expect(navigate.previousCutoff(trace, second)).toBe(first);
    expect(navigate.previousCutoff(trace, first)).toBe(first);
  });

  it('goes from hit to hit and back', () => {
    const trace = search(parsePosition('oxx/.xo/o..'), { memo: 'positions' });
    const hits = [...trace.kind.keys()].filter((node) => trace.kind[node] === Kind.hit);
    const steps = hits.map((node) => trace.enterStep(node));
    let step = 0;
    for (const expected of steps) expect((step = navigate.nextRepeat(trace, step))).toBe(expected);
    expect(navigate.nextRepeat(trace, step)).toBe(step);
    for (const expected of steps.toReversed().slice(1))
      expect((step = navigate.previousRepeat(trace, step))).toBe(expected);
  });

  it('stays where there is nothing to go to', () => {
    const trace = search(parsePosition('oxx/.xo/o..'));
    for (const go of [
      navigate.nextCutoff,
      navigate.previousCutoff,
      navigate.nextRepeat,
      navigate.previousRepeat,
    ])
      expect(go(trace, 5)).toBe(5);
  });
});
