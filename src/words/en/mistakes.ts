import { formatCount } from './numbers.ts';
import { joinWithOr } from './phrases.ts';

interface MistakeWords {
  /** In the words of somebody who searches the web for it. */
  readonly title: string;
  /** In a list of mistakes. */
  readonly name: string;
  /** What somebody believes who makes it. */
  readonly believes: string;
  /** Why that is wrong. */
  readonly refutes: string;
}

/** The mistakes that a program can have, by the names of the beliefs behind them. */
const mistakes = {
  'no-opponent': {
    title: 'Why does my tic-tac-toe AI lose? Both sides take the largest value',
    name: 'Both sides take the largest',
    believes: 'Minimax picks the best value, so every call keeps the largest value that it finds.',
    refutes:
      'On O’s turn O chooses, and O wants the smallest value for X. A search that keeps the largest there expects O to help X, so every board looks won.',
  },
  sign: {
    title: 'Why does my negamax play badly? The minus sign is missing',
    name: 'Negamax without the minus',
    believes: 'Each call returns the value of its board, so the call above can use it unchanged.',
    refutes:
      'In negamax a call returns the value for the side to move there. One move later that is the other side, and what is good for one side is bad for the other. The sign must change at every call.',
  },
  'starts-at-zero': {
    title: 'Why does minimax miss a win or a loss? The best value starts at 0',
    name: 'The best value starts at 0',
    believes: 'A variable for the best value can start at 0, since nothing has been found yet.',
    refutes:
      '{0} is the value of a draw. If every move of X loses, no value is larger than {0}, and the call for X reports a draw that nobody can reach. If every answer of O loses, the call for O does the same. Start below every possible value: at {−∞} for MAX and at {+∞} for MIN.',
  },
  'lost-value': {
    title: 'Why does minimax ignore my recursive call? Its value is lost',
    name: 'The returned value is lost',
    believes: 'The recursive call works out the best value, so it is enough to make the call.',
    refutes:
      'A call returns its value to the call above, and only there. If that call does not keep the value, it is gone. Each call has its own variables, so a call below cannot change the best value of the call above.',
  },
  'second-call': {
    title: 'Why does minimax look at only one move? The return is inside the loop',
    name: 'A return inside the loop',
    believes: 'The loop returns the best value, so the return belongs in the loop.',
    refutes:
      'A return ends the whole function. Inside the loop it runs after the first move, and the other moves are never tried. It must come after the loop, with less indentation.',
  },
  shared: {
    title: 'Why does recursion change my variable? The best value is global',
    name: 'All calls share one best value',
    believes: 'There is one search, so one variable for the best value is enough.',
    refutes:
      'Every call needs a best value of its own. With one variable for all, a call below overwrites the value that the call above was keeping, and what comes back belongs to another board.',
  },
  'not-undone': {
    title: 'Why does my tic-tac-toe AI play on a changed board? A move is not undone',
    name: 'The move is not taken back',
    believes: 'The board that a call changes is its own, so the mark can stay.',
    refutes:
      'All calls get the same board. A mark that was only tried out is still there when the next move is tried, and its cell counts as taken. Take the mark back after the call, or make each move on a copy.',
  },
  'shared-rows': {
    title: 'Why does copying my board not work? The rows are shared',
    name: 'A copy that shares its rows',
    believes: 'A copy of the list is a copy of the board.',
    refutes:
      'A list of rows holds three lists. Copying the outer list makes a new list of the same three rows, so a mark in the copy is a mark in the old board too. Copy every row.',
  },
  'value-for-move': {
    title: 'Why does minimax return a wrong number? It returns a move, not a value',
    name: 'A move in place of a value',
    believes: 'Minimax finds the best move, so the best move is what it should return.',
    refutes:
      'The call above compares what comes back as values. The cell c3 is not better than a2, whatever their numbers. Inside the search, return the value; only the first call needs the move.',
  },
  'base-missing': {
    title: 'Why does minimax return infinity? A full board does not end the game',
    name: 'No end on a full board',
    believes: 'A game is over when somebody has won.',
    refutes:
      'A game is also over when the board is full. Without that test, the loop finds no move and the call returns its starting value, {−∞} or {+∞}. A draw then counts as the worst result of all, or as the best.',
  },
  'plays-on': {
    title: 'Why does my tic-tac-toe AI play on after a win? It scores only full boards',
    name: 'It plays on after the game is over',
    believes: 'A board is scored at the end, and the end is when it is full.',
    refutes:
      'Three in a row ends the game, however many cells are free. A search that plays on lets the other side answer a win, and then scores a board that no game reaches.',
  },
  'full-first': {
    title: 'Why does my tic-tac-toe AI miss a win on the last move? It tests for a draw first',
    name: 'A full board is tested before the winner',
    believes: 'If the board is full, it is a draw.',
    refutes:
      'The ninth move can complete a line. First check whether somebody has won, and take a full board for a draw only if nobody has.',
  },
  'draw-unscored': {
    title: 'Why does my tic-tac-toe AI give up a draw? A draw counts as a loss',
    name: 'A draw is not between a win and a loss',
    believes: 'Only a win is any use, so a draw can count the same as a loss.',
    refutes:
      'A draw is better than a loss. If both count the same, the search has no reason to defend, and it plays the first move that it tried. A draw must come in between: {1}, {0} and {−1}.',
  },
  'infinite-wins': {
    title: 'Why does my tic-tac-toe AI return no move? Wins count as infinity',
    name: 'Infinite scores',
    believes: 'Nothing is better than a win, so it can count as infinity.',
    refutes:
      'The best value starts at {−∞}, and a loss that counts {−∞} is not larger than that. If every move loses, none is ever kept, and the program has no move to play. A win only has to be larger than a draw.',
  },
  'late-win': {
    title: 'Why does my tic-tac-toe AI not take the win? All wins count the same',
    name: 'A late win counts as much as an early one',
    believes: 'A win is a win, so when it comes makes no difference to the value.',
    refutes:
      'If all wins count the same, the program plays the first one that it finds. It can keep putting the win off, move after move. Subtract the depth from a win, and the nearest one counts most.',
  },
  'depth-sign': {
    title: 'Why does my tic-tac-toe AI delay its win? The depth is added',
    name: 'The depth has the wrong sign',
    believes: 'A score should show how deep it was found, so the depth is added to it.',
    refutes:
      'The deeper a win, the later it comes. With the depth added, a late win counts more than an early one. Subtract the depth from a win, and add it to a loss.',
  },
  'depth-off': {
    title: 'Why does the depth penalty not work in minimax? The depth stays the same',
    name: 'The depth is not counted',
    believes: 'The depth is passed on, so each call knows how deep it is.',
    refutes:
      'The depth grows only if the call passes on one more than it got. Here every call gets the same number, so every win gets the same penalty, and all wins count the same.',
  },
  'looks-only-so-far': {
    title: 'Why does my tic-tac-toe AI fall for a fork? It looks two moves ahead',
    name: 'A search that stops too early',
    believes: 'Two moves ahead are enough: my move and the answer to it.',
    refutes:
      'A fork is won one move later than that. At its limit the search takes an unfinished board for a draw, so a lost board and a safe one look alike. In tic-tac-toe you can search to the end.',
  },
  chance: {
    title: 'Why does my tic-tac-toe AI take risks? It adds up the answers',
    name: 'The opponent moves at random',
    believes: 'A move is good if most of the answers to it are good.',
    refutes:
      'The other side plays only one of its answers, and it chooses the worst one for you. Ten good answers do not make up for one that loses. Take the smallest value, not the sum.',
  },
  'bound-as-value': {
    title: 'Why does alpha-beta choose a worse move than minimax? A bound is not a value',
    name: 'A bound is taken for a value',
    believes: 'If two moves have the same value, either of them will do.',
    refutes:
      'After a cut, a value is only a bound: the move is worth at most this much. A move whose bound equals the best value may be far worse. Keep the first of the equal moves, with > and not ≥.',
  },
  'shared-window': {
    title: 'Why does alpha-beta cut too much? All calls share one window',
    name: 'All calls share one window',
    believes: 'Alpha and beta belong to the whole search, so all calls can use the same two.',
    refutes:
      'A window belongs to a call and to the calls below it. If a call changes the window of the call above, moves that matter are cut. Give each call a window of its own.',
  },
  'bound-kept': {
    title: 'Why is alpha-beta wrong with a transposition table? It keeps bounds as values',
    name: 'A bound is kept in the table',
    believes: 'Every value that a call returns can be kept for the next time.',
    refutes:
      'With a window a call may return a bound. It was enough for that window, but another call with another window needs the value. Keep a value only if it is inside the window, or note with it what kind of bound it is.',
  },
} as const satisfies Record<string, MistakeWords>;

type Result = 'win' | 'draw' | 'loss';

const can = { win: 'X can win', draw: 'X can hold a draw', loss: 'X loses whatever it plays' } as const;
const then = { win: 'X still wins', draw: 'the game ends in a draw', loss: 'X loses' } as const;

export const mistakePages = {
  title: 'Mistakes in minimax',
  short: 'Mistakes',
  heading: 'Mistakes in minimax programs',
  summary:
    'Why does my tic-tac-toe AI lose? Each of these mistakes comes with a program, the smallest board that shows it, and the line to change.',
  intro: (count: number) =>
    `Here are ${count} mistakes that people really make in minimax programs. Below each name is the thought that leads to it. On each page you can walk through a program with the mistake and change it. If you have a program of your own, let Plybook look for its mistake.`,
  yourCode: 'Open Your code',
  all: 'All mistakes',
  believes: (text: string) => `The thought that leads to it: “${text}”`,
  thought: (text: string) => `“${text}”`,
  pageSummary: (name: string, refutes: string) => `${name}. ${refutes}`,
  headings: {
    board: 'The smallest board that shows it',
    walk: 'What the program does there',
    line: 'The line to change',
    run: 'Change it yourself',
    course: 'In the course',
  },
  toMove: 'X is to move.',
  plays: (told: { move: string | null; best: readonly string[]; before: Result; after: Result | null }) => {
    const { move, best, before, after } = told;
    const better = joinWithOr(best);
    if (move === null) return `${can[before]}. The program finds no move at all.`;
    if (before === after && before === 'win')
      return `${can.win}, soonest with ${better}. The program plays ${move}: ${then.win}, but later.`;
    if (before === after)
      return `${can[before]}, but it can hold out longer with ${better}. The program plays ${move} and loses sooner.`;
    return `${can[before]} with ${better}. The program plays ${move}, and if O answers well, ${then[after!]}.`;
  },
  walk: 'Step through its calls. Find the first call that returns a wrong value even though every value that came back to it was right.',
  count: (wrong: number, boards: number) =>
    wrong === 0
      ? `On all ${formatCount(boards)} boards with at most five free cells on which X is to move, it plays as well as it could. The mistake shows only on emptier boards.`
      : `Of the ${formatCount(boards)} boards with at most five free cells on which X is to move, it plays worse than it could on ${formatCount(wrong)}. On all others the mistake does not show, so a few tests may miss it.`,
  mend: 'Change the program until it plays right, and press Run after each change. Plybook tries it on all those boards.',
  asked: (number: number, title: string) => `Lesson ${number}, ${title}, asks about it:`,
  taught: (number: number, title: string) => `Lesson ${number}, ${title}, explains it.`,
  about: 'About this mistake',
  texts: mistakes,
};
