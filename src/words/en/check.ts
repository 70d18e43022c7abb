import { formatCount, pluralise } from './numbers.ts';
import { describeStop, joinWithAnd, nameRaised, toCapitals } from './phrases.ts';
import { programRun } from './program-run.ts';

const nameOutcome = (winner: number, side: string) =>
  winner === 0 ? 'draws' : winner === (side === 'x' ? 1 : -1) ? 'wins' : 'loses';
const nameWinner = (winner: number) => (winner === 0 ? 'a draw' : `a win for ${winner === 1 ? 'X' : 'O'}`);

/** A class's homework, judged. */
export const check = {
  states: {
    right: 'right',
    wrong: 'wrong',
    stops: 'stops',
    endless: 'endless',
    'not-read': 'not judged',
    unreadable: 'no program',
  },
  functionStates: {
    right: 'right',
    wrong: 'wrong',
    absent: 'none with this name',
    unchecked: 'not checked',
  },
  /** By rule: what went wrong, in a few words. Mistakes with a page have their name there. */
  mistakes: {
    'marks-lost': 'Takes back too much',
    'window-turned': 'Negates alpha and beta without swapping them',
    'window-swapped': 'Passes alpha and beta the wrong way round',
    'same-board': 'Calls itself with the same board',
    'taken-cell': 'Plays on a taken cell',
    'wrong-mark': 'Loses track of whose turn it is',
    'line-missed': 'Misses one of the lines',
    'not-awaited': 'Calls an async function without await',
    'wrong-turn': 'Calls the search for the wrong side',
    'wrong-chooser': 'Chooses a worse move than its search finds',
    'end-sign': 'Scores a win for the wrong side',
    'end-unscored': 'Does not score a finished game',
    'end-silent': 'Returns nothing for a finished game',
    start: 'Starts its best value too well',
    'end-score': 'Scores a win like another result',
    'no-moves-tried': 'Tries no moves',
    'no-search': 'Answers without a search',
    'wrong-answer': 'Answers for another board',
    missed: 'Leaves out moves',
    'no-room': 'Tries only one of several moves',
    'never-tried': 'Never tries some cells',
    'other-extreme': 'Compares the wrong way round',
    'last-child': 'Keeps the last value',
    'first-child': 'Keeps the first value',
    'turned-sign': 'Has the wrong sign',
    absolute: 'Drops the sign',
    'kept-results': 'Is misled by what it keeps between calls',
    'shared-default': 'Shares a default list between calls',
    'stops-at-once': 'Stops at a win for the other side',
    'never-kept': 'Never keeps a value',
    shifted: 'Changes each value on its way up',
    'not-best': 'Does not keep the best value',
    'not-a-child': 'Returns a value that no move has',
    'wrong-choice': 'Remembers the wrong move',
    'one-side': 'Chooses for one side as for the other',
    'end-view': 'Scores the end for the wrong side',
    winner: 'Its winner function is wrong',
    'has-won': 'Its test for a win is wrong',
    terminal: 'Its test for a finished game is wrong',
    utility: 'Its scores of finished games are wrong',
    actions: 'Its list of moves is wrong',
    'changes-board': 'Its result changes the board it is given',
    player: 'Its player function is wrong',
    result: 'Its result function is wrong',
    crash: 'Shuts down Python',
    'plays-wrong': 'Goes wrong, cause not found',
  } as Readonly<Record<string, string>>,
  /** Names of the groups that are not about a mistake in a search. */
  groups: {
    right: 'Right',
    stops: (error: string) => `Stops with ${error}`,
    endless: 'Never ends',
    'not-read': 'Not judged',
    unreadable: 'No program',
    waiting: 'Still to check',
    all: 'All programs',
  },
  first: {
    plays: (at: { side: string; move: string; after: number; better: string; value: number }) =>
      `${toCapitals(at.side)} plays ${at.move}, which ${nameOutcome(at.after, at.side)}, but ${at.better} ${nameOutcome(at.value, at.side)}.`,
    illegal: (side: string, move: string) => `${toCapitals(side)} plays ${move}, which is not an empty cell.`,
    noMove: (got: string) => `Returns ${got}, which is not a move.`,
    misjudges: (said: number, value: number) =>
      `The program says it is ${nameWinner(said)}, but with best play it is ${nameWinner(value)}.`,
    raises: (name: string, text: string) => `It ${describeStop(name, text)}.`,
    nothing: 'Returns nothing.',
    kept: (text: string) =>
      `After calls for other boards: ${text} Called for this board alone, the program answers differently.`,
    endless: 'Did not finish within the limits.',
    stopsAtOnce: (name: string, text: string, line: number | null) =>
      `It ${describeStop(name, text)}${line === null ? '' : `, line ${formatCount(line)}`}.`,
  },
  notes: {
    noCall: 'No function here takes a board and calls itself, so there was nothing to call.',
    missing: (call: string, names: readonly string[]) =>
      `${call} was not called, because the program does not say what ${joinWithAnd(names)} should be.`,
    call: (call: string, name: string, text: string) =>
      `It cannot be called as ${call}, so it was not judged. ${nameRaised(name, text)}.`,
    input: 'It waits for typed input, which is not possible here.',
    module: (name: string) => `It imports ${name}, which was not handed in.`,
    guessed: {
      board:
        'Plybook could only guess how it stores its board, so it was not judged. Let it make an empty board of its own, such as board = [" "] * 9.',
      cells:
        'Plybook could only guess how it writes X, O and an empty cell, so it was not judged. In Your code they can be chosen.',
      order:
        'Plybook could not find out which name is which cell of its board, so it was not judged. It can if the program writes all eight lines with these names, or calls the cells a1 to c3.',
      call: 'Plybook could only guess how it is called, so it was not judged. Write its call.',
    },
    noughtFirst: 'O begins in its games. On the boards here X begins, so it was not judged.',
    ownBoard: 'Its call does not use the board that it is given, so it could not be tried on other boards.',
    unread: 'Plybook cannot read its answers as moves or as values.',
    unanswered: (count: number) =>
      `${pluralise(count, 'position', 'positions')} took too long, so the program was not judged.`,
    longStart:
      'Its code outside the functions did not finish within the limits, and Plybook found no function to call.',
    noTrace: 'Plybook saw no search in its calls, so it could not read its answers.',
    broken: (text: string) => `It could not be run: ${text.replace(/\.?$/, '.')}`,
    empty: 'The file is empty.',
    endless: 'It did not finish.',
    memory: 'It used more memory than a program may use.',
    crash: programRun.end.crash,
    otherSize: programRun.end.otherSize,
    changed: (count: number) =>
      `In ${pluralise(count, 'position', 'positions')} its answer changed when Plybook asked again. The better answer counts.`,
    alsoHandedIn: (file: string, others: readonly string[]) =>
      `The student also handed in ${joinWithAnd(others)}. Plybook checked ${file}.`,
  },
};
