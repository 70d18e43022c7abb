import { describe, expect, test } from 'vitest';
import {
  drawBoard,
  buildBoardScene,
  drawingStyles,
  renderToString,
  rulerNames,
  renderStaticTree,
  renderTreeToFill,
  drawTree,
  type RulerName,
  chooseNodes,
  layOutTree,
  buildTreeScene,
} from '../../src/views/index.ts';
import { parsePosition } from '../../src/game/index.ts';
import { search, type SearchOptions } from '../../src/search/index.ts';
import { Comparison } from '../../src/walk/index.ts';

const pictureOf = (board: string) => renderToString(drawBoard(buildBoardScene(parsePosition(board))!));

const picture = renderStaticTree(search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' }));

describe('the picture of a tree', () => {
  test('is one SVG with size, title and description', () => {
    expect(picture).toMatch(
      /^<svg class="ply-drawing picture" viewBox="0 0 \d+ \d+" width="\d+" height="\d+"/,
    );
    expect(picture).toContain('<title>Search tree, 11 nodes</title>');
    expect(picture).toContain('The root is worth 9.');
  });

  test('shows every node of a small tree, and its values', () => {
    expect([...picture.matchAll(/data-node="(\d+)"/g)].map(([, id]) => Number(id))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const text = picture.replaceAll(/<\/?tspan[^>]*>/g, '');
    for (const value of ['0', '10 − 3 = 7', '10 − 1 = 9', '2 − 10 = −8', '▲ MAX', '▼ MIN'])
      expect(text).toContain(`>${value}</text>`);
  });

  test('carries no style and no script of its own', () => {
    expect(picture).not.toMatch(/ style=|<style|<script|undefined|NaN|\[object/);
  });

  test('has no number with more decimals than can be seen', () => {
    expect(picture.match(/\d\.\d{4,}/g)).toBeNull();
  });

  test('has no roles of a live tree', () => expect(picture).not.toContain('treeitem'));

  test('has its tags in balance', () => {
    const open: string[] = [];
    for (const [, slash, name] of picture.matchAll(/<(\/?)([a-z]+)[^>]*>/g))
      if (slash) expect(open.pop()).toBe(name);
      else open.push(name);
    expect(open).toEqual([]);
  });
});

test('a step can be pictured, and an explicit tree', () => {
  const tree = search(parsePosition('[[3,5],[2,9]]'));
  expect(renderStaticTree(tree, { step: 4 })).toContain('>≤ 3</text>');
  expect(renderStaticTree(tree).match(/class="box triangle"/g)?.length).toBe(3);
});

test('the ruler has as many names as were asked for', () => {
  const trace = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });
  const told = (ruler: RulerName) =>
    ['>ply 1<', '▼ MIN', '>X wins'].map((text) => renderStaticTree(trace, { ruler }).includes(text));
  expect(rulerNames.map(told)).toEqual([
    [true, true, true],
    [true, true, false],
    [true, false, false],
  ]);
});

test('a board is one SVG with its text equivalent', () => {
  expect(pictureOf('xox/.../...')).toMatch(/^<svg .*role="img" aria-label="Board, row 1: X, O, X/);
});

test('every class that is drawn is known to the styles, and nothing there is dead', () => {
  const position = parsePosition('..o/.xx/oxo');
  const comparison = new Comparison(search(position), search(position, { scoring: 'depth' }));
  const compared = (isJoint: boolean, step = comparison.left.stepCount - 1) =>
    renderToString(
      drawTree(
        buildTreeScene(comparison.left, step, layOutTree(chooseNodes(comparison.left, 0)), {
          comparison,
          isJoint,
        }),
      ),
    );
  const relatives = [
    search(parsePosition('.x./..o/...'), { algorithm: 'alpha-beta', depthLimit: 3 }),
    search(parsePosition('xox/.../xo.'), { memo: 'positions' }),
  ];
  const pictures = [0, 4, 8, 21]
    .map((step) => renderStaticTree(search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' }), { step }))
    .concat(
      ...[4, 13].map((step) => renderStaticTree(search(parsePosition('[[3,5],[2,9]]')), { step })),
      renderStaticTree(search(parsePosition('[[3,5],[2,9]]'), { algorithm: 'alpha-beta' }), { step: 10 }),
      pictureOf('x../.../...'),
    )
    .concat(renderStaticTree(search(parsePosition('.........')), { step: 1_099_891 }))
    .concat(compared(false), compared(true), compared(true, 4))
    .concat(
      relatives.flatMap((trace) =>
        [8, trace.stepCount - 1].map((step) => renderStaticTree(trace, { step, isNumbered: true })),
      ),
    )
    .join('');
  const drawn = new Set([...pictures.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
  const styled = new Set([...drawingStyles.matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => name));
  const live = [
    'active',
    'chosen',
    'far',
    'fold',
    'item',
    'key',
    'lit',
    'long',
    'mark',
    'middle',
    'name',
    'out',
    'score',
    'source',
  ];
  /** What only the walk of a reader's program has. */
  const ofPrograms = ['again', 'failed', 'ring', 'stopped', 'tag', 'twin', 'wrong'];
  const known = [...live, ...ofPrograms];
  expect([...styled].filter((name) => !drawn.has(name) && !known.includes(name))).toEqual([]);
});

/** The nodes of a picture that have boards or numbers, in the order in which they are called. */
const listNodes = (tree: string) => [...tree.matchAll(/data-node="(\d+)"/g)].map(([, id]) => Number(id));

const textsOf = (tree: string) =>
  [...tree.replaceAll(/<\/?tspan[^>]*>/g, '').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(
    ([, text]) => text,
  );

describe('a tree to fill in', () => {
  const positions = ['oxx/.xo/o..', 'xox/.../xo.', '..o/.xx/oxo', '[[3,12,8],[2,4,6],[14,5,2]]'];
  const searches: SearchOptions[] = [
    { algorithm: 'alpha-beta' },
    { memo: 'positions' },
    { algorithm: 'alpha-beta', memo: 'positions' },
  ];

  test.each(positions)('%s is the same whatever the search found or left out', (text) => {
    const plain = renderTreeToFill(search(parsePosition(text)));
    for (const options of searches.filter(({ memo }) => !memo || !text.startsWith('[')))
      expect(renderTreeToFill(search(parsePosition(text), options))).toBe(plain);
  });

  test.each(positions)('%s has boards, moves and empty boxes', (text) => {
    const tree = renderTreeToFill(search(parsePosition(text), { algorithm: 'alpha-beta' }), { ruler: 'off' });
    const names = new Set([...tree.matchAll(/class="([^"]*)"/g)].flatMap(([, each]) => each.split(' ')));
    const telling = [
      'best',
      'kept',
      'current',
      'halo',
      'cut',
      'uncalled',
      'faint',
      'more',
      'folded',
      'bound',
    ];
    expect(telling.filter((name) => names.has(name))).toEqual([]);
    const given = text.startsWith('[') ? text.match(/\d+/g)! : [];
    const written = textsOf(tree.split('class="ruler"')[0]).filter(
      (each) => /^\S*\d$/.test(each) && !/[a-z]/.test(each),
    );
    expect(written).toEqual(given);
  });

  test('has a question mark for a number that a question hides, whether its node was cut or never drawn', () => {
    const numbers = (text: string, path: string) => {
      const trace = search(parsePosition(text), { algorithm: 'alpha-beta' });
      const tree = renderTreeToFill(trace, { ruler: 'off', hidden: [path] });
      return textsOf(tree.split('class="ruler"')[0]).filter((each) => /^[\d?]+$/.test(each));
    };
    expect(numbers('[[3,5],[2,9]]', '1,1')).toEqual(['3', '5', '2', '?']);
    expect(numbers('[[3,5],[2,9]]', '0,1')).toEqual(['3', '?', '2', '9']);
    expect(numbers('[[3,5],[2,9]]', '7')).toEqual(['3', '5', '2', '9']);
  });

  test('where only boards are shown it is the root, and room as large as the tree', () => {
    const trace = search(parsePosition('..o/xxo/xo.'));
    const tree = renderTreeToFill(trace, { ruler: 'plies' });
    expect(listNodes(tree)).toEqual([0]);
    const size = (text: string) => /viewBox="([^"]*)"/.exec(text)![1];
    expect(size(tree)).toBe(size(renderStaticTree(trace, { ruler: 'plies' })));
  });

  test('two searches have two boxes at a node, and their choices do not show', () => {
    const root = parsePosition('..o/.xx/oxo');
    const sides = [search(root), search(root, { scoring: 'depth' })] as const;
    const [tree, swapped] = [sides, sides.toReversed()].map(([left, right]) =>
      renderTreeToFill(left, { comparison: new Comparison(left, right), ruler: 'off' }),
    );
    expect(tree).toBe(swapped);
    expect(tree.match(/class="pill/g)?.length).toBe(2 * listNodes(tree).length);
  });
});

test.each(['.../.../...', 'x../..o/.xo', '.../x../..o'])(
  '%s is pictured as its root and its moves',
  (text) => {
    const trace = search(parsePosition(text));
    const whole = [0, ...trace.children(0)];
    expect(listNodes(renderStaticTree(trace))).toEqual(whole);
    expect(listNodes(renderTreeToFill(trace))).toEqual(whole);
  },
);

test('the first finds of earlier searches in a deepening are not shown', () => {
  const root = parsePosition('.x./.../o..');
  const options = { algorithm: 'alpha-beta', depthLimit: 5 } as const;
  const deepening = search(root, { ...options, deepening: true });
  expect(deepening.move[1]).not.toBe(0);
  expect(renderTreeToFill(deepening)).toBe(renderTreeToFill(search(root, options)));
});

test('numbers say in which order nodes are called', () => {
  const tree = renderStaticTree(search(parsePosition('[[3,5],[2,9]]')), { isNumbered: true });
  expect(textsOf(tree).filter((text) => text.startsWith('#'))).toEqual(['#2', '#3', '#4', '#5', '#6', '#7']);
});
