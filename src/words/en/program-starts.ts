import { mistakePages } from './mistakes.ts';

const named = Object.fromEntries(
  Object.entries(mistakePages.texts).map(([mistake, { name, believes }]) => [
    mistake,
    [name, believes] as const,
  ]),
) as Record<keyof typeof mistakePages.texts, readonly [name: string, believes: string]>;

/** The programs to begin with: what each is called, and what the reader does with it. Only those with a mistake by name give their answer away. */
export const starts = {
  title: 'Begin with',
  groups: {
    write: 'Write it',
    read: 'Ways to write it',
    mend: 'Find the mistake',
    named: 'One mistake each, by name',
  },
  texts: {
    assignment: ['The assignment', 'Seven functions to fill in: the rules of the game, then minimax.'],
    judge: ['A judge', 'Who has a line, and what a finished game counts: two functions to fill in.'],
    'stage-1': ['Stage one', 'It scores finished games. What does it say of all others?'],
    'stage-2': ['Stage two', 'It has a best to begin with. Does that change the answer?'],
    'stage-3': ['Stage three', 'It goes through the moves and prints them.'],
    'stage-4': ['Stage four', 'It makes each move on a copy and asks what that is worth.'],
    'stage-5': ['Stage five', 'It keeps the best. This is the whole of minimax.'],
    'two-functions': ['Two functions', 'One for MAX and one for MIN, which call each other.'],
    'best-move': ['A move', 'It asks what each move of X is worth, and says which it would play.'],
    'value-and-move': ['A value and a move', 'It returns what the board is worth together with the move.'],
    negamax: ['Negamax', 'One rule for both sides, and a minus between them.'],
    'alpha-beta': ['Alpha-beta', 'It leaves out what cannot matter any more.'],
    cache: ['A cache', 'It remembers every position that it has searched.'],
    'depth-penalty': ['A depth penalty', 'A win counts less, the later it comes.'],
    'game-class': ['A class', 'One board, on which moves are made and taken back.'],
    'throws-games-away': ['It throws games away', 'X can win at once. What does it play?'],
    'gives-up-too-soon': ['It gives up too soon', 'X can win at once, and it takes the game for lost.'],
    'will-not-finish': ['It will not finish', 'It can win now, and wins later.'],
    'loves-a-draw': ['It loves a draw', 'It has a win before it, and lets it go.'],
    'does-not-look': ['It does not look', 'It takes a win that it can see, and sees nothing coming.'],
    'stops-at-the-first': [
      'It stops at the first',
      'X can win at once, and it plays the first cell that is free.',
    ],
    'prints-its-boards': ['It misses its cell', 'It names one cell, and the mark stands in another.'],
    ...named,
  },
} satisfies {
  title: string;
  groups: Record<string, string>;
  texts: Record<string, readonly [title: string, text: string]>;
};
