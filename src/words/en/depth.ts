import { say } from '../said.ts';
import { pluralise, markScore } from './numbers.ts';

export const depth = {
  label: 'Looks ahead',
  plies: (plies: number) => pluralise(plies, 'ply', 'plies'),
  result: (result: { player: string; move: string; isBranch: boolean; score: number; nodes: number }) =>
    say`${result.player} plays ${result.isBranch ? 'branch ' : ''}${result.move}, worth ${markScore(result.score)}. It searched ${pluralise(result.nodes, 'node', 'nodes')}.`,
};
