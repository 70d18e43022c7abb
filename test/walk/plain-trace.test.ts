import { expect, test } from 'vitest';
import { makePlainTrace, prepareSearch } from '../../src/walk/index.ts';

test('the whole of tic-tac-toe is not too large to wait for', () => {
  expect(makePlainTrace(prepareSearch({}))?.length).toBe(549_946);
});

test('a tree of more calls than a page can wait for is left to a worker', () => {
  // 2,178,801 nodes, fewer than the limit of a search, in 34,495 calls.
  expect(makePlainTrace(prepareSearch({ game: '4,3,3', position: 'x.../.o../....' }))).toBeNull();
});
