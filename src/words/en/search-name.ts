import { plyWords } from './phrases.ts';

/** What a way to search is called: `alpha-beta, centre first, with a table`. */
export const searchName = {
  joined: (parts: readonly string[]) => parts.join(', '),
  givenOrder: 'in an order of its own',
  mergeMoves: 'equivalent moves once',
  depth: (plies: number, isDeepening: boolean) =>
    isDeepening ? `deepening to ${plyWords(plies)}` : `${plyWords(plies)} deep`,
};
