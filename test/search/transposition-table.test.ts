import { describe, expect, it } from 'vitest';
import { ticTacToe } from '../../src/game/index.ts';
import { findCanonicalKey, Kind, memos, search, type Trace } from '../../src/search/index.ts';
import { pile } from '../take-away.ts';

const start = ticTacToe.start();
const count = (trace: Trace, kind: Kind) => trace.kind.filter((other) => other === kind).length;

describe('the transposition table', () => {
  it('leaves 16,167 child evaluations and 4,520 positions that are searched', () => {
    const trace = search(start, { memo: true });
    expect(trace.options.memo).toBe(memos.positions);
    expect(trace.length - 1).toBe(16_167);
    expect(count(trace, Kind.interior)).toBe(4_520);
  });

  it('searches 627 positions up to symmetry, all that are not over', () => {
    expect(count(search(start, { memo: 'symmetry' }), Kind.interior)).toBe(765 - 138);
  });

  it.each([
    { memo: 'positions' },
    { memo: 'symmetry' },
    { memo: 'symmetry', algorithm: 'alpha-beta' },
  ] as const)('points from every hit to the node that searched it with %j', (options) => {
    const trace = search(start, options);
    for (let node = 0; node < trace.length; node++) {
      const origin = trace.origin![node];
      if (trace.kind[node] !== Kind.hit) {
        expect(origin).toBe(-1);
        continue;
      }
      expect(origin).toBeLessThan(node);
      expect(trace.kind[origin]).toBe(Kind.interior);
      expect(trace.score[origin]).toBe(trace.score[node]);
      const [here, there] = [trace.position(node), trace.position(origin)];
      if (options.memo === 'symmetry') expect(findCanonicalKey(here)).toBe(findCanonicalKey(there));
      else expect(here).toEqual(there);
    }
  });

  it('goes on through hits, turned back where it was turned', () => {
    for (const algorithm of ['minimax', 'alpha-beta'] as const) {
      const trace = search(start, { memo: 'symmetry', algorithm });
      const line = trace.principalVariation();
      expect(line).toHaveLength(9);
      const end = line.reduce((position, move) => ticTacToe.play(position, move), start);
      expect(ticTacToe.outcome(end)).toBe('draw');
    }
  });

  it('gives a hit a best move of its own', () => {
    const trace = search(start, { memo: 'symmetry', scoring: 'depth' });
    for (let node = 0; node < trace.length; node += 7) {
      if (trace.kind[node] !== Kind.hit) continue;
      const plain = search(trace.position(node), { scoring: 'depth', max: 'x' });
      const child = plain.child(0, trace.bestMove(node)!);
      expect(plain.score[child!]).toBe(plain.score[0]);
    }
  });

  it('knows a win that is as far away, however deep it stands', () => {
    const root = pile(7);
    const options = { scoring: 'depth', win: 10 } as const;
    const plain = search(root, options);
    const table = search(root, { ...options, memo: 'symmetry' });
    const hits = [...table.kind.keys()].filter((node) => table.kind[node] === Kind.hit);
    expect(hits.some((node) => table.score[node] !== table.score[table.origin![node]])).toBe(true);
    for (const node of hits) expect(table.score[node]).toBe(plain.score[plain.find(table.path(node))!]);
  });

  it('keeps to one ply where a late win may count less than a draw', () => {
    const root = pile(6);
    const options = { scoring: 'depth', win: 1 } as const;
    const plain = search(root, options);
    const table = search(root, { ...options, memo: 'positions' });
    for (let node = 0; node < table.length; node++)
      expect(table.score[node]).toBe(plain.score[plain.find(table.path(node))!]);
  });
});
