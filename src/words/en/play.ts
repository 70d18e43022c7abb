import {
  joinWithOr,
  joinWithAnd,
  nameMistake,
  type GameMistake,
  quoteText,
  describeMistake,
  toCapitals,
} from './phrases.ts';
import { joinParts, say } from '../said.ts';
import { formatCount, markScore, formatScore } from './numbers.ts';

const who = { you: 'You', search: 'The search', program: 'Your program' } as const;

export const play = {
  label: 'Game',
  programLabel: 'Game against your program',
  programThinks: 'Your program is thinking.',
  again: 'Ask again',
  programBoard:
    'invalid position to play a program from: expected the board of 3 × 3, with X to move if both have the same number of marks',
  set: 'Who plays',
  you: 'You play',
  players: { x: 'X', o: 'O', both: 'both sides', nobody: 'neither side' },
  scoring: 'The search scores',
  scoringOf: (side: string) => `${toCapitals(side)} scores`,
  elsewhere: 'Start elsewhere',
  position: 'Position',
  noBoard: (text: string) =>
    `invalid position ${quoteText(text)}: a tree without a board, expected a board to play on`,
  tooLarge: (nodes: number) =>
    `invalid search to play with: not finished after ${formatCount(nodes)} nodes, expected depth-limit, or an algorithm or memo that leaves out more`,
  toMove: 'To move',
  sides: { '': 'by the marks', x: 'X', o: 'O' },
  newGame: 'New game',
  undo: 'Take back',
  reply: 'Let it move',
  run: 'Play on',
  pause: 'Pause',
  see: 'Show what the search sees',
  openTree: 'Open its search',
  closeTree: 'Close its search',
  share: 'Share',
  board: 'Board, arrow keys move, Enter plays',
  seen: (score: number, isChosen: boolean) =>
    `, worth ${formatScore(score)}${isChosen ? ', the move of the search' : ''}`,
  moves: 'Moves',
  start: 'Start',
  move: (side: string, move: string) => `${toCapitals(side)} ${move}`,
  worth: (value: number) => `, worth ${formatScore(value)}`,
  lost: 'lost the game',
  changed: 'a mistake',
  values: (hasPenalty: boolean) =>
    say`The number after a move is the value of the board after it: ${markScore(1)} where X can force a win, ${markScore(-1)} where O can.${
      hasPenalty ? ' It has no depth penalty. The scores on the board have one.' : ''
    }`,
  took: (side: string, by: keyof typeof who | null, move: string) =>
    `${by === null ? toCapitals(side) : who[by]} took ${move}.`,
  turn: (side: string, by: keyof typeof who | null) => {
    if (by === null) return `${toCapitals(side)} is to move.`;
    return by === 'you'
      ? `Your turn, as ${toCapitals(side)}.`
      : `${who[by]} is to move, as ${toCapitals(side)}.`;
  },
  outcome: (outcome: string, you: string) => {
    if (outcome === 'draw') return 'The board is full: a draw.';
    if (you !== 'x' && you !== 'o') return `${toCapitals(outcome)} wins.`;
    return outcome === you
      ? `${toCapitals(outcome)} wins: you have won.`
      : `${toCapitals(outcome)} wins: you have lost.`;
  },
  sees: (side: string, move: string, score: number, others: readonly string[]) =>
    say`The search would play ${move} for ${toCapitals(side)}, worth ${markScore(score)}.${
      others.length
        ? ` ${joinWithAnd(others)} ${others.length === 1 ? 'is' : 'are'} worth the same but come${others.length === 1 ? 's' : ''} later.`
        : ''
    }`,
  review: {
    decisive: (mistake: GameMistake) =>
      say`${toCapitals(mistake.side)} lost with its ${nameMistake(mistake)}: the value went from ${markScore(mistake.before)} to ${markScore(mistake.after)} and stayed there. ${
        mistake.better.length === 1 ? `Only ${mistake.better[0]}` : joinWithOr(mistake.better)
      } would have kept ${markScore(mistake.before)}.`,
    earlier: (mistakes: readonly GameMistake[]) =>
      say`Before that it had changed ${joinParts(mistakes.map(describeMistake), ', ')}. The last change was decisive, because nobody made up for it.`,
    madeUp: (mistakes: readonly GameMistake[], value: number) =>
      say`The value changed on the way: ${joinParts(mistakes.map(describeMistake), ', ')}. In the end it was ${markScore(value)}, and nobody had lost.`,
    fromStart: (loser: string) =>
      say`${toCapitals(loser)} was already lost before the first move: no move could save it.`,
    faultless: (value: number) => say`Nobody made a mistake: the value was ${markScore(value)} throughout.`,
  },
};
