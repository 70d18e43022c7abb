import { mistakePages } from './mistakes.ts';

const named = Object.fromEntries(
  Object.entries(mistakePages.texts).map(([mistake, { name, believes }]) => [
    mistake,
    [name, mistakePages.thought(believes)] as const,
  ]),
) as Record<keyof typeof mistakePages.texts, readonly [name: string, believes: string]>;

/**
 * The programs under "Start from…", each with a title and a line about it. Only the group `named` may give away its
 * mistakes.
 */
export const starts = {
  title: 'Start from…',
  groups: {
    write: 'Write it',
    read: 'Ways to write it',
    mend: 'Find the mistake',
    named: 'One mistake each, by name',
  },
  texts: {
    assignment: ['The assignment', 'Seven functions to fill in: the rules of the game, then minimax.'],
    judge: ['Score the end', 'Who has a line, and what is a finished game worth? Two functions to fill in.'],
    'stage-1': ['Stage one', 'It scores finished games. What does it return for unfinished ones?'],
    'stage-2': ['Stage two', 'It has a starting value for the best. Does that change the answer?'],
    'stage-3': ['Stage three', 'It loops over the moves and prints them.'],
    'stage-4': ['Stage four', 'It makes each move on a copy and searches that board.'],
    'stage-5': ['Stage five', 'It keeps the best. This is the whole of minimax.'],
    'two-functions': ['Two functions', 'One for MAX and one for MIN, which call each other.'],
    'best-move': ['A move', 'It finds what each move of X is worth, and returns the best one.'],
    'value-and-move': ['A value and a move', 'It returns the value of the board together with the move.'],
    negamax: ['Negamax', 'One rule for both sides, and a minus sign between them.'],
    'alpha-beta': ['Alpha-beta', 'It skips what cannot matter any more.'],
    cache: ['A cache', 'It remembers every position that it has searched.'],
    'depth-penalty': ['A depth penalty', 'The later a win, the less it counts.'],
    'game-class': ['A class', 'One board, on which moves are made and taken back.'],
    'loses-to-a-threat': ['Loses to a threat', 'X can draw, but the program lets O win.'],
    'throws-games-away': ['Throws games away', 'X can win at once. What does it play?'],
    'gives-up-too-soon': [
      'Gives up too soon',
      'X can win at once, but the program thinks that the game is lost.',
    ],
    'will-not-finish': ['Wins too late', 'It can win now, but it wins later.'],
    'loves-a-draw': ['Settles for a draw', 'X can win, but the program passes up the win.'],
    'does-not-look': ['Does not look ahead', 'It takes a win in one move, but it misses every threat.'],
    'stops-at-the-first': [
      'Stops at the first move',
      'X can win at once, but the program plays the first free cell.',
    ],
    'prints-its-boards': ['Marks the wrong cell', 'It names one cell, but the mark is in another.'],
    ...named,
  },
} satisfies {
  title: string;
  groups: Record<string, string>;
  texts: Record<string, readonly [title: string, text: string]>;
};
