import {
  type Arrival,
  writeArrival,
  nameExtreme,
  describeWindow,
  writePlies,
  toCapitals,
} from './phrases.ts';
import { say } from '../said.ts';
import { spellCount, formatCount, pluralise, markScore, markSum } from './numbers.ts';
import { formatEvaluation, markBound } from './search-phrases.ts';

export const step = {
  call: (call: {
    number: number;
    arrival: Arrival | null;
    player: string;
    isMax: boolean;
    choices: number;
    alpha: number;
    beta: number;
  }) => {
    const { player, isMax, choices, alpha, beta } = call;
    const role = isMax ? 'MAX' : 'MIN';
    const looker = player === role ? 'it' : role;
    const turn =
      choices === 1
        ? `${player} is to move and has only one choice.`
        : `${player} is to move and has ${spellCount(choices)} choices: ${looker} looks for the ${nameExtreme(isMax, choices)} score.`;
    return call.arrival
      ? say`Call ${formatCount(call.number)}. ${writeArrival(call.arrival)}. Now ${turn}${describeWindow(alpha, beta)}`
      : `Call ${formatCount(call.number)}, the root. ${turn}`;
  },
  /** The move to a leaf ended the game, so the side that made it has won or filled the board. */
  callLeaf: (call: {
    number: number;
    arrival: Arrival | null;
    outcome: string | number | null;
    /** Null if the game does not end by lines. */
    lineOf: string | null;
  }) => {
    const { arrival, outcome, lineOf } = call;
    const isDraw = outcome === 'draw';
    const start = `Call ${formatCount(call.number)}${arrival ? `. ${writeArrival(arrival)}` : ', the root'}`;
    if (typeof outcome === 'number')
      return say`${start}. This is a leaf: its score is written on it, so nothing is called from here.`;
    // Where a line loses, the other side has won by it.
    const loses = lineOf !== null && lineOf !== outcome ? ', which loses' : '';
    const won = lineOf ? ` and completed a line${loses}` : `, and ${toCapitals(outcome ?? '')} wins`;
    const isWon = lineOf
      ? `. ${toCapitals(lineOf)} has a full line${loses}`
      : `. ${toCapitals(outcome ?? '')} has won`;
    const ended = isDraw ? ' and filled the board: a draw' : won;
    const isOver = isDraw ? '. The board is full: a draw' : isWon;
    return say`${start}${arrival ? ended : isOver}. The game is over, so nothing is called from here.`;
  },
  callHit: (call: { number: number; arrival: Arrival | null; source: number; image: string | null }) => {
    const start = `Call ${formatCount(call.number)}${call.arrival ? `. ${writeArrival(call.arrival)}` : ', the root'}`;
    const source = `call ${formatCount(call.source)}`;
    const known = call.image
      ? `The table has this position ${call.image}: ${source} searched that`
      : `The table has this position: ${source} searched it`;
    return say`${start}. ${known}, so nothing is called from here.`;
  },
  callFrontier: (call: { number: number; arrival: Arrival | null }) => {
    const start = `Call ${formatCount(call.number)}${call.arrival ? `. ${writeArrival(call.arrival)}` : ', the root'}`;
    return say`${start}. The search looks no deeper, so it evaluates this position.`;
  },
  return: (score: number) => say`Return ${markScore(score)}.`,
  leafWorth: (leaf: {
    outcome: string | number | null;
    score: number;
    ply: number;
    /** Null if nothing is subtracted. */
    penalty: { sum: string; depth: number; depthFrom: 'root' | 'move' } | null;
  }) => {
    const { outcome, ply, penalty } = leaf;
    const worth = penalty === null ? markScore(leaf.score) : markSum(penalty.sum, leaf.score);
    if (typeof outcome === 'number') return say`This leaf is worth ${worth}.`;
    if (outcome === 'draw') return say`The game is a draw, so this leaf is worth ${worth}.`;
    const winner = toCapitals(outcome ?? '');
    if (ply === 0) return say`${winner} has won already, so this leaf is worth ${worth}.`;
    if (penalty === null) return say`${winner} wins, so this leaf is worth ${worth}.`;
    const { depth, depthFrom } = penalty;
    const when =
      depthFrom === 'root'
        ? `${writePlies(depth)} deep`
        : depth === 0
          ? 'with the first move'
          : `${writePlies(depth)} after the first move`;
    return say`${winner} wins ${when}, so this leaf is worth ${worth}.`;
  },
  hitWorth: (hit: {
    source: number;
    found: number;
    score: number;
    plies: number;
    bound: 'exact' | 'lower' | 'upper';
  }) => {
    const { found, score, plies, bound } = hit;
    const away = `${writePlies(Math.abs(plies))} ${plies > 0 ? 'deeper' : 'higher'}`;
    const shifted = found === score ? '' : say`; here, ${away}, that is ${markScore(score)}`;
    const atMost = bound === 'upper' ? 'most' : 'least';
    const enough = say`, which means at ${atMost} ${markScore(score)}: that is enough here`;
    return say`The table answers: call ${formatCount(hit.source)} returned ${markScore(found)}${shifted}${bound === 'exact' ? '' : enough}.`;
  },
  frontierWorth: (sum: { max: number; min: number; scale: number; score: number }) =>
    sum.max === 0 && sum.min === 0
      ? 'Nothing counts for either side, so this position is judged to be worth 0.'
      : say`Open lines give MAX ${sum.max} and MIN ${sum.min}, so this position is judged to be worth ${markSum(formatEvaluation(sum), sum.score)}.`,
  cut: ({ isMax, alpha, beta, moves }: { isMax: boolean; alpha: number; beta: number; moves: number }) => {
    const [here, there] = isMax ? ['MAX', 'MIN'] : ['MIN', 'MAX'];
    const [score, elsewhere] = isMax ? [alpha, beta] : [beta, alpha];
    const rest = `the ${spellCount(moves)} remaining ${moves === 1 ? 'move is' : 'moves are'}`;
    return say`${here} can already get ${markScore(score)} here, ${there} already has ${markScore(elsewhere)} elsewhere: ${markScore(alpha)} ≥ ${markScore(beta)}, so ${rest} cut.`;
  },
  unfinished: () => 'The search stopped before this call returned.',
  stopped: (stop: {
    reason: 'nodes' | 'cancelled';
    nodes: number;
    /** In a deepening search: the depth of its last finished round. */
    depth: number | null;
    best: { player: string; move: string; score: number } | null;
  }) => {
    const { best, depth } = stop;
    const why = stop.reason === 'nodes' ? '' : ', because it was cancelled';
    const start = `The search stopped after ${pluralise(stop.nodes, 'node', 'nodes')}${why}`;
    if (best === null) return say`${start}; no move of the root was finished.`;
    const deep = depth === null ? '' : `, ${writePlies(depth)} deep`;
    return say`${start}; best so far${deep}: ${best.player} plays ${best.move}, worth ${markScore(best.score)}.`;
  },
  chose: (choice: {
    player: string;
    isMax: boolean;
    isBranch: boolean;
    isRoot: boolean;
    move: string;
    score: number;
    /** What the score says of the move. */
    bound: 'exact' | 'lower' | 'upper';
    choices: number;
    equals: number;
    /** The number of choices whose score is only a bound. */
    bounds: number;
  }) => {
    const { player, isMax, isBranch, choices, equals, bounds } = choice;
    const score = markBound(choice.score, choice.bound);
    const move = isBranch ? `branch ${choice.move}` : choice.move;
    if (choices === 1) return say`${player} had only one choice, ${move}, and it scored ${score}.`;
    const all = choices === 2 ? 'Both' : `All ${spellCount(choices)}`;
    const role = isMax ? 'MAX' : 'MIN';
    const chosen = player === role ? `and chooses ${move}` : `so ${player} plays ${move}`;
    const where = choice.isRoot ? chosen : `at ${move}`;
    const which = bounds < choices ? spellCount(bounds) : choices === 2 ? 'both' : 'all';
    const are = bounds === 1 ? 'is only a bound' : 'are only bounds';
    const only = bounds === 0 ? '' : `, but ${which} of them ${are}`;
    if (equals === choices) return say`${all} scores are ${score}${only}: ${role} keeps the first, ${where}.`;
    const extreme = nameExtreme(isMax, choices);
    return equals > 1
      ? say`${all} scores are in${only}: the ${extreme} is ${score}, and ${role} keeps the first, ${where}.`
      : say`${all} scores are in${only}: ${role} takes the ${extreme}, ${score}, ${where}.`;
  },
  effect: (effect: {
    isMax: boolean;
    score: number;
    before: number | null;
    /** Null if the window is open. */
    closed: { alpha: number; beta: number } | null;
  }) => {
    const { isMax, score, before, closed } = effect;
    const above = `${isMax ? 'MAX' : 'MIN'} node above`;
    const window = closed
      ? say` Its window is now closed: ${markScore(closed.alpha)} ≥ ${markScore(closed.beta)}.`
      : '';
    if (before === null)
      return say`The ${above} had no value yet: its best is now ${markScore(score)}.${window}`;
    if (score === before)
      return say`The ${above} already has ${markScore(before)}: equal is not better, so the first stays.`;
    const isBetter = isMax ? score > before : score < before;
    const compared = say`That is ${score > before ? 'more' : 'less'} than ${markScore(before)}`;
    return isBetter
      ? say`${compared}, so the best of the ${above} is now ${markScore(score)}.${window}`
      : say`${compared}, so the ${above} keeps ${markScore(before)}.`;
  },
  searchEnds: (calls: number) => `The search is over after ${pluralise(calls, 'call', 'calls')}.`,
};
