import {
  explainBetter,
  capitaliseFirst,
  type ComparedSums,
  joinWithAnd,
  type Ending,
  type EqualMoves,
  joinWithCommas,
  countEqualMoves,
  writePlies,
  describeTiming,
  toCapitals,
} from './phrases.ts';
import { joinParts, type MarkedText, say, type TextPart } from '../said.ts';
import { formatCount, pluralise, markScore } from './numbers.ts';

interface Effect {
  readonly score: number;
  readonly had: number | null;
  readonly isBest: boolean;
  readonly isMax: boolean;
  readonly move: string;
  readonly best: string;
  readonly isCut: boolean;
}

export const compare = {
  label: (position: string) => `Comparison of two searches of ${position}`,
  /** Names the search, because a screen reader does not say its colour. */
  returned: (short: string, worth: TextPart) => say`${short} returns ${worth}`,
  unfinished: (short: string) => `${short} did not finish here`,
  unsearched: (short: string) => `${short} did not search this`,
  effect: {
    firstInBoth: (move: string) => say`It is the first value there, so ${move} is the best so far in both.`,
    of: (short: string, facts: Effect) => {
      const { score, had, isBest, isMax, move, best, isCut } = facts;
      const than = isMax ? 'more' : 'less';
      const cut = isCut ? ` ${short} cuts what is left.` : '';
      if (had === null) return say`${short} had no value there yet: ${move} is its best.${cut}`;
      if (isBest)
        return say`${short} had ${markScore(had)}, and ${markScore(score)} is ${than}: ${move} is the new best.${cut}`;
      return score === had
        ? say`${short} already has ${markScore(had)}: equal is not better, so ${best} stays.${cut}`
        : say`${short} has ${markScore(had)}, and ${markScore(score)} is not ${than}: ${best} stays.${cut}`;
    },
  },

  reason: {
    over: () => 'The game is over: there is nothing to choose.',
    absent: (name: string) =>
      `Only one of the two searches chooses here. ${capitaliseFirst(name)} never gets here.`,
    stopped: (name: string) => `${capitaliseFirst(name)} stopped before this call returned.`,
    answered: (name: string) =>
      `Only one of the two searches chooses here. ${capitaliseFirst(name)} takes the answer from its table.`,
    judged: (name: string) =>
      `Only one of the two searches chooses here. ${capitaliseFirst(name)} looks no deeper and evaluates the position.`,
    leftOut: (chooser: string, move: string, name: string) =>
      `${capitaliseFirst(chooser)} takes ${move}, which ${name} leaves out.`,
    onlyMove: (move: string) => `Both take ${move}: there is no other move.`,
    onlyGood: (move: string, ending: Ending) =>
      ending === 'win'
        ? `Both take ${move}: it is the only winning move.`
        : `Both take ${move}: it is the only move that does not lose.`,
    equal: (moves: EqualMoves, sum: TextPart | null) => {
      const timed = { win: 'equally soon', draw: '', loss: 'equally late' }[moves.ending];
      const also = sum === null || timed === '' ? '' : say`, ${timed} (${sum})`;
      return say`Both take ${moves.first}: ${countEqualMoves(moves)}${also}, and each takes the first of the equal moves.`;
    },
    /** Equal for plain scoring; the penalty ranks the first one higher. */
    agrees: (moves: EqualMoves, compared: ComparedSums) =>
      say`Both take ${moves.first}. ${capitaliseFirst(countEqualMoves(moves))}, so plain scoring takes the first. That move also ${describeTiming(moves.ending)} than others: ${explainBetter(compared)}.`,
    /** Equal for plain scoring; the penalty prefers a later one. */
    changes: (moves: EqualMoves, compared: ComparedSums & { move: string }) =>
      say`${capitaliseFirst(countEqualMoves(moves))}, so plain scoring takes the first, ${moves.first}. With the penalty ${explainBetter(compared)}: depth-penalised scoring takes ${compared.move}, which ${describeTiming(moves.ending)}.`,
    shift: (move: string, penalty: number) => {
      const points = penalty === 1 ? 'one point' : `${penalty} points`;
      return say`Both take ${move}. Counted from the move, every win is ${points} larger, and every loss ${points} smaller, than counted from the root; a draw stays ${markScore(0)}. The numbers shift, but the choice never changes.`;
    },
    signs: (move: string) =>
      `Both take ${move}. One search scores for X and the other for O, so every sign is reversed: the smallest value for one is the largest for the other.`,
    order: (sides: readonly { name: string; move: string }[], score: TextPart) =>
      say`${capitaliseFirst(joinWithAnd(sides.map(({ move }) => move)))} are worth the same, ${score}: ${joinWithAnd(sides.map(({ name, move }) => `${name} tries ${move} first`))}.`,
    same: (move: string, left: MarkedText, right: MarkedText) =>
      left.text === right.text
        ? say`Both take ${move}: it is worth ${left}, and nothing is better.`
        : say`Both take ${move}: one finds it worth ${left}, the other ${right}, and neither finds anything better.`,
    different: (sides: readonly { name: string; move: string; score: TextPart }[]) =>
      say`${joinParts(
        sides.map(
          ({ name, move, score }, i) =>
            say`${i === 0 ? capitaliseFirst(name) : name} takes ${move}, worth ${score}`,
        ),
        '; ',
      )}.`,
  },
  branch: (name: string) => `branch ${name}`,

  /** The calls of the larger search that the smaller one never makes; hatched in trees and in the timeline. */
  leftOut: (facts: { larger: string; calls: number; smaller: string; others: number; leftOut: number }) =>
    `${capitaliseFirst(facts.larger)} makes ${pluralise(facts.calls, 'call', 'calls')}, ${facts.smaller} ${formatCount(facts.others)}. ` +
    `Hatched, or grey where the bars are too thin: ${pluralise(facts.leftOut, 'call', 'calls')} of ${facts.larger} that ${facts.smaller} never makes.`,

  table: {
    caption: (player: string) => `What each move of ${player} is worth`,
    move: 'Move',
    chosen: '✓ chosen',
    same: 'Same choice',
    different: 'The choices differ',
  },

  games: {
    title: 'The game that follows',
    game: (title: string) => `The game that follows with ${title}`,
    start: 'Start',
    over: (outcome: string | number | null, plies: number) => {
      if (outcome === null) return say`The search ends after ${writePlies(plies)}.`;
      if (typeof outcome === 'number') return say`Worth ${markScore(outcome)} after ${writePlies(plies)}.`;
      const after = plies === 0 ? 'already over' : `after ${writePlies(plies)}`;
      return outcome === 'draw' ? say`A draw ${after}.` : say`${toCapitals(outcome)} wins ${after}.`;
    },
    move: (player: string, move: string) => `${player} ${move}`,
    board: (move: string, ply: number, board: string) => `Ply ${ply}: ${move}. ${board}`,
    told: (title: string, moves: readonly string[], outcome: TextPart) =>
      say`${title}: ${moves.length ? `${joinWithCommas(moves)}. ` : ''}${outcome}`,
  },

  form: {
    label: 'Shown as',
    names: { 'side-by-side': 'Two trees', 'one-tree': 'One tree' },
  },

  page: {
    title: 'Compare',
    heading: 'Compare two searches',
    summary: 'Set up any position and see, decision by decision, where two searches differ.',
    needsScript:
      'Compare two searches of any position here, step by step. This needs JavaScript. Below is one finished comparison.',
    chips: 'What to compare',
    drawers: { position: 'Position', left: 'First search', right: 'Second search' },
    chip: (scoring: string, search: string) => `${scoring}, ${search}`,
    close: 'Close',
    pairs: {
      label: 'Usual comparisons',
      names: {
        scorings: 'Plain · depth-penalised',
        cutoffs: 'Minimax · alpha-beta',
        orders: 'Row by row · best first',
        table: 'No table · table',
      },
    },
    positions: 'All positions where the choice changes',
    explore: 'Step through one search of this position',
  },
};
