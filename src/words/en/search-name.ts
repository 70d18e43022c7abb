import { writePlies } from './phrases.ts';

export const searchName = {
  joined: (parts: readonly string[]) => parts.join(', '),
  givenOrder: 'in an order of its own',
  mergeMoves: 'equivalent moves once',
  depth: (plies: number, isDeepening: boolean) =>
    `${writePlies(plies)} deep${isDeepening ? ', after shallower searches' : ''}`,
};
