import { plyWords } from './phrases.ts';

/** What a way to search is called: `alpha-beta, centre first, with a table`. */
export const searchName = {
  joined: (parts: readonly string[]) => parts.join(', '),
  algorithm: { minimax: 'minimax', 'alpha-beta': 'alpha-beta' },
  order: {
    'centre-first': 'centre first',
    'corner-first': 'corners first',
    'edges-first': 'edges first',
    best: 'best first',
    worst: 'worst first',
  },
  givenOrder: 'in an order of its own',
  memo: { positions: 'with a table', symmetry: 'with a table up to symmetry' },
  mergeMoves: 'equivalent moves once',
  depth: (plies: number, isDeepening: boolean) =>
    isDeepening ? `deepening to ${plyWords(plies)}` : `${plyWords(plies)} deep`,
};
