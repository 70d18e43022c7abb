import { say } from '../said.ts';
import { formatCount, markScore, spellCount } from './numbers.ts';
import { capitaliseFirst } from './phrases.ts';

/** How many of O's answers lead to a win for O, to a draw, and to a win for X, if both play well from there. */
interface Prospects {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export const home = {
  label: 'Game against minimax',
  board: 'Board. Arrow keys move, Enter marks a cell',
  yourMove: 'Your move: mark a cell with X.',
  /** What the button shows that begins with the other board. */
  starts: { empty: 'Use an empty board', given: 'Back to the first board' },
  next: 'Your move: mark a cell.',
  taken: (cell: string) => `${cell} is taken. Mark an empty cell.`,
  playOn: 'Minimax is thinking. You can play on.',
  ended: 'The game is over.',
  thinking: 'Minimax is trying O’s moves.',
  startOver: 'Start over',
  share: 'Share',
  whyNot: 'Why not?',
  whyNotMove: (move: string) => `Why not ${move}?`,
  needsScript:
    'Playing here needs JavaScript. You can read the lessons without it: they show their searches as pictures and tables.',
  legend: {
    title: 'What you will see',
    answers: 'O’s answers will be here, each with its score:',
    steps: [
      'You mark a cell with X.',
      'Minimax tries each move that O has now. After each it tries every move of X, and so on, until every game has ended.',
      say`Every end has a score: ${markScore(1)} if X wins, ${markScore(0)} for a draw, ${markScore(-1)} if O wins. Minimax finds out which of these each move leads to.`,
      'O plays the move with the lowest score: low is good for O.',
    ],
    scores: say`The number below an answer is its score: ${markScore(1)} if X wins, ${markScore(0)} for a draw, ${markScore(-1)} if O wins. O plays the lowest.`,
    bars: say`The bars are the boards after O’s answer, after each reply of X, and after each reply of O to those. High and blue: X wins from there. Low and orange: O wins. Thin and grey: a draw. One blue reply of X is enough to make the bar above blue, and one orange reply of O to make it orange.`,
  },
  boards: (count: number) => (count === 1 ? 'board looked at' : 'boards looked at'),
  because: (move: string) => `because you played ${move}`,
  count: formatCount,
  answers: 'The answers of minimax, each with its score',
  answer: (move: string) => `O ${move}`,
  chosen: 'its answer',
  reason: (move: string, { wins, draws, losses }: Prospects) => {
    const all = wins + draws + losses;
    const count = capitaliseFirst(spellCount(all));
    if (all === 1) return `O has one answer left, ${move}, and plays it.`;
    if (wins === all) return `${count} answers, and all of them win for O. It plays the first, ${move}.`;
    if (wins > 0)
      return `${count} answers. ${wins === 1 ? `Only ${move} wins for O, so O plays it` : `${capitaliseFirst(spellCount(wins))} of them win for O, so O plays the first of these, ${move}`}.`;
    if (draws === 0)
      return `${count} answers, and you can win after each of them. Minimax sees no difference between losses, so O plays the first, ${move}.`;
    if (losses === 0)
      return `${count} answers, and all of them lead to a draw if you both play well. O plays the first, ${move}.`;
    return `${count} answers. After ${spellCount(losses)} of them you can win. ${
      draws === 1 ? `Only ${move} holds the draw` : `The first that holds the draw is ${move}`
    }, so O plays it.`;
  },
  over: {
    x: 'Three in a row for X: you have won.',
    o: 'Three in a row for O: minimax has won.',
    draw: 'The board is full: a draw. Minimax makes no mistake, so you can’t do better. Start over, and see how it answers other moves.',
  },
  lost: (move: string) =>
    `Your move ${move} lost the game: until then it was a draw. Start over, and play another move there.`,
  past: 'The game, move by move, each with the score of its board',
  scored: say`The number below a board is its score if you both play well from there: ${markScore(1)} if X wins, ${markScore(0)} for a draw, ${markScore(-1)} if O wins.`,
  explore: 'Step through this search',
  way: (title: string) => `Begin the course: ${title}`,
  program: {
    title: 'Your program loses?',
    text: 'Run your own program here, in Python or JavaScript, and see the call where it goes wrong.',
    open: 'Check your program',
  },
  doors: {
    explore: {
      title: 'Explore',
      text: 'Any position and any scoring: the tree, the call stack and the code side by side. Even the whole game, in 549,946 calls.',
    },
    compare: {
      title: 'Compare',
      text: 'Two searches of one position, side by side: where they differ, and why.',
    },
    teach: {
      title: 'Teach',
      text: 'Show a lesson as slides, print it as a handout, let your class answer on their phones, and check what they hand in.',
      present: 'Present lesson 1',
    },
    write: {
      title: 'Write',
      text: 'Write your own lesson: the text on the left, and what your class will see on the right.',
    },
  },
};
