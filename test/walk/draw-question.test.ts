import { expect, test } from 'vitest';
import { parseLeafTree, parsePosition } from '../../src/game/index.ts';
import { isLeaf, search, type SearchOptions } from '../../src/search/index.ts';
import { drawQuestion, findAnswer, makeQuestion, type QuestionKind } from '../../src/walk/index.ts';

const asked: readonly (readonly [
  position: string,
  options: SearchOptions,
  ask: QuestionKind,
  path: string,
])[] = [
  ['oxx/.xo/o..', {}, 'value', ''],
  ['oxx/.xo/o..', {}, 'value', '3,7,8'],
  ['oxx/.xo/o..', { scoring: 'depth' }, 'value', '3'],
  ['oxx/.xo/o..', {}, 'move', ''],
  ['oxx/.xo/o..', {}, 'rise', '8'],
  ['.x./xo./.o.', { algorithm: 'alpha-beta' }, 'cut', '0,2'],
  ['.x./xo./.o.', { depthLimit: 2 }, 'value', '0'],
];

const draws = [1, 2, 3, 4, 5, 6, 7, 8];

test.for(asked)('%s %o, %s at "%s": others of its kind', ([text, options, ask, path]) => {
  const position = parsePosition(text);
  const trace = search(position, options);
  const question = makeQuestion(trace, ask, path);
  const answers = new Set<unknown>();
  const drawn = new Set<string>();
  for (const draw of draws) {
    const one = drawQuestion(trace, question, draw)!;
    expect(drawQuestion(trace, question, draw), 'the same everywhere').toEqual(one);
    const { root } = one;
    drawn.add(`${root.game.format(root)} ${one.path}`);
    expect(root.toMove).toBe(position.toMove);
    expect(root.game.pliesLeft(root)).toBe(position.game.pliesLeft(position));
    expect(root.game.outcome(root)).toBeNull();
    const found = search(root, options);
    const other = makeQuestion(found, ask, one.path);
    expect(found.ply[other.node]).toBe(trace.ply[question.node]);
    expect(isLeaf(found, other.node)).toBe(isLeaf(trace, question.node));
    answers.add(findAnswer(found, other));
  }
  expect(drawn.size).toBeGreaterThan(draws.length / 2);
  expect(answers.size, 'not always the same answer').toBeGreaterThan(1);
});

test.for([
  ['the empty board', parsePosition('.../.../...'), { depthLimit: 3 }],
  [
    'a tree of numbers',
    parseLeafTree([
      [3, 5],
      [2, 9],
    ]),
    {},
  ],
] as const)('%s has no other', ([, position, options]) => {
  const trace = search(position, options);
  expect(drawQuestion(trace, makeQuestion(trace, 'value', ''), 1)).toBeNull();
});
