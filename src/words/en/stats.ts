import { say } from '../said.ts';
import { formatCount, pluralise, markScore, markSum, formatScore } from './numbers.ts';
import { toCapitals } from './phrases.ts';

export const stats = {
  label: 'Size of the search',
  nodes: 'Nodes searched',
  plain: 'plain minimax',
  uncounted: 'too many to count',
  working: '…',
  share: (nodes: number, plain: number) => {
    if (nodes >= plain) return '';
    const times = plain / nodes;
    return times < 1.05 ? '' : `1 in ${times < 10 ? times.toFixed(1) : formatCount(Math.round(times))}`;
  },
  names: {
    leaves: 'Finished games',
    frontier: 'Evaluated positions',
    hits: 'Answered by the table',
    interior: 'Positions searched on',
    cutoffs: 'Cutoffs',
  },
  cutoffs: (cutoffs: number, moves: number) =>
    cutoffs === 0 ? '0' : `${formatCount(cutoffs)}, ${pluralise(moves, 'move', 'moves')} cut`,
};

export const lenses = {
  label: 'The game tree, folded',
  caption:
    'One row for each lens. The picture has a bar for every ply, longer for more nodes, in powers of ten',
  lens: 'What counts as one',
  picture: 'Ply by ply',
  nodes: 'Nodes',
  games: 'Finished games',
  names: {
    tree: 'every sequence of moves',
    merged: 'one of each set of equivalent moves',
    positions: 'every position',
    classes: 'one of each set of equivalent positions',
  },
  plies: (perPly: readonly number[]) =>
    `Nodes by ply: ${perPly.map((nodes) => formatCount(nodes)).join(', ')}`,
  tooLarge: 'This game tree is too large to fold here.',
};

export const timing = {
  label: 'Ten searches, timed',
  start: 'Time ten searches of each',
  again: 'Time them again',
  caption: 'The time of each search, in this browser',
  names: { none: 'without a table', positions: 'with a table', symmetry: 'with a table up to symmetry' },
  waiting: 'not timed yet',
  median: (milliseconds: number) =>
    milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`,
  faster: (times: number) =>
    times < 1.05 ? '' : `${times < 10 ? times.toFixed(1) : Math.round(times)} times as fast`,
  summary: (name: string, runs: number, median: string) => `${name}: ${runs} searches, median ${median}`,
};

export const evaluation = {
  label: 'The evaluation of this position',
  side: (side: string, role: string, points: number) =>
    `${toCapitals(side)}, ${role}: ${pluralise(points, 'point', 'points')}`,
  line: (points: number) => formatScore(points).replace(/^(?=\d)/, '+'),
  lineLabel: (cells: readonly string[], points: number) =>
    `line ${cells.join(', ')}: ${pluralise(points, 'point', 'points')}`,
  none: 'no open line',
  sum: (sum: string, score: number) => say`MAX minus MIN: ${markSum(sum, score)}`,
  noLines:
    'This game has no evaluation function: you only know what a position is worth once it is searched.',
  over: 'The game is over here, so its score is known and needs no evaluation.',
};

export const depth = {
  label: 'Looks ahead',
  plies: (plies: number) => pluralise(plies, 'ply', 'plies'),
  result: (result: { player: string; move: string; isBranch: boolean; score: number; nodes: number }) =>
    say`${result.player} plays ${result.isBranch ? 'branch ' : ''}${result.move}, worth ${markScore(result.score)}. It searched ${pluralise(result.nodes, 'node', 'nodes')}.`,
};

export const iterations = {
  label: 'Searched',
  name: (plies: number, nodes: number) =>
    `${pluralise(plies, 'ply', 'plies')}: ${pluralise(nodes, 'node', 'nodes')}`,
};
