import { say, type TextPart } from '../said.ts';
import { spellCount, pluralise } from './numbers.ts';
import { explainBetter, capitaliseFirst, type ComparedSums, type Ending, writePlies } from './phrases.ts';

const describeTimedEnding = (ending: Ending, isSooner: boolean, plies: number) => {
  if (ending === 'win') return !isSooner ? 'win later' : plies === 1 ? 'win now' : 'win sooner';
  return isSooner ? 'lose sooner' : 'lose later';
};

export const decision = {
  verb: { plays: 'plays', soFar: 'has so far', none: 'plays nothing', unseen: 'shows no move in its calls' },
  worth: 'worth',
  calls: (calls: number) => pluralise(calls, 'call', 'calls'),

  why: {
    over: () => 'The game is over: there is nothing to choose.',
    stopped: (searched: number, moves: number, calls: number) =>
      `It stopped after ${pluralise(calls, 'call', 'calls')}, with ${searched === 0 ? 'none' : spellCount(searched)} of ${moves === 1 ? 'the one move' : `the ${spellCount(moves)} moves`} searched.`,
    nothing: () => 'It returns no move.',
    unseen: () => 'Its calls do not show which move it chose.',
    kept: () => 'This is the move that the program chose.',
    onlyMove: () => 'There is no other move.',
    /** Two games end alike, and this one ends at the better time. */
    timed: (compared: ComparedSums & { plies: number; isSooner: boolean }) => {
      const { better, worse, ending, isSooner, plies } = compared;
      return say`${explainBetter({
        ...compared,
        better: say`${capitaliseFirst(describeTimedEnding(ending, isSooner, plies))} ${better}`,
        worse: say`${describeTimedEnding(ending, !isSooner, 0)} ${worse}`,
      })}.`;
    },
    /** Same ending and score: the first move. */
    first: (ending: Ending, worth: TextPart, player: string | null) =>
      say`Every ${ending}${player === null ? '' : ` for ${player}`} is worth ${worth}, so it keeps the first one it found.`,
    /** Same ending at the same time: the first move. */
    alike: (ending: Ending, moves: number) => {
      if (ending === 'draw')
        return `${capitaliseFirst(spellCount(moves))} moves draw and no move is better, so it keeps the first one it found.`;
      const when = ending === 'win' ? 'win equally soon' : 'lose equally late';
      return `${capitaliseFirst(spellCount(moves))} moves ${when}, so it keeps the first one it found.`;
    },
    onlyGood: (ending: Ending) =>
      ending === 'win' ? 'It is the only move that wins.' : 'It is the only move that does not lose.',
    /** The fallback. `limit` is the depth limit, or null. */
    extreme: (isMax: boolean, limit: number | null) =>
      limit === null
        ? `No other move is worth ${isMax ? 'more' : 'less'}.`
        : `Looking ${writePlies(limit)} ahead, it finds no move worth ${isMax ? 'more' : 'less'}.`,
  },

  relation: {
    label: 'The two choices',
    signs: { differ: '≠', same: '=', open: '?' },
    over: 'There is nothing to choose',
    stopped: (name: string) => `${capitaliseFirst(name)} stopped before it could choose`,
    nothing: (name: string) => `${capitaliseFirst(name)} chooses nothing`,
    unseen: (name: string) => `The calls of ${name} show no move`,
    part: 'They differ on the first move',
    later: (nodes: number) =>
      `The same move; they differ in ${pluralise(nodes, 'call', 'calls')} further down`,
    fewer: (name: string, calls: number) =>
      `The same move; ${name} makes ${pluralise(calls, 'call', 'calls')} fewer`,
    same: 'The same move',
  },

  game: {
    /** Names the winner if it is the same in both games. Each game then gives only its length. */
    title: (winner: string | null) =>
      winner === null ? 'The game that follows' : `The game that follows: ${winner.toUpperCase()} wins in`,
    none: 'no move',
    end: (outcome: string | number | null, plies: number, isTold: boolean) => {
      const length = pluralise(plies, 'ply', 'plies');
      if (isTold) return length;
      if (outcome === null) return `${length}, not over`;
      if (typeof outcome === 'number') return length;
      return outcome === 'draw' ? `${length}, a draw` : `${length}, ${outcome.toUpperCase()} wins`;
    },
  },
};
