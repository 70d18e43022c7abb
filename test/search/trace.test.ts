import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePosition, ticTacToe } from '../../src/game/index.ts';
import { isLeaf, search, type Trace } from '../../src/search/index.ts';
import { changed, options, position, seeded, trace } from '../arbitraries.ts';

const nodesOf = (of: Trace) => Array.from({ length: of.length }, (_, node) => node);

/** Checks something at every node of many traces. */
function everyNode(check: (of: Trace, node: number) => void): void {
  fc.assert(
    fc.property(trace, (of) => nodesOf(of).forEach((node) => check(of, node))),
    seeded(150),
  );
}

describe('columns', () => {
  test('nodes stand in preorder: the parent is the last node before that is one ply higher', () => {
    everyNode((of, node) => {
      let parent = node - 1;
      while (parent >= 0 && of.ply[parent] !== of.ply[node] - 1) parent--;
      expect(of.parent[node]).toBe(parent);
    });
  });

  test('a subtree ends where the first node outside it stands', () => {
    everyNode((of, node) => {
      let end = node + 1;
      while (end < of.length && of.ply[end] > of.ply[node]) end++;
      expect(of.end[node]).toBe(end);
      expect(of.size(node)).toBe(end - node);
    });
  });

  test('a child is one ply below its parent, and the sides alternate', () => {
    everyNode((of, node) => {
      if (node === 0) return expect(of.ply[0]).toBe(0);
      const parent = of.parent[node];
      expect(of.ply[node]).toBe(of.ply[parent] + 1);
      return expect(of.isMax(node)).toBe(!of.isMax(parent));
    });
  });

  test('the children of a node are its legal moves, each once and in order', () => {
    everyNode((of, node) => {
      const at = of.position(node);
      const children = [...of.children(node)];
      children.forEach((child) => expect(of.parent[child]).toBe(node));
      const moves = children.map((child) => of.move[child]);
      expect(moves.toSorted((a, b) => a - b)).toEqual(at.game.moves(at));
      if (of.options.order === 'row-major') expect(moves).toEqual(at.game.moves(at));
      expect(isLeaf(of, node)).toBe(children.length === 0);
    });
  });

  test('an inner node has the best score of its children, and the first best child', () => {
    everyNode((of, node) => {
      const children = [...of.children(node)];
      if (children.length === 0) return expect(of.bestMove(node)).toBeNull();
      const scores = children.map((child) => of.score[child]);
      const best = of.isMax(node) ? Math.max(...scores) : Math.min(...scores);
      expect(of.score[node]).toBe(best);
      return expect(of.bestChild(node)).toBe(children[scores.indexOf(best)]);
    });
  });
});

describe('steps', () => {
  test('every step is the call or the return of exactly one node', () => {
    fc.assert(
      fc.property(trace, (of) => {
        const steps = nodesOf(of).flatMap((node) => [of.enterStep(node), of.exitStep(node)]);
        expect(steps.toSorted((a, b) => a - b)).toEqual(Array.from({ length: of.stepCount }, (_, s) => s));
      }),
      seeded(150),
    );
  });

  test('a child is called and returns between the call and the return of its parent', () => {
    everyNode((of, node) => {
      expect(of.enterStep(node)).toBeLessThan(of.exitStep(node));
      if (node === 0) return;
      expect(of.enterStep(node)).toBeGreaterThan(of.enterStep(of.parent[node]));
      expect(of.exitStep(node)).toBeLessThan(of.exitStep(of.parent[node]));
    });
  });
});

test('a path leads to its node and back', () => {
  everyNode((of, node) => {
    expect(of.path(node)).toHaveLength(of.ply[node]);
    expect(of.find(of.path(node))).toBe(node);
  });
});

test('a node whose score is none of its moves is known by the child that it kept', () => {
  const last = search(parsePosition('oxx/.xo/o..'));
  Object.assign(last, { kept: Int32Array.from(nodesOf(last)) });
  expect(last.bestMove()).toBe(8);
  expect(last.principalNodes().at(-1)).toBe(last.length - 1);
  expect(last.bestChild(last.length - 1)).toBeNull();
});

test('the principal variation ends at a leaf with the score of the root', () => {
  fc.assert(
    fc.property(trace, (of) => {
      const nodes = of.principalNodes();
      expect(nodes[0]).toBe(0);
      expect(isLeaf(of, nodes.at(-1)!)).toBe(true);
      expect(nodes.map((node) => of.score[node])).toEqual(nodes.map(() => of.score[0]));
      expect(of.path(nodes.at(-1)!)).toEqual(of.principalVariation());
    }),
    seeded(150),
  );
});

test('repeating recorded subtrees as blocks gives the columns of a search that searches everything', () => {
  const forgetful = changed(ticTacToe, { key: () => null });
  fc.assert(
    fc.property(position(2), options, (root, chosen) => {
      const [known, searched] = [search(root, chosen), search({ ...root, game: forgetful }, chosen)];
      for (const column of ['parent', 'move', 'ply', 'end', 'score', 'kind'] as const)
        expect(known[column]).toEqual(searched[column]);
    }),
    seeded(40),
  );
});

test('scores that do not fit one byte, and fractions, come out whole', () => {
  const of = search(parsePosition('[[1000,-1000],[0.25,[200,-128]]]'));
  expect([...of.score]).toEqual([0.25, -1000, 1000, -1000, 0.25, 0.25, 200, 200, -128]);
});

describe('notices', () => {
  const noticesOf = (text: string, toMove?: 'x' | 'o', chosen = {}) =>
    search(parsePosition(text, { toMove }), chosen).notices;

  test('an ordinary search has none', () => {
    expect(noticesOf('oxx/.xo/o..')).toEqual([]);
    expect(noticesOf('[[3,5],[2,9]]')).toEqual([]);
  });

  test.each([
    ['o../x../o..', 'o', 'No game reaches this position: it has 1 X and 2 O. The search runs all the same.'],
    [
      'x../.../...',
      'x',
      'With 1 X and 0 O it would not be X’s turn if X had begun. The search runs all the same.',
    ],
    ['xxx/oo./o..', 'x', 'X has already won, so it cannot be X’s turn. The search runs all the same.'],
  ] as const)('%s with %s to move', (text, toMove, notice) => {
    expect(noticesOf(text, toMove)).toEqual([notice]);
  });

  test('a win that counts little under a penalty', () => {
    expect(noticesOf('.../.../...', 'x', { scoring: 'depth', win: 1 })).toEqual([
      'A win counts 1, and up to 9 plies are subtracted from it: a late win may score no better than a draw.',
    ]);
  });
});
