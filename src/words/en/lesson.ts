import { joinWithCommas, toCapitals } from './phrases.ts';
import { play } from './play.ts';
import { say } from '../said.ts';
import { pluralise, markScore } from './numbers.ts';

export const lesson = {
  think: 'Think',
  hint: 'Hint',
  solution: 'Solution',
  notes: 'Teacher’s notes',
  note: 'Note',
  warning: 'Careful',
  example: 'Source and result',
  moreMistakes: (mistakes: number) =>
    `${pluralise(mistakes, 'more mistake is', 'more mistakes are')} not shown here.`,
  mistake: (line: number, text: string) => `Line ${line}: ${text}`,
  boardCaption: (position: string, toMove: string, outcome: string | number | null) => {
    if (outcome === 'draw') return `Board ${position}, a draw.`;
    return outcome === null
      ? `Board ${position}, ${toCapitals(toMove)} to move.`
      : `Board ${position}, won by ${toCapitals(String(outcome))}.`;
  },
  askedCaption: (position: string) => `Board ${position}.`,
  /** In place of a game, without scripts: how the search plays against itself, or who would play whom. */
  selfPlay: (moves: readonly string[], outcome: string) =>
    `The search plays ${joinWithCommas(moves)} against itself. ${play.outcome(outcome, '')}`,
  gamePlayed: (moves: readonly string[]) => `The moves are ${joinWithCommas(moves)}.`,
  needsScript:
    'Without JavaScript you see searches as tables and pictures. What you are asked to press, move or run needs JavaScript, and so do the slides.',
  gameNeedsScript: (you: string, rival: 'search' | 'program') => {
    const other = rival === 'search' ? 'the search' : 'your program';
    if (you === 'nobody') return `Here ${other} plays against itself. That needs JavaScript.`;
    return `Here you play ${you === 'both' ? 'both sides' : `${toCapitals(you)} against ${other}`}. That needs JavaScript.`;
  },
  treeText: (tree: string) => `The tree ${tree}.`,
  movesCaption: (side: string) => `What each move of ${toCapitals(side)} is worth`,
  branchesCaption: () => 'What each branch is worth',
  shouldBe: 'This should replace the mistake:',
  /** Folded, before a question that it answers. */
  finished: 'The finished search, which answers a question further down',
  /** Like `result`, for a recorded program, which may be wrong. */
  programResult: (run: { score: number; move: string | null; calls: number }) => {
    const value = say`After ${pluralise(run.calls, 'call', 'calls')} the program returns ${markScore(run.score)}`;
    return run.move === null ? say`${value} and has no move.` : say`${value}, from move ${run.move}.`;
  },
  result: (search: { isMax: boolean; score: number; move: string | null; calls: number }) => {
    const value = say`After ${pluralise(search.calls, 'call', 'calls')} the root is worth ${markScore(search.score)}`;
    if (search.move === null) return say`${value}: the game is over there.`;
    return say`${value}: ${search.isMax ? 'MAX' : 'MIN'} chooses ${search.move}.`;
  },
};
