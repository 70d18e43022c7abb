import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import {
  chooseNodes,
  layOutTree,
  buildTreeScene,
  listStackRows,
  type NodeScene,
  type TreeScene,
} from '../../src/views/index.ts';
import { measurePicture, measureTree } from '../../src/views/tree/metrics.ts';
import { measureNote, placeNote } from '../../src/views/tree/node-places.ts';
import { drawCurve } from '../../src/views/tree/edge-scene.ts';
import { size } from '../../src/views/tree/sizes.ts';
import { formatBarValue } from '../../src/views/timeline/bar-scene.ts';
import { Kind, search, type SearchOptions } from '../../src/search/index.ts';
import { findBoundSources, Comparison, findStatus, findWindow } from '../../src/walk/index.ts';
import { words } from '../../src/words/index.ts';

/** With the sizes of a picture, which are those of a narrow tree if it `isRoomy`. */
function scenes(text: string, options: SearchOptions = {}, isRoomy = false) {
  const trace = search(parsePosition(text), options);
  const layout = layOutTree(chooseNodes(trace, 0));
  const metrics = isRoomy ? measurePicture(trace, {}, 1) : undefined;
  const at = (step: number, naming?: '1-9', hidesAhead = false) =>
    buildTreeScene(trace, step, layout, { naming, metrics, hidesAhead });
  return { trace, at };
}

/** A node of a scene in short: `≥ 7 current`. */
function short({ nodes }: TreeScene, id: number): string {
  const node = nodes.find((each) => each?.id === id);
  if (!node) return 'not drawn';
  const pills = node.pills.map(({ sum, text, isBest }) => `${sum}${text}${isBest ? ' filled' : ''}`);
  return [pills.join() || node.status, ...(node.isCurrent ? ['current'] : []), node.rank ?? []]
    .flat()
    .join(' ');
}

describe('the tree of oxx/.xo/o.., depth-penalised', () => {
  const { trace, at } = scenes('oxx/.xo/o..', { scoring: 'depth' });

  test('at the step of the picture: leaf 5 returns 7 to node 4', () => {
    const scene = at(8);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((id) => short(scene, id))).toEqual([
      'open',
      '≤ 0',
      '0 filled best',
      '0 filled best',
      '≥ 7',
      '10 − 3 = 7 current best',
      'uncalled',
      'uncalled',
    ]);
    expect(scene.ride).toMatchObject({ text: '7', isTaken: true, edge: { node: 5 } });
  });

  test('at its start is the root, and outlines of all that will be called', () => {
    const { nodes, ride } = at(0);
    expect(ride).toBe(null);
    expect(nodes.every((node) => node?.id === 0 || node?.status === 'uncalled')).toBe(true);
    expect(nodes.filter((node) => node?.isNext).map((node) => node?.id)).toEqual([1]);
  });

  test('at its end marks the line of best play, and apart from it what branches kept', () => {
    const scene = at(21);
    const ranked = (rank: string) =>
      scene.nodes.filter((node) => node?.rank === rank).map((node) => node?.id);
    expect(ranked('best')).toEqual(trace.principalNodes());
    expect(ranked('kept')).toEqual(
      [...trace.parent.keys()].filter(
        (node) =>
          node > 0 && !trace.principalNodes().includes(node) && trace.bestChild(trace.parent[node]) === node,
      ),
    );
    expect(scene.edges.filter((edge) => edge?.rank === 'best').map((edge) => edge?.node)).toEqual([6]);
    expect(scene.description).toBe(
      '11 of 11 nodes called. The root is worth 9. At the root, move a2: 0; move b3: 9, chosen; move c3: −8.',
    );
  });

  test('at every step has the statuses of the search, and one current node', () => {
    for (let step = 0; step < trace.stepCount; step++) {
      const nodes = at(step).nodes.filter((node) => node !== null);
      expect(nodes.map(({ status }) => status)).toEqual(nodes.map(({ id }) => findStatus(trace, id, step)));
      expect(nodes.filter(({ isCurrent }) => isCurrent).length).toBe(1);
    }
  });

  test('calls the moves as the reader does', () => {
    const names = (scene: TreeScene) =>
      scene.nodes.slice(0, 3).map((node) => [node?.label?.side, node?.label?.text, node?.label?.at]);
    expect(names(at(3))).toEqual([
      ['x', 'to move', 'middle'],
      ['x', 'a2', 'left'],
      ['o', 'b3', 'left'],
    ]);
    expect(names(at(3, '1-9')).map(([, name]) => name)).toEqual(['to move', '4', '8']);
  });

  test('tells screen readers what is drawn', () => {
    const label = (step: number, id: number) => at(step).nodes[id]?.name;
    expect(label(8, 1)).toBe('X at a2, ply 1, MIN, at most 0');
    expect(label(8, 5)).toBe('X at b3, ply 3, leaf, value 7, on the best line so far, current');
    expect(label(8, 6)).toBe('X at b3, ply 1, leaf, not called yet');
    expect(label(21, 6)).toBe('X at b3, ply 1, leaf, value 9, chosen, on the best line');
  });
});

test('a node that the search stopped in is left open, or with the bound that it had', () => {
  const { trace, at } = scenes('oxx/.xo/o..', { maxNodes: 5 });
  const scene = at(trace.stepCount - 1);
  expect(scene.nodes.map((node) => node?.pills[0]?.text)).toEqual(['open', '≤ 0', '0', '0', 'open']);
});

test('a returned value that is not better is passed over', () => {
  const { trace, at } = scenes('[[3,5],[2,9]]');
  const five = trace.find([0, 1])!;
  expect(at(trace.exitStep(five)).ride).toMatchObject({ text: '5', isTaken: false, before: [] });
});

test('leaves of an explicit tree carry their number from the start', () => {
  const numbers = scenes('[[3,5],[-2,9]]')
    .at(0)
    .nodes.map((node) => node?.number);
  expect(numbers).toEqual([null, null, '3', '5', null, '−2', '9']);
});

test('pills and boards of one ply never overlap', () => {
  for (const [text, scoring] of [
    ['oxx/.xo/o..', 'depth'],
    ['x../..o/ox.', 'depth'],
    ['x../..o/.xo', 'plain'],
  ] as const) {
    const { trace, at } = scenes(text, { scoring });
    const scene = at(trace.stepCount - 1);
    const half = (node: NodeScene) =>
      Math.max(scene.metrics.width, ...node.pills.map(({ width }) => width)) / 2;
    const nodes = scene.nodes.filter((node) => node !== null);
    const rows = [...new Set(nodes.map(({ y }) => y))].map((y) => nodes.filter((node) => node.y === y));
    for (const row of rows)
      for (let i = 1; i < row.length; i++)
        expect(row[i].x - half(row[i])).toBeGreaterThan(row[i - 1].x + half(row[i - 1]));
  }
});

test('in a low band a pill beside its box ends before the next box, or is only a dash', () => {
  const trace = search(parsePosition('.x./.../o..'), { depthLimit: 1, win: 100 });
  const layout = layOutTree(chooseNodes(trace, 0));
  for (let column = 60; column < 130; column++) {
    const metrics = measureTree(trace, {}, { box: 34, column, row: 96, isCompact: true });
    for (const step of [1, 2]) {
      const [, node] = buildTreeScene(trace, step, layout, { metrics }).nodes;
      const { isCompact, width, room } = node!.metrics;
      const [{ text, width: pill }] = node!.pills;
      if (isCompact && size.beside + pill > room - width) expect(text, `columns of ${column}`).toBe('—');
      if (column === 129) expect(text).toBe(step === 1 ? 'frontier' : '2');
    }
  }
});

test('a finished board is a leaf in a low band too, and never open', () => {
  const { trace } = scenes('oxx/.xo/o..');
  const layout = layOutTree(chooseNodes(trace, 0));
  for (let column = 60; column < 130; column++) {
    const metrics = measureTree(trace, {}, { box: 34, column, row: 96, isCompact: true });
    const node = buildTreeScene(trace, 3, layout, { metrics }).nodes.find((each) => each?.isCurrent);
    expect(node!.pills[0].text, `columns of ${column}`).toBe('leaf');
  }
});

test('in a low band as well, a mark under a node counts the calls folded away there', () => {
  const trace = search(parsePosition('x../..o/ox.'));
  const layout = layOutTree(chooseNodes(trace, 0));
  const metrics = measureTree(trace, {}, { box: 34, column: 90, row: 60, isCompact: true });
  const { nodes } = buildTreeScene(trace, trace.stepCount - 1, layout, { metrics });
  const folded = nodes.filter((node) => node?.level === 2);
  expect(folded.map((node) => node!.metrics.isCompact)).toEqual(folded.map(() => true));
  expect(folded.map((node) => parseInt(node!.folded!.text))).toEqual(
    [...trace.children(0)].map((child) => trace.size(child) - 1),
  );
});

test('only a finished game is called a leaf; a hit and the frontier have names of their own', () => {
  for (const [options, kind, name] of [
    [{ memo: 'positions' }, Kind.hit, 'hit'],
    [{ depthLimit: 2, win: 100 }, Kind.frontier, 'frontier'],
    [{}, Kind.terminal, 'leaf'],
  ] as const) {
    const { trace, at } = scenes('xox/.../xo.', options);
    const found = [...trace.kind].indexOf(kind);
    const node = at(trace.enterStep(found)).nodes.find((each) => each?.id === found)!;
    expect(node.pills[0].text).toBe(name);
    expect(node.name).toContain(`, ${name}, open`);
  }
});

describe('what is cut', () => {
  const alphaBeta: SearchOptions = { algorithm: 'alpha-beta' };

  test('looks like what is not called yet until the cut comes, then is crossed out, with the inequality above it', () => {
    const { trace, at } = scenes('[[3,5],[2,9]]', alphaBeta);
    const node = trace.find([1])!;
    const note = (step: number) => at(step).nodes[node]?.note?.text ?? '';
    // The cut comes when its test is true: when the last child that is searched returns.
    const closing = trace.exitStep(trace.find([1, 0])!);
    for (const step of [0, closing - 1]) {
      expect(at(step).cuts).toMatchObject([{ isCut: false, number: '9', saved: [], name: '' }]);
      expect(note(step)).not.toContain('✂');
    }
    for (const step of [closing, trace.exitStep(node)]) {
      expect(at(step).cuts).toMatchObject([
        {
          isCut: true,
          number: '9',
          saved: ['1 node', 'not searched'],
          name: 'move b cut, 1 node not searched',
        },
      ]);
      expect(note(step)).toBe('✂ 3 ≥ 2');
    }
  });

  test.each(['[[3,5],[2,9]]', '[[[3,5],[2,9]],[[12,5],[23,23]]]'])(
    'is not told by its branch before a question about it is answered: %s',
    (text) => {
      const { trace, at } = scenes(text, alphaBeta);
      for (let step = 0; step < trace.stepCount; step++) {
        const { nodes, edges, cuts } = at(step, undefined, true);
        const branches = [...edges, ...cuts.map(({ edge }) => edge)].filter((each) => each !== null);
        for (const node of nodes.filter((each) => each !== null)) {
          if (trace.size(node.id) === 1) continue;
          const below = branches.filter(({ x1, y1 }) => x1 === node.x && y1 === node.bottom);
          expect(below.length).toBe(node.status === 'uncalled' ? 0 : 2);
        }
      }
    },
  );

  test('in a larger tree shares one branch a node, which is not drawn before the cut', () => {
    const { trace, at } = scenes('x../..o/ox.', alphaBeta, true);
    expect(at(0).cuts).toEqual([]);
    for (let step = 0; step < trace.stepCount; step += 7) {
      const closed = trace.cut!.filter((moves, node) => moves && trace.exitStep(node) - 1 <= step);
      expect(at(step).cuts.length).toBe(closed.length);
    }
    expect(at(trace.stepCount - 1).cuts.every(({ isCut, saved }) => isCut && saved.length > 0)).toBe(true);
  });

  test('does not crowd out a tree of few nodes with many moves', () => {
    const { trace, at } = scenes('.x./.../o..', { ...alphaBeta, depthLimit: 2, win: 10 });
    expect(trace.length).toBeLessThan(40);
    expect(at(0).cuts).toEqual([]);
    const { cuts } = at(trace.stepCount - 1);
    expect(cuts.map(({ name }) => name.split(',').length)).toContain(5);
    // “5 moves” would lie on the label of the node beside it.
    expect(cuts.map(({ label }) => label)).toEqual(cuts.map(() => null));
  });

  test('stands apart from all nodes of its ply', () => {
    for (const text of ['[[3,12,8],[2,4,6],[14,5,2]]', 'x../..o/ox.']) {
      const { trace, at } = scenes(text, alphaBeta);
      const { nodes, cuts, metrics } = at(trace.stepCount - 1);
      const places = [...nodes.filter((node) => node !== null), ...cuts];
      for (const cut of cuts)
        for (const other of places)
          if (other !== cut && other.y === cut.y)
            expect(Math.abs(other.x - cut.x)).toBeGreaterThanOrEqual(metrics.column - 1e-6);
    }
  });
});

test('while a question waits, a tree does not show where a game will end', () => {
  const trace = search(parsePosition('xox/oox/...'));
  const layout = layOutTree(chooseNodes(trace, 0));
  const plies = (isAsked: boolean) => {
    const { nodes } = buildTreeScene(trace, 0, layout, { isAsked });
    return nodes.flatMap((each) => (each ? [trace.ply[each.id]] : []));
  };
  expect(Math.max(...plies(false))).toBe(3);
  expect(plies(true)).toEqual([0, 1, 1, 1]);
  // The shape of a tree of numbers is given.
  const numbers = search(parsePosition('[[3, 5], [2, 9]]'));
  const scene = buildTreeScene(numbers, 0, layOutTree(chooseNodes(numbers, 0)), { isAsked: true });
  expect(scene.nodes.filter(Boolean)).toHaveLength(7);
});

test('a large tree shows how many calls are folded away, except while a question waits', () => {
  const { trace, at } = scenes('.........', {}, true);
  expect(at(0).nodes[1]).toMatchObject({ status: 'uncalled', folded: { text: '59,704 calls' } });
  const layout = layOutTree(chooseNodes(trace, 0));
  expect(buildTreeScene(trace, 0, layout, { isAsked: true }).nodes[1]).toMatchObject({
    folded: null,
    board: null,
  });
  const end = at(1_099_891);
  expect(end.nodes[1]?.folded?.text).toEqual('59,704 calls');
  expect(end.nodes[1]?.name).toBe(
    'X at a1, ply 1, MIN, value 0, chosen, on the best line, 59,704 nodes folded below',
  );
});

test('a returned value that is only a bound has its sign in the tree, the timeline and the call stack', () => {
  const { trace, at } = scenes('x../..o/ox.', { algorithm: 'alpha-beta' });
  const bounds = new Set<string | null>();
  for (let node = 0; node < trace.length; node++) {
    const step = trace.exitStep(node);
    const bound = trace.bound(node);
    bounds.add(bound);
    const text = words.formatBound(words.formatScore(trace.score[node]), bound);
    const drawn = at(step).nodes.find((each) => each?.id === node);
    const pill = { text, brief: text.replace(' ', ''), isBound: false };
    if (drawn) expect(drawn.pills).toMatchObject([pill]);
    expect(formatBarValue(trace, node, step)).toBe(text);
    expect(listStackRows(trace, step, 'a1-c3')[0].value).toBe(text);
  }
  expect(bounds).toEqual(new Set(['exact', 'lower', 'upper']));
});

test('every bound of the window that a step is about is joined to the node that gave it, and to no other', () => {
  const { trace, at } = scenes('x../..o/ox.', { algorithm: 'alpha-beta' });
  let joined = 0;
  for (let step = 0; step < trace.stepCount; step++) {
    const sources = findBoundSources(trace, step);
    const { bounds, nodes } = at(step);
    if (!sources) continue;
    const window = findWindow(trace, sources.node, step)!;
    for (const name of ['alpha', 'beta'] as const) {
      const source = sources[name];
      const named = nodes.filter((node) => node?.name.includes(`gives ${name}`)).map((node) => node!.id);
      expect(named).toEqual(source === null ? [] : [source]);
      expect(bounds.filter((bound) => bound.name === name).length).toBe(named.length);
      if (source === null) {
        expect(Math.abs(window[name])).toBe(Infinity);
        continue;
      }
      joined++;
      expect(trace.score[source]).toBe(window[name]);
      expect(trace.exitStep(source)).toBeLessThanOrEqual(step);
      expect(trace.isMax(trace.parent[source])).toBe(name === 'alpha');
    }
  }
  expect(joined).toBeGreaterThan(20);
});

test('the line of a bound ends beside its window or below it, never in its text', () => {
  const trace = search(parsePosition('[[3,5],[2,9]]'), { algorithm: 'alpha-beta' });
  const layout = layOutTree(chooseNodes(trace, 0));
  const seen = new Set<boolean>();
  for (let step = 0; step < trace.stepCount; step++) {
    const sources = findBoundSources(trace, step);
    const { bounds, nodes } = buildTreeScene(trace, step, layout);
    const target = nodes.find((node) => node?.id === sources?.node);
    for (const { x, toX, toY, isBelow } of target?.note ? bounds : []) {
      const [noteX, noteY] = placeNote(target!);
      const [half, middle] = [measureNote(target!.note!) / 2, target!.x + noteX];
      const isFromLeft = x < middle;
      if (isBelow) expect(toY).toBeGreaterThan(target!.y + noteY + size.noteFont / 2);
      else expect(isFromLeft ? middle - half - toX : toX - middle - half).toBeGreaterThan(0);
      seen.add(isBelow);
    }
  }
  expect(seen.size).toBe(2);
});

test('two searches in one tree have a pill each, and one of both as long as neither has a value', () => {
  const position = parsePosition('..o/.xx/oxo');
  const comparison = new Comparison(search(position), search(position, { scoring: 'depth' }));
  const { left } = comparison;
  const layout = layOutTree(chooseNodes(left, 0));
  const at = (step: number) => buildTreeScene(left, step, layout, { comparison, isJoint: true });
  const pills = (scene: TreeScene, id: number) =>
    scene.nodes.find((each) => each?.id === id)!.pills.map(({ text, side }) => `${side}: ${text}`);
  expect([0, 1, 3].map((id) => pills(at(3), id))).toEqual([['null: open'], ['null: open'], ['null: leaf']]);
  expect(pills(at(4), 3)).toEqual(['left: 1', 'right: 7']);
  expect(pills(at(left.stepCount - 1), 0)).toEqual(['left: 1', 'right: 9']);
  expect(at(4).ride?.text, 'in the order of the pills').toBe('1, 7');
  const uncalled = at(1).nodes.filter((each) => each?.status === 'uncalled');
  expect(uncalled.length).toBeGreaterThan(2);
  for (const node of uncalled)
    expect(node!.bottom, 'its edges begin at its box').toBe(node!.y + node!.metrics.height);
});

test.each([null, 0, 20, 50, 200])(
  'an edge has a course, straight down too, with the label that it passes %s beside its end',
  (beside) => {
    const passes = beside === null ? null : { beside, above: 20 };
    for (const x2 of [0, 5, 400])
      expect(drawCurve({ x1: 0, x2, y1: 83, y2: 190, passes })).toMatch(/^M[\d.]+ [\d.]+C(?:-?[\d.]+ ?){6}$/);
  },
);
