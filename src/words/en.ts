import { nearest } from './nearest.ts';
import { cardinal, count, ordinal, plural, signed } from './numbers.ts';

/** A side as a word in a sentence. */
type SideName = 'X' | 'O';

const list = (items: readonly unknown[]) => items.join(', ');
const alternatives = (items: readonly unknown[]) => items.join(' or ').replace(/ or (?=.* or )/g, ', ');
const conjunction = (items: readonly unknown[]) => items.join(' and ').replace(/ and (?=.* and )/g, ', ');
const quoted = (text: string) => JSON.stringify(text);

/** How to mend an unknown name: the known one it is a slip for, or all of them. */
const remedy = (found: string, known: readonly string[], show = (name: string) => name) => {
  const near = nearest(found, known);
  if (near !== null) return `did you mean ${show(near)}?`;
  return known.length ? `expected one of ${list(known.map(show))}` : 'expected none';
};

/** The move that led to a node: who made it, and its name, on a board or in an explicit tree. */
interface Arrival {
  readonly player: string;
  readonly move: string;
  readonly isBranch: boolean;
}

/** A call as its bar in the timeline names it: who moved, null at the root, and how. */
interface TimelineCall {
  readonly side: string | null;
  readonly move: string;
}

/** The node that a reader was asked about, and what their mistake there can be told by. */
interface Asked {
  readonly isMove: boolean;
  readonly isAbstract: boolean;
  /** Whether the game is over at the node, or after the move that was given. */
  readonly isLeaf: boolean;
  /** Who moves there, and who does not; who is MAX, and who MIN. */
  readonly player: string;
  readonly other: string;
  readonly max: string;
  readonly min: string;
  readonly isMax: boolean;
  readonly choices: number;
  readonly isWinning: boolean;
  readonly isLargest: boolean;
  readonly hasPenalty: boolean;
  readonly depthFrom: 'root' | 'move';
}

const upper = (side: string) => side.toUpperCase();
const arrived = ({ player, move, isBranch }: Arrival) =>
  isBranch ? `${player} chose branch ${move}` : `${player} took ${move}`;
const extreme = (isMax: boolean, choices: number) =>
  choices === 2 ? (isMax ? 'larger' : 'smaller') : isMax ? 'largest' : 'smallest';
/** The start of the sentence for a call. */
const called = ({ number, arrival }: { number: number; arrival: Arrival | null }) =>
  `Call ${count(number)}${arrival ? `. ${arrived(arrival)}` : ', the root'}`;
const choiceWords = (choices: number) => `${cardinal(choices)} ${choices === 1 ? 'choice' : 'choices'}`;
const allChoices = (choices: number) =>
  choices === 1 ? 'its one choice' : choices === 2 ? 'both choices' : `all ${cardinal(choices)} choices`;
const scoreAndMove = (score: number, move: string | null) => `[${signed(score)}, ${move ?? 'no move'}]`;
const endingWords = (outcome: string | number | null) => {
  if (typeof outcome === 'number') return `This leaf holds ${signed(outcome)}.`;
  return outcome === 'draw' ? 'The board is full: a draw.' : `${upper(outcome ?? '')} has won.`;
};
/** Which scores a call is interested in, from its window; empty where every score matters. */
const mattering = (alpha: number, beta: number) => {
  if (alpha === -Infinity && beta === Infinity) return '';
  if (beta === Infinity) return ` Only a score above ${signed(alpha)} matters here.`;
  if (alpha === -Infinity) return ` Only a score below ${signed(beta)} matters here.`;
  return ` Only a score between ${signed(alpha)} and ${signed(beta)} matters here.`;
};
/** `O, who is MIN, takes the smallest`; in a tree without sides, `MIN takes the smallest`. */
const takes = (player: string, isMax: boolean, choices: number) => {
  const role = isMax ? 'MAX' : 'MIN';
  const who = player === role ? player : `${player}, who is ${role},`;
  return `${who} takes the ${extreme(isMax, choices)}`;
};
const percent = (share: number) => (share > 0 && share < 0.01 ? '<1 %' : `${Math.round(100 * share)} %`);
const result = (worth: number) => (worth > 0 ? 'wins' : worth < 0 ? 'loses' : 'draws');
const asDo = (others: readonly string[]) =>
  others.length ? `, as ${others.length === 1 ? 'does' : 'do'} ${conjunction(others)}` : '';
const plyWords = (plies: number) => `${cardinal(plies)} ${plies === 1 ? 'ply' : 'plies'}`;

/* The English words of Plybook: errors, notices, sentences for a step, and the interface. Each section is an export of its own, so that a page loads only those that it uses. */

/** `fact value: what was found, what is expected or how to mend it`. */
export const errors = {
  cellCount: (text: string, found: number, expected: number) =>
    `invalid position ${quoted(text)}: ${plural(found, 'cell', 'cells')}, expected ${expected}`,
  rowLength: (text: string, row: number, found: number, expected: number) =>
    `invalid position ${quoted(text)}: the ${ordinal(row)} row has ${plural(found, 'cell', 'cells')}, expected ${expected}`,
  cellCharacter: (text: string, character: string, cell: number) =>
    `invalid position ${quoted(text)}: character ${quoted(character)} in cell ${cell}, expected x, o or an empty cell (. _ - space or 1 to 9)`,
  twoWinners: (text: string) =>
    `invalid position ${quoted(text)}: both X and O have a complete line, expected at most one winner`,
  toMove: (value: string) => `invalid side to move ${quoted(value)}: expected x or o`,
  boardSize: (name: string, cells: number) =>
    `invalid board ${name}: ${plural(cells, 'cell', 'cells')}, expected 1 to 25`,
  lineLength: (name: string, k: number) =>
    `invalid board ${name}: lines of ${k} do not fit, expected 1 to the longer side`,
  game: (text: string) =>
    `invalid game ${quoted(text)}: expected m,n,k such as 4,4,3 (columns, rows, marks in a row), gravity, misère, or nim`,
  notation: (game: string) =>
    `no notation for positions of ${quoted(game)}: expected an m,n,k game, nim, or an explicit tree`,
  nimText: (text: string, heaps: number) =>
    `invalid position ${quoted(text)}: expected ${plural(heaps, 'heap', 'heaps')} of 0 to 7, as in 3-4-5`,
  heapCount: (found: number) => `invalid game nim: ${plural(found, 'heap', 'heaps')}, expected 1 to 4`,
  illegalMove: (move: number, position: string, legal: readonly number[]) =>
    `illegal move ${move} in ${quoted(position)}: ${
      legal.length ? `expected one of ${list(legal)}` : 'the game is over, expected no move'
    }`,
  noCall: (move: string, moves: readonly string[]) =>
    `no call for move ${quoted(move)} there: ${
      moves.length ? `expected one of ${list(moves)}` : 'the game is over, expected no move'
    }`,
  move: (found: string) => `invalid move ${quoted(found)}: expected cells as in 4,5,2`,
  leafTreeText: (text: string) =>
    `invalid tree ${quoted(text)}: not JSON, expected nested arrays of numbers such as [[3, 5], [2, 9]]`,
  leafTreeLeaf: (path: string, found: string) =>
    `invalid tree at ${path}: ${found} is neither a number nor an array, expected a finite number or an array of branches`,
  leafTreeEmpty: (path: string) =>
    `invalid tree at ${path}: a node without branches and without a score, expected a number or at least one branch`,
  leafTreeWide: (path: string, found: number) =>
    `invalid tree at ${path}: ${found} branches, expected at most 26`,
  leafTreeDeep: () => 'invalid tree: more than 60 plies deep, expected at most 60',
  noMoves: (position: string) =>
    `invalid game: ${quoted(position)} is not over and has no moves, expected at least one move or an outcome`,
  option: (name: string, found: unknown, allowed: readonly unknown[]) =>
    `invalid option ${name} ${quoted(String(found))}: expected ${alternatives(allowed)}`,
  optionName: (name: string, known: readonly string[]) =>
    `unknown option ${quoted(name)}: expected one of ${list(known)}`,
  optionCount: (name: string, found: unknown, largest: number) =>
    `invalid option ${name} ${quoted(String(found))}: expected a whole number from 1 to ${count(largest)}`,
  unsolvable: (game: string) =>
    `cannot solve ${quoted(game)}: expected a game of two sides with a board or heaps`,
  /** An option that is valid by itself but does not fit the game or another option. */
  optionMisfit: (name: string, found: unknown, misfit: string) =>
    `unfit option ${name} ${quoted(String(found))}: ${misfit}`,
  misfits: {
    noKeys: (game: string) =>
      `no position of ${quoted(game)} is met twice, expected no table, or a game on a board`,
    noSymmetries: (game: string) =>
      `${quoted(game)} has no symmetries, expected a game that has, or none of this`,
    noEvaluation: (game: string) =>
      `${quoted(game)} has no evaluation, expected a search to the end, or a game on a board`,
    codeNeedsMinimax: () =>
      'code runs as it is written, expected plain minimax without a table, merged moves or a depth limit',
    codeNeedsBoard: (game: string) =>
      `${quoted(game)} has no board to share or to draw, expected an m,n,k game`,
    codeNeedsDepth: () => 'there is no penalty to take the sign of, expected depth-penalised scoring',
    smallWin: (win: number, scoring: string) =>
      `with ${scoring} scoring and win ${win} a win so deep counts no more than a draw, expected a smaller limit, a larger win, or plain scoring`,
  },
  order: (found: string, legal: readonly number[]) =>
    `invalid option order [${found}]: expected each of the moves ${list(legal)} once`,
  optionText: (text: string, name: string, known: readonly string[]) =>
    `invalid options ${quoted(text)}: expected name=value, such as scoring=depth, and not ${quoted(name)}; ${remedy(name, known)}`,
  optionTwice: (text: string, name: string) =>
    `invalid options ${quoted(text)}: ${name} is there twice, expected it once`,
  step: (step: number, stepCount: number) =>
    `invalid step ${step}: the trace has ${count(stepCount)} steps, expected a whole number from 0 to ${stepCount - 1}`,
  value: (what: string, forms: readonly string[]) => `unknown value ${quoted(what)}: ${remedy(what, forms)}`,
  valueMove: (what: string, move: string, moves: readonly string[]) =>
    `invalid value ${quoted(what)}: no node at move ${quoted(move)}, ${
      moves.length ? `expected one of ${list(moves)}` : 'the node before it has no moves'
    }`,
  noMoveToPredict: (path: string) =>
    `invalid question about ${path ? `node ${quoted(path)}` : 'the root'}: nobody moves there, expected a node with moves, or ask="value"`,
  noNodeAbove: () =>
    'invalid question about the root: no node is above it whose best could rise, expected node="…"',
  node: (node: number, length: number) =>
    `invalid node ${node}: the trace has ${count(length)} nodes, expected a whole number from 0 to ${length - 1}`,
};

/** What is unusual about a position or a search that is carried out all the same. */
export const notices = {
  markCounts: (xs: number, os: number) =>
    `No game reaches this position: it has ${xs} X and ${os} O. The search runs all the same.`,
  sideToMove: (side: string, xs: number, os: number) =>
    `With ${xs} X and ${os} O it would not be ${side.toUpperCase()}’s turn if X had begun. The search runs all the same.`,
  winnerToMove: (side: string) =>
    `${side.toUpperCase()} has already won and would not be to move. The search runs all the same.`,
  loserToMove: (side: string) =>
    `${side.toUpperCase()} has completed a line and lost, and would not be to move. The search runs all the same.`,
  floating: () =>
    'No game reaches this position: a mark hangs over an empty cell. The search runs all the same.',
  smallWin: (win: number, plies: number) =>
    `A win counts ${win}, and up to ${plies} plies are subtracted from it: a late win may score no better than a draw.`,
};

/** The frame around every page: header, navigation, footer, lists of lessons. */
export const site = {
  name: 'Plybook',
  promise: 'Game-tree search, step by step',
  homeSummary:
    'An interactive notebook on game-tree search: step through a real minimax search, node by node, forwards and backwards.',
  homeText:
    'Every lesson holds a live search. Predict what comes next, press Next, and watch the call, the score and the value that travels up. Step over a subtree, or back out of it; compare two ways of scoring; share the very step you stand at.',
  startCourse: 'Start the course',
  about: (duration: string) => `${duration}, aims and contents`,
  exploreNeedsScript:
    'Here you set up a position and walk through its search. That needs JavaScript; below stands one search, finished.',
  glossary: 'Glossary',
  glossarySummary: 'The words of the course, one meaning each.',
  skip: 'Skip to the text',
  navigation: 'Plybook',
  lessons: 'Lessons',
  explore: 'Explore',
  exploreSummary: 'Set up any position, choose how it is scored, and walk through its whole search.',
  lessonTitle: (number: number, title: string) => `${number} · ${title}`,
  documentTitle: (title: string) => `${title} · Plybook`,
  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: {
      system: 'Like the system',
      light: 'Light',
      dark: 'Dark',
      projector: 'Projector: high contrast',
    },
    notation: 'Cells are called',
    notations: { '0-8': '0 to 8', '1-9': '1 to 9', 'row-column': '(row, column)' },
    textSize: 'Size of text',
    textSizes: { '100': 'Like the system', '125': '125 %', '150': '150 %' },
    pageKeys: 'Keys of the page, such as P',
    pageKeysChoices: { on: 'On', off: 'Off' },
  },
  /** How far the reader is in a lesson. */
  progress: {
    answered: (done: number, questions: number) =>
      `${count(done)} of ${plural(questions, 'question', 'questions')} answered`,
    done: 'all questions answered',
  },
  /** What is kept on the reader’s machine. */
  kept: {
    title: 'Kept on this device',
    answers: (questions: number, lessons: number) =>
      questions === 0
        ? 'Your settings; no answers yet.'
        : `Your settings, and your answers to ${plural(questions, 'question', 'questions')} in ${plural(lessons, 'lesson', 'lessons')}.`,
    here: 'Nothing is sent anywhere.',
    refused: 'Your browser allows no storage here, so they last until you leave the page.',
    forgetAnswers: 'Forget my answers',
    forgetAll: 'Forget everything',
    forgotAnswers: 'Your answers are forgotten.',
    forgotAll: 'Everything is forgotten.',
  },
  minutes: (minutes: number) => plural(minutes, 'minute', 'minutes'),
  objectives: 'Afterwards you can',
  contents: 'On this page',
  neighbours: 'Previous and next lesson',
  previous: 'Previous',
  next: 'Next',
  footer: 'Plybook runs in your browser: nothing you do here is sent anywhere.',
};

/** Presenting a lesson: the bar over its sections, and the teacher's window. */
export const presenting = {
  present: 'Present',
  bar: 'Presenting',
  section: (number: number, all: number, title: string) =>
    `Section ${count(number)} of ${count(all)}${title && `: ${title}`}`,
  place: (number: number, all: number) => `${count(number)} / ${count(all)}`,
  back: 'Back',
  on: 'On',
  share: 'Share',
  fullScreen: 'Full screen',
  teacher: 'Teacher’s window',
  leave: 'Leave',
  blocked: 'The browser held the teacher’s window back. Allow this site to open windows, then try again.',
  noSection: (text: string, sections: number) =>
    `${text}: no such section, expected a number from 1 to ${count(sections)}`,
  desk: {
    label: 'For the teacher',
    alone: 'The other window is closed; this one turns the sections by itself.',
    paired: 'Both windows show the same section and the same steps.',
    clock: 'Time',
    since: 'Since the start',
    notes: 'Notes',
    noNotes: 'No notes for this section.',
    next: 'Next',
    end: 'This is the last section.',
  },
  keys: {
    present: 'Present this lesson, from the section in view',
    help: 'This sheet',
    on: 'While presenting: go on, also by a clicker',
    back: 'While presenting: go back, also by a clicker',
    leave: 'While presenting: back to the lesson',
  },
};

/** Sharing a step: its address, its code, its picture. */
export const share = {
  open: 'Share',
  title: 'Share this step',
  sectionTitle: 'Share this section',
  close: 'Close',
  address: 'Address',
  copy: 'Copy',
  copied: 'The address is copied.',
  notCopied: 'The browser allowed no copying. Select the address and copy it by hand.',
  onlyHere:
    'This address leads to your own machine. For other devices, open the site from a server that they can reach.',
  code: (address: string) => `Code for ${address}`,
  fillScreen: 'Fill the screen',
  shrink: 'Back to the dialog',
  picture: 'Picture',
  pictureHint: 'With its caption and its source, for a slide or an exam.',
  look: 'Colours',
  looks: { light: 'Light', dark: 'Dark' },
  svg: 'Save as SVG',
  png: 'Save as PNG',
  noPng: 'The browser could not draw this picture as PNG. SVG works everywhere.',
  step: (step: number, steps: number) => `Step ${count(step + 1)} of ${count(steps)}. `,
  source: (title: string, address: string) => `${title} — ${address}`,
};

/** The log of the fuzzer, which presses, drags, types and navigates at random. */
export const fuzz = {
  title: (seed: number, isKeyboardOnly: boolean) =>
    `Fuzzing${isKeyboardOnly ? ' with keys only' : ''}, seed ${seed}`,
  event: (event: number, name: string) => `Event ${count(event)}: ${name}`,
  log: 'What went wrong',
  done: (events: number) => `Survived ${plural(events, 'event', 'events')}.`,
  failed: (seed: number, event: number, name: string, problem: string) =>
    `seed ${seed}, event ${event} (${name}): ${problem}`,
  problems: {
    step: (step: number, host: number, stepCount: number) =>
      `the session stands at step ${step} and its host at ${host}, of ${stepCount}`,
    current: (nodes: readonly string[], node: number) =>
      `the tree shows [${nodes.join(', ')}] as current, expected [${node}]`,
    caption: (shown: string, sentence: string) => `the caption says “${shown}”, expected “${sentence}”`,
    stack: (shown: number, frames: number) => `the stack has ${shown} rows, expected ${frames}`,
    best: (shown: string, best: string, node: number) =>
      `the stack says “${shown}” for node ${node}, whose best is ${best}`,
    nodes: (nodes: number, limit: number) => `the page has ${nodes} elements, expected at most ${limit}`,
  },
};

/** The Explore page. */
export const explore = {
  form: 'Position and scoring',
  editorHint: 'Click a cell to change it: empty, X, O. Arrow keys move, Space changes.',
  position: 'Position or tree',
  positionHelp:
    'Rows apart by /, a dot for an empty cell: oxx/.xo/o.. Or a tree of numbers: [[3, 5], [2, 9]].',
  examples: 'Examples',
  chooseExample: 'Choose an example',
  example: {
    empty: 'The empty board: all 549,946 calls',
    elevenNodes: 'Three moves left: the 11-node tree',
    winOrBlock: 'X must block: 186 nodes',
    soonerWin: 'Win now or two plies later: 8 nodes',
    lateLoss: 'Every move loses: 162 nodes',
    leaves: 'A tree of numbers: [[3, 5], [2, 9]]',
    deepLeaves: 'A deeper tree of numbers: eight leaves',
  },
  settings: {
    'to-move': 'To move',
    scoring: 'Scoring',
    win: 'A win counts',
    'depth-from': 'Depth counted from',
    game: 'Game',
    algorithm: 'Algorithm',
    order: 'Order of moves',
    memo: 'Table',
    'merge-moves': 'Equivalent moves',
    'depth-limit': 'Looks ahead',
    deepening: 'Deepening',
  },
  values: {
    'to-move': { default: 'By the marks', x: 'X', o: 'O' },
    scoring: { default: 'Plain', depth: 'Depth-penalised' },
    win: { default: 'Usual', 1: '1', 10: '10' },
    'depth-from': { default: 'The root', move: 'The move' },
    game: {
      default: 'Tic-tac-toe',
      '4,4,3': '4 × 4, three in a row',
      '4,4,4': '4 × 4, four in a row',
      '5,5,4': '5 × 5, four in a row',
      '5,4,4 gravity': '5 × 4, four in a row, marks fall',
      '3,3,3 misère': 'Three in a row loses',
      nim: 'Nim, heaps of 3, 4 and 5',
    },
    algorithm: { default: 'Minimax', 'alpha-beta': 'Alpha-beta' },
    order: {
      default: 'Row by row',
      'centre-first': 'Centre first',
      'corner-first': 'Corners first',
      'edges-first': 'Edges first',
      best: 'Best first, by a glance ahead',
      worst: 'Worst first',
    },
    memo: { default: 'None', positions: 'Same positions', symmetry: 'Same up to symmetry' },
    'merge-moves': { default: 'All searched', true: 'One of each kind' },
    'depth-limit': {
      default: 'To the end',
      1: '1 ply',
      2: '2 plies',
      3: '3 plies',
      4: '4 plies',
      5: '5 plies',
      6: '6 plies',
      7: '7 plies',
      8: '8 plies',
    },
    deepening: { default: 'Straight to the limit', true: 'One ply deeper each time' },
  },
};

/** The page of all positions under both scorings. Counts are of positions unless a word says otherwise. */
export const positions = {
  title: 'Positions where it matters',
  summary: 'Every position of tic-tac-toe in which the depth penalty changes which moves are best.',
  intro: (counts: { all: number; shrinks: number; first: number; won: number; lost: number }) =>
    `Play can come to ${count(counts.all)} positions in which the game still runs. In ${count(counts.shrinks)} of them fewer moves are best once depth is subtracted. In ${count(counts.first)} the very move that plain scoring plays, the first of its best, is no longer among the best: ${count(counts.won)} of these are won for the side to move, ${count(counts.lost)} are lost.`,
  remark:
    'None of them is drawn, and two opponents who never give anything away come to none of them: the penalty never changes who wins, only how soon.',
  needsScript:
    'Here you filter the positions and open any of them with one click. That needs JavaScript, which scores them all in your browser; the table holds the numbers.',
  table: 'How many positions there are of each kind',
  form: 'Which positions are listed',
  filters: {
    which: 'Positions',
    'to-move': 'To move',
    value: 'For the side to move',
    empty: 'Empty cells',
    perfect: 'Perfect opponents come here',
    alike: 'Turned and mirrored boards',
  },
  values: {
    which: { first: 'First best move changes', shrinks: 'Fewer best moves', all: 'All' },
    'to-move': { any: 'Either', x: 'X', o: 'O' },
    value: { any: 'Any', won: 'Won', drawn: 'Drawn', lost: 'Lost' },
    empty: { any: 'Any', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9' },
    perfect: { any: 'Any', yes: 'Yes', no: 'No' },
    alike: { each: 'Count each', once: 'Count once' },
  },
  working: 'Scoring all positions, plain and depth-penalised',
  failed: (reason: string) => `The positions could not be scored: ${reason}.`,
  noWorker: 'the part of the page that scores them did not start',
  retry: 'Try again',
  none: 'There is no such position. Choose Any somewhere to see more.',
  /** What the list holds; `boards` is how many are left when turned and mirrored ones count once. */
  found: (counts: { found: number; all: number; boards: number | null; shown: number }) => {
    const positions = `${count(counts.found)} of ${count(counts.all)} positions`;
    const listed = counts.boards ?? counts.found;
    const boards = counts.boards === null ? '' : `, ${count(counts.boards)} boards up to symmetry`;
    return `${positions}${boards}${counts.shown < listed ? `; the first ${count(counts.shown)} are shown` : ''}`;
  },
  more: (further: number) => `Show ${count(further)} more`,
  toMove: (side: string, empty: number) => `${upper(side)} to move, ${cardinal(empty)} empty`,
  standsFor: (positions: number) => `Stands for ${count(positions)} positions, turned or mirrored.`,
  plain: 'Plain',
  depth: '10 − depth',
  /** Why a move is chosen: `wins (1), as do 1 and 3`. */
  plainVerdict: (worth: number, score: number, others: readonly string[]) =>
    `${result(worth)} (${signed(score)})${asDo(others)}`,
  /** Why a move is chosen with the penalty: `wins in one ply (10 − 1 = 9), as does 3`. */
  depthVerdict: (worth: number, plies: number, sum: string, others: readonly string[]) =>
    `${result(worth)} in ${plyWords(plies)} (${sum})${asDo(others)}`,
};

/** What the compiler of lessons writes into a page. */
export const lesson = {
  hint: 'Hint',
  solution: 'Solution',
  notes: 'Teacher’s notes',
  note: 'Note',
  warning: 'Careful',
  linkTo: (heading: string) => `Link to the section ${heading}`,
  boardCaption: (position: string, toMove: string, outcome: string | number | null) => {
    if (outcome === 'draw') return `Board ${position}, a draw.`;
    return outcome === null
      ? `Board ${position}, ${upper(toMove)} to move.`
      : `Board ${position}, won by ${upper(String(outcome))}.`;
  },
  /** What a game is without scripts: what the search plays by itself, or whom one could play. */
  selfPlay: (moves: readonly string[], outcome: string) =>
    `The search plays ${list(moves)} against itself. ${play.outcome(outcome, '')}`,
  gamePlayed: (moves: readonly string[]) => `The moves are ${list(moves)}.`,
  gameNeedsScript: (you: string) =>
    `Here you play ${you === 'both' ? 'both sides' : `${upper(you)} against the search`}. That needs JavaScript.`,
  treeText: (tree: string) => `The tree ${tree}.`,
  movesCaption: (side: string) => `What each move of ${upper(side)} is worth`,
  branchesCaption: () => 'What each branch is worth',
  shouldBe: 'Where the mistake is, this should stand:',
  move: 'Move',
  score: 'Score',
  chosen: 'chosen',
  /** The same for code that was watched: what it says, which need not be so. */
  codeResult: (run: { score: number; move: string | null; calls: number }) => {
    const value = `After ${plural(run.calls, 'call', 'calls')} the code returns ${signed(run.score)}`;
    return run.move === null ? `${value} and has no move.` : `${value}, from move ${run.move}.`;
  },
  result: (search: { isMax: boolean; score: number; move: string | null; calls: number }) => {
    const value = `After ${plural(search.calls, 'call', 'calls')} the root is worth ${signed(search.score)}`;
    if (search.move === null) return `${value}: the game is over there.`;
    return `${value}: ${search.isMax ? 'MAX' : 'MIN'} chooses ${search.move}.`;
  },
};

/** What is wrong in the source of a lesson: fact, value, remedy. */
export const source = {
  fileName: (file: string) =>
    `invalid file name ${quoted(file)}: expected a number and a name, as in lessons/06-depth.md`,
  noFrontMatter: () =>
    'missing front matter: expected title, summary, minutes and objectives between two lines of ---',
  openFrontMatter: () => 'unclosed front matter: expected a second line of --- after it',
  frontMatterSyntax: (reason: string) => `invalid front matter: ${reason}`,
  frontMatterKey: (key: string, known: readonly string[]) =>
    `unknown front-matter key ${quoted(key)}: ${remedy(key, known)}`,
  missingKey: (key: string, expected: string) =>
    `missing front-matter key ${quoted(key)}: expected ${expected}`,
  frontMatterValue: (key: string, found: string, expected: string) =>
    `invalid front-matter value ${key} ${found}: expected ${expected}`,
  frontMatterKinds: {
    title: 'a line of text',
    summary: 'a line of text',
    minutes: 'a whole number of minutes above 0',
    objectives: 'a list of at least one line of text',
  },
  writtenAs: (name: string, container: string) =>
    `<${name}> as a tag: expected the container ${container} … ::: instead`,
  quiz: {
    noQuestion: (name: string) => `quiz without a question: expected it after :::${name}`,
    noAnswers: () => 'quiz without answers: expected a list of - [x] right — why and - [ ] wrong — why',
    plainAnswer: (text: string) =>
      `answer ${quoted(text)} without a box: expected - [x] before a right answer, - [ ] before a wrong one`,
    noLabel: () => 'answer without a text: expected it before the dash, as in - [ ] 1 — why not',
    noFeedback: (answer: string) =>
      `answer ${quoted(answer)} without feedback: expected it after a dash, as in - [ ] ${answer || '1'} — why not`,
    noneRight: () => 'quiz without a right answer: expected - [x] before it',
    severalRight: (found: number) =>
      `quiz with ${cardinal(found)} right answers: expected one, or :::quiz-several`,
    oneAnswer: () => 'quiz with one answer: expected at least two to choose from',
    notNumber: (text: string) => `answer ${quoted(text)} is no number: expected one such as −3, or other`,
    notMove: (text: string, moves: readonly number[]) =>
      `answer ${quoted(text)} is no move here: expected one of ${list(moves)}, or other`,
    repeated: (text: string) => `repeated answer ${quoted(text)}: expected it once`,
    otherRight: () => 'other as a right answer: expected it among the wrong ones',
    noPosition: () =>
      'quiz-move without a position: expected it before the question, as in :::quiz-move oxx/.xo/o.. Where?',
  },
  container: (name: string, known: readonly string[]) =>
    `unknown container :::${name}: ${remedy(name, known, (each) => `:::${each}`)}`,
  openContainer: (name: string) => `unclosed container :::${name}: expected a line of ::: after its text`,
  strayContainer: () =>
    'stray line of :::: no container is open here, expected a name after it, as in :::hint',
  title: () =>
    'invalid heading of level 1: the title comes from the front matter, expected level 2 (##) or below',
  headingSkip: (level: number, expected: number) =>
    `invalid heading of level ${level}: expected at most level ${expected} here, so that none is left out`,
  headingInside: () =>
    'invalid heading of level 2: it would begin a section inside a list, a quote or a container, expected level 3 or below here',
  language: (name: string, known: readonly string[]) =>
    `unknown language ${quoted(name)} of code: ${remedy(name, known)}`,
  element: (name: string, known: readonly string[]) =>
    `unknown element <${name}>: ${remedy(name, known, (each) => `<${each}>`)}`,
  plainElement: (name: string, known: readonly string[]) => {
    const near = nearest(name, known);
    return `unknown element <${name}>: ${near === null ? 'expected Markdown, or a tag that marks text, such as <kbd>' : `did you mean <${near}>?`}`;
  },
  forbidden: (name: string, instead: string) => `forbidden element <${name}>: ${instead}`,
  instead: {
    script: 'lessons run no scripts of their own, expected an element of Plybook',
    style: 'the look belongs to the style sheet of the site, expected a class',
    link: 'expected a link in Markdown, [text](address)',
    image: 'expected an image in Markdown, ![what it shows](file)',
    frame: 'pages load nothing from elsewhere, expected an element of Plybook or a link',
  },
  broken: (text: string) =>
    `unfinished tag ${quoted(text)}: expected <name attribute="value">, or &lt; for the sign itself`,
  selfClosing: (name: string) =>
    `self-closing tag <${name} />: HTML does not know it, expected <${name}></${name}>`,
  unclosed: (name: string) =>
    `unclosed element <${name}>: expected </${name}> in the same paragraph, list item, quote, container or section`,
  closesNothing: (name: string) => `stray tag </${name}>: no <${name}> is open here`,
  attribute: (element: string, name: string, known: readonly string[]) =>
    `unknown attribute ${name} of <${element}>: ${remedy(name, known)}`,
  forbiddenAttribute: (element: string, name: string) =>
    `forbidden attribute ${name} of <${element}>: no scripts and no styles stand in a lesson, expected a class`,
  repeatedAttribute: (element: string, name: string) =>
    `repeated attribute ${name} of <${element}>: expected it once`,
  missingAttribute: (element: string, name: string) => `missing attribute ${name} of <${element}>`,
  attributeValue: (name: string, value: string, known: readonly string[]) =>
    `invalid value ${quoted(value)} of ${name}: ${remedy(value, known)}`,
  booleanValue: (name: string, value: string) =>
    `invalid value ${quoted(value)} of ${name}: its presence says yes, expected no value`,
  conflict: (one: string, other: string) =>
    `conflicting attributes ${one} and ${other}: expected one of them`,
  noQuestion: (name: string) => `<${name}> without a question: expected it between its tags`,
  noCell: (name: string, found: string) =>
    `invalid content ${quoted(found)} of <${name}>: expected text in which every number is a cell, 0 to 8`,
  noSession: (name: string, sessions: readonly string[]) =>
    `<${name}> without a session: expected for="…"${
      sessions.length ? ` with one of ${list(sessions)}` : ''
    }, or a <ply-search> around it`,
  forNoSession: (id: string, sessions: readonly string[]) =>
    `unknown session ${quoted(id)}: ${
      sessions.length ? remedy(id, sessions) : 'no <ply-search> or <ply-stepper> on this page has an id'
    }`,
  id: (id: string) => `invalid id ${quoted(id)}: expected a letter, then letters, digits, - or _`,
  duplicateId: (id: string, line: number) =>
    `duplicate id ${quoted(id)}: line ${line} has it already, expected another`,
  notEmpty: (name: string) => `content in <${name}>: expected nothing between its tags`,
  notText: (name: string) => `invalid content of <${name}>: expected the text that it shows, without tags`,
  inParagraph: (name: string) =>
    `<${name}> in a paragraph: expected it in lines of its own, with an empty line before and after`,
  markdownInHtml: (text: string) =>
    `Markdown in a block of HTML ${quoted(text)}: it is not read there, expected an empty line between tag and text`,
  value: (what: string, found: string, computed: string) =>
    `wrong value ${quoted(found)} of ${what}: the search says ${quoted(computed)}`,
  lessonLink: (target: string, known: readonly string[]) =>
    `unknown lesson ${quoted(target)}: ${remedy(target, known)}`,
  pageLink: (target: string, known: readonly string[]) =>
    `unknown page ${quoted(target)}: ${remedy(target, known)}`,
  anchor: (anchor: string, known: readonly string[]) =>
    `unknown anchor ${quoted(`#${anchor}`)}: ${
      known.length ? remedy(anchor, known, (each) => `#${each}`) : 'nothing on that page has an id'
    }`,
  anchorNoSession: (id: string) =>
    `invalid anchor ${quoted(`#${id}.step`)}: that element has no steps, expected a <ply-search> or <ply-stepper>`,
  link: (target: string) =>
    `invalid link ${quoted(target)}: expected https://…, ../lesson/, #anchor or the file name of a lesson`,
  image: (target: string, known: readonly string[]) =>
    `unknown image ${quoted(target)}: ${
      known.length ? remedy(target, known) : 'expected a file of the project, and there is none'
    }`,
  imageText: (target: string) =>
    `image ${quoted(target)} without a description: expected ![what it shows](${target})`,
};

/** What of an address was ignored, and why. */
export const address = {
  ignored: 'Parts of the address were ignored:',
  unknown: (name: string, known: readonly string[]) =>
    `unknown part ${quoted(name)}: expected one of ${list(known)}`,
  repeated: (name: string, value: string) =>
    `repeated part ${quoted(name)}: ${quoted(value)} ignored, the first counts`,
  step: (text: string, stepCount: number) =>
    `invalid step ${quoted(text)}: expected a whole number from 0${Number.isFinite(stepCount) ? ` to ${stepCount - 1}` : ''}`,
  value: (name: string, text: string, allowed: readonly string[]) =>
    `invalid part ${name} ${quoted(text)}: expected ${alternatives(allowed)}`,
  noWidget: (id: string) => `unknown widget ${quoted(id)}: nothing on this page has that name`,
};

/** The sentences of a step. The first of each names the call or the return. */
export const step = {
  call: (call: {
    number: number;
    arrival: Arrival | null;
    player: string;
    isMax: boolean;
    choices: number;
    /** The window at the call; infinite ends where there is none. */
    alpha: number;
    beta: number;
  }) => {
    const { player, isMax, choices, alpha, beta } = call;
    const role = isMax ? 'MAX' : 'MIN';
    const looker = player === role ? 'it' : role;
    const turn =
      choices === 1
        ? `${player} is to move and has only one choice.`
        : `${player} is to move and has ${cardinal(choices)} choices: ${looker} looks for the ${extreme(isMax, choices)} score.`;
    return call.arrival
      ? `Call ${count(call.number)}. ${arrived(call.arrival)}. Now ${turn}${mattering(alpha, beta)}`
      : `Call ${count(call.number)}, the root. ${turn}`;
  },
  /** A leaf is reached by the move that ended the game, so whoever arrives has won or filled the board. */
  callLeaf: (call: {
    number: number;
    arrival: Arrival | null;
    outcome: string | number | null;
    /** Whose line is complete; null where the game does not end by lines. */
    lineOf: string | null;
  }) => {
    const { arrival, outcome, lineOf } = call;
    const isDraw = outcome === 'draw';
    const start = `Call ${count(call.number)}${arrival ? `. ${arrived(arrival)}` : ', the root'}`;
    if (typeof outcome === 'number')
      return `${start}. This is a leaf: its score is written on it, so nothing is called from here.`;
    const won = lineOf ? ' and completed a line' : `, and ${upper(outcome ?? '')} wins`;
    const isWon = lineOf ? `. ${upper(lineOf)} has a full line` : `. ${upper(outcome ?? '')} has won`;
    const ended = isDraw ? ' and filled the board: a draw' : won;
    const isOver = isDraw ? '. The board is full: a draw' : isWon;
    return `${start}${arrival ? ended : isOver}. The game is over, so nothing is called from here.`;
  },
  callHit: (call: { number: number; arrival: Arrival | null; source: number; image: string | null }) => {
    const start = `Call ${count(call.number)}${call.arrival ? `. ${arrived(call.arrival)}` : ', the root'}`;
    const source = `node ${count(call.source)}`;
    const known = call.image
      ? `The table knows this position ${call.image}: ${source} has searched that`
      : `The table knows this position: ${source} has searched it`;
    return `${start}. ${known}, so nothing is called from here.`;
  },
  callFrontier: (call: { number: number; arrival: Arrival | null }) => {
    const start = `Call ${count(call.number)}${call.arrival ? `. ${arrived(call.arrival)}` : ', the root'}`;
    return `${start}. The search looks no deeper: this position is evaluated as it stands.`;
  },
  return: (score: number) => `Return ${signed(score)}.`,
  leafWorth: (leaf: {
    outcome: string | number | null;
    score: number;
    ply: number;
    /** The penalty and how it is counted; null where nothing is subtracted. */
    penalty: { sum: string; depth: number; depthFrom: 'root' | 'move' } | null;
  }) => {
    const { outcome, ply, penalty } = leaf;
    const worth = penalty?.sum ?? signed(leaf.score);
    if (typeof outcome === 'number') return `This leaf is worth ${worth}.`;
    if (outcome === 'draw') return `The game is a draw, so this leaf is worth ${worth}.`;
    const winner = upper(outcome ?? '');
    if (ply === 0) return `${winner} has won already, so this leaf is worth ${worth}.`;
    if (penalty === null) return `${winner} wins, so this leaf is worth ${worth}.`;
    const { depth, depthFrom } = penalty;
    const when =
      depthFrom === 'root'
        ? `${plyWords(depth)} deep`
        : depth === 0
          ? 'with the first move'
          : `${plyWords(depth)} after the first move`;
    return `${winner} wins ${when}, so this leaf is worth ${worth}.`;
  },
  /** What the table answers, as a value or as a bound that is enough, and as it reads at another ply. */
  hitWorth: (hit: {
    source: number;
    found: number;
    score: number;
    /** How many plies deeper than its source the hit lies. */
    plies: number;
    bound: 'exact' | 'lower' | 'upper';
  }) => {
    const { found, score, plies, bound } = hit;
    const away = `${plyWords(Math.abs(plies))} ${plies > 0 ? 'deeper' : 'higher'}`;
    const shifted = found === score ? '' : `; here, ${away}, that is ${signed(score)}`;
    const atMost = bound === 'upper' ? 'most' : 'least';
    const enough = `, which means at ${atMost} ${signed(score)}: enough to know here`;
    return `The table answers: node ${count(hit.source)} returned ${signed(found)}${shifted}${bound === 'exact' ? '' : enough}.`;
  },
  frontierWorth: (sum: { max: number; min: number; scale: number; score: number }) =>
    sum.max === 0 && sum.min === 0
      ? 'Nothing counts for either side, so this position is judged to be worth 0.'
      : `Open lines give MAX ${sum.max} and MIN ${sum.min}, so this position is judged to be worth ${evaluationSum(sum)}.`,
  /** The inequality that cuts a branch: alpha ≥ beta. */
  cut: (cut: { isMax: boolean; score: number; elsewhere: number; moves: number }) => {
    const { isMax, score, elsewhere, moves } = cut;
    const [here, there] = isMax ? ['MAX', 'MIN'] : ['MIN', 'MAX'];
    const [alpha, beta] = isMax ? [score, elsewhere] : [elsewhere, score];
    const rest = moves === 1 ? 'the 1 remaining move is' : `the ${count(moves)} remaining moves are`;
    return `${here} can already have ${signed(score)} here, ${there} already has ${signed(elsewhere)} elsewhere: ${signed(alpha)} ≥ ${signed(beta)}, so ${rest} cut.`;
  },
  unfinished: () => 'The search has stopped before this call could return.',
  /** A search that reached its limit or was called off, and the best of what it has. */
  stopped: (stop: {
    reason: 'nodes' | 'cancelled';
    nodes: number;
    /** In a deepening search, how deep the last one looked that was finished. */
    depth: number | null;
    best: { player: string; move: string; score: number } | null;
  }) => {
    const { best, depth } = stop;
    const why = stop.reason === 'nodes' ? '' : ', as it was told to';
    const start = `The search stopped after ${plural(stop.nodes, 'node', 'nodes')}${why}`;
    if (best === null) return `${start}; no move of the root was finished.`;
    const deep = depth === null ? '' : `, ${plyWords(depth)} deep`;
    return `${start}; best so far${deep}: ${best.player} plays ${best.move}, worth ${signed(best.score)}.`;
  },
  chose: (choice: {
    player: string;
    isMax: boolean;
    isBranch: boolean;
    isRoot: boolean;
    move: string;
    score: number;
    /** How many children there are, and how many of them have this score. */
    choices: number;
    equals: number;
  }) => {
    const { player, isMax, isBranch, choices } = choice;
    const score = signed(choice.score);
    const move = isBranch ? `branch ${choice.move}` : choice.move;
    if (choices === 1) return `${player} had only one choice, ${move}, and it scored ${score}.`;
    const all = choices === 2 ? 'Both' : `All ${cardinal(choices)}`;
    const role = isMax ? 'MAX' : 'MIN';
    const chosen = player === role ? `and chooses ${move}` : `so ${player} plays ${move}`;
    const where = choice.isRoot ? chosen : `at ${move}`;
    return choice.equals === choices
      ? `${all} scores are ${score}: ${role} keeps the first, ${where}.`
      : `${all} scores are in: ${role} takes the ${extreme(isMax, choices)}, ${score}, ${where}.`;
  },
  /** What a returned score does to the best of the node above: first one in, better, equal, or worse. */
  effect: ({ isMax, score, before }: { isMax: boolean; score: number; before: number | null }) => {
    const above = `${isMax ? 'MAX' : 'MIN'} node above`;
    if (before === null) return `The ${above} had nothing better: its best is now ${signed(score)}.`;
    if (score === before)
      return `The ${above} already has ${signed(before)}: equal is not better, so the first stays.`;
    const isBetter = isMax ? score > before : score < before;
    const compared = `That is ${score > before ? 'more' : 'less'} than ${signed(before)}`;
    return isBetter
      ? `${compared}, so the best of the ${above} is now ${signed(score)}.`
      : `${compared}, so the ${above} keeps ${signed(before)}.`;
  },
  searchEnds: (calls: number) => `The search is over after ${plural(calls, 'call', 'calls')}.`,
};
/** The sentences of a step of code that was watched: what it did, whether that is right or not. */
export const probe = {
  call: (call: { number: number; arrival: Arrival | null; player: string; choices: number }) =>
    `${called(call)}. ${call.player} is to move and has ${choiceWords(call.choices)}.`,
  callAnswered: (call: { number: number; arrival: Arrival | null; player: string; choices: number }) =>
    `${called(call)}. ${call.player} is to move and has ${choiceWords(call.choices)}, but the code calls nothing from here.`,
  callOver: (call: { number: number; arrival: Arrival | null; outcome: string | number | null }) =>
    `${called(call)}. ${endingWords(call.outcome)} The code calls nothing from here.`,
  /** What a call returns: a score, or a score and a move, `[1, 7]`. */
  return: (score: number) => `Return ${signed(score)}.`,
  returnPair: (score: number, move: string | null) => `Return ${scoreAndMove(score, move)}.`,
  pair: scoreAndMove,
  over: (outcome: string | number | null, worth: string) =>
    `${endingWords(outcome)} The code scores that ${worth}.`,
  answered: (score: number) =>
    Number.isNaN(score)
      ? 'The game is not over, and the code has no answer for that.'
      : `The game is not over, and the code answers ${signed(score)} all the same.`,
  /** Which child a call kept, of those that it called and of those that it might have called. */
  kept: (call: { called: number; choices: number; move: string | null }) => {
    const { choices, move } = call;
    const of =
      call.called < choices
        ? `The code called ${cardinal(call.called)} of ${choiceWords(choices)}`
        : `The code called ${allChoices(choices)}`;
    return move === null ? `${of} and kept none.` : `${of} and keeps what came from ${move}.`;
  },
  effect: (isKept: boolean, kept: number | null) => {
    if (isKept) return 'The call above keeps it.';
    return kept === null ? 'The call above does not keep it.' : `The call above stays with ${signed(kept)}.`;
  },
  /** A penalty with the wrong sign as a sum: `10 + 3 = 13`, `−10 − 3 = −13`. */
  wrongSum: (isMax: boolean, win: number, depth: number, score: number) =>
    isMax ? `${win} + ${depth} = ${signed(score)}` : `−${win} − ${depth} = ${signed(score)}`,
  soFar: (score: number) => `now ${signed(score)}`,
};
/** A penalised score as a sum: `10 − 3 = 7` for a win of MAX, `3 − 10 = −7` for a win of MIN. */
export const penaltySum = (isMax: boolean, win: number, depth: number, score: number) =>
  isMax ? `${win} − ${depth} = ${signed(score)}` : `${depth} − ${win} = ${signed(score)}`;

/** The drawn tree: what stands in it, what a screen reader says of it, and its buttons. */
export const tree = {
  ply: (ply: number) => `ply ${ply}`,
  /** What a node's chip says while nothing has come back to it; a leaf has nothing to wait for. */
  open: 'open',
  leaf: 'leaf',
  draw: (score: number) => `draw ${signed(score)}`,
  bound: (isMax: boolean, best: number) => `${isMax ? '≥' : '≤'} ${signed(best)}`,
  /** Above it. */
  winCounts: 'a win:',
  /** What a win counts at a distance from the root: `10 − 3`. */
  winAt: (win: number, depth: number) => `${win} − ${depth}`,
  notCalledYet: ['not', 'called', 'yet'] as readonly string[],
  notCalled: 'not called yet',
  edge: (side: string, move: string, isBranch: boolean) => (isBranch ? move : `${upper(side)} ${move}`),
  folded: (nodes: number) => `+${count(nodes)}`,
  /** Below a node: its window, what a cutoff left out, where a hit comes from, the points of an evaluation. */
  window: ({ alpha, beta }: { alpha: number; beta: number }) => `${signed(alpha)} … ${signed(beta)}`,
  windowLabel: ({ alpha, beta }: { alpha: number; beta: number }) =>
    `window from ${signed(alpha)} to ${signed(beta)}`,
  cut: (moves: number, saved: number | null) => (saved === null ? `✂ ${moves}` : `✂ −${count(saved)}`),
  cutLabel: (moves: number, saved: number | null) =>
    `${plural(moves, 'move', 'moves')} cut${saved === null ? '' : `, ${plural(saved, 'node', 'nodes')} saved`}`,
  origin: (node: number) => `= #${count(node)}`,
  originLabel: (node: number) => `answered by the table, from node ${count(node)}`,
  points: (max: number, min: number) => `${max} − ${min}`,
  pointsLabel: (max: number, min: number) => `open lines give MAX ${max} and MIN ${min}`,
  unfold: 'Unfold this branch',
  fold: 'Fold this branch',
  node: (node: {
    arrival: { side: string; move: string; isBranch: boolean } | null;
    ply: number;
    isMax: boolean;
    isLeaf: boolean;
    status: 'uncalled' | 'open' | 'returned';
    /**
     * For each search that is drawn, with its letter where they are two: the score if it has returned, else the best
     * so far, else null; and whether it chose this node.
     */
    values: readonly { tag: string; value: number | null; isChosen: boolean }[];
    /** The window, what was cut, or where the value comes from. */
    note: string | null;
    folded: number;
    isCurrent: boolean;
    /** Whether two searches choose different moves here. */
    differs: boolean;
    /** Whether it is code that was watched, which promises no bound. */
    isProbe: boolean;
  }) => {
    const { arrival, status, values, isMax, isLeaf } = node;
    const start = !arrival
      ? 'root'
      : arrival.isBranch
        ? `branch ${arrival.move}`
        : `${upper(arrival.side)} at ${arrival.move}`;
    const parts = [start, `ply ${node.ply}`, isLeaf ? 'leaf' : isMax ? 'MAX' : 'MIN'];
    const known = (value: number | null) => {
      if (status === 'returned') return value === null ? 'not searched' : `value ${signed(value)}`;
      if (value === null) return 'open';
      return node.isProbe ? `now ${signed(value)}` : `${isMax ? 'at least' : 'at most'} ${signed(value)}`;
    };
    if (status === 'uncalled') parts.push('not called yet');
    else parts.push(...values.map(({ tag, value }) => (tag ? `${tag} ${known(value)}` : known(value))));
    const choosers = values.filter(({ isChosen }) => isChosen).map(({ tag }) => tag);
    if (choosers.length) parts.push(choosers[0] ? `chosen by ${conjunction(choosers)}` : 'chosen');
    if (node.differs) parts.push('choices differ');
    if (node.note) parts.push(node.note);
    if (node.folded) parts.push(`${plural(node.folded, 'node', 'nodes')} folded below`);
    if (node.isCurrent) parts.push('current');
    return parts.join(', ');
  },
  title: (nodes: number) => `Search tree, ${plural(nodes, 'node', 'nodes')}`,
  /** The text equivalent of a drawn tree: how far the search is, and what the root's moves are worth by now. */
  description: (tree: {
    called: number;
    nodes: number;
    value: number | null;
    moves: readonly { move: string; isBranch: boolean; score: number | null; isChosen: boolean }[];
    /** At how many nodes two searches choose differently; null where one stands alone. */
    differences: number | null;
  }) => {
    const progress = `${count(tree.called)} of ${plural(tree.nodes, 'node', 'nodes')} called.`;
    const scores = tree.moves.map(({ move, isBranch, score, isChosen }) => {
      const name = isBranch ? `branch ${move}` : `move ${move}`;
      const known = score === null ? 'not returned yet' : signed(score);
      return `${name}: ${known}${isChosen ? ', chosen' : ''}`;
    });
    const value = tree.value === null ? '' : ` The root is worth ${signed(tree.value)}.`;
    const root = scores.length ? ` At the root, ${scores.join('; ')}.` : '';
    return `${progress}${value}${root}${tree.differences === null ? '' : ` ${compare.differences(tree.differences)}`}`;
  },
  buttons: {
    label: 'View of the tree',
    fit: 'Fit',
    follow: 'Follow',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
  helpTitle: 'In the tree',
  help: [
    'Click a node to go to its call, and again to go to its return.',
    'Drag to move the tree. Hold Ctrl and turn the wheel, or pinch with two fingers, to zoom; without Ctrl the wheel scrolls the page. On a touch screen, tap the tree first to drag it with one finger.',
    'With the keyboard on the tree: arrow keys walk from node to node, Left also folds and Right unfolds a branch, Enter goes to the call or return, plus and minus zoom, 0 fits the tree, F follows the search; the letters of the list above step.',
    'A dashed mark such as +63 holds that many nodes folded away: click it to unfold them.',
  ] as readonly string[],
};

/** A mistake in a game, in words. */
interface Mistake {
  readonly side: string;
  readonly nth: number;
  readonly move: string;
  readonly before: number;
  readonly after: number;
  /** The moves that would have kept the value. */
  readonly better: readonly string[];
}

const itsMove = ({ nth, move }: Mistake) => `${nth === 1 ? 'first' : ordinal(nth)} move, ${move}`;
const slip = (mistake: Mistake) =>
  `with ${upper(mistake.side)}’s ${itsMove(mistake)}, from ${signed(mistake.before)} to ${signed(mistake.after)}`;

/** A game that a reader plays against the search, or that it plays against itself. */
export const play = {
  label: 'Game',
  set: 'Who plays',
  you: 'You play',
  players: { x: 'X', o: 'O', both: 'both sides', nobody: 'neither side' },
  scoring: 'The search scores',
  scoringOf: (side: string) => `${upper(side)} scores`,
  scorings: { plain: 'plain ±1', depth: '10 − depth' },
  elsewhere: 'Begin elsewhere',
  position: 'Position',
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
  board: 'Board, arrow keys move, Enter plays',
  /** What the search sees in a cell, after its name. */
  seen: (score: number, isChosen: boolean) =>
    `, worth ${signed(score)}${isChosen ? ', the move of the search' : ''}`,
  moves: 'Moves',
  start: 'Start',
  move: (side: string, move: string) => `${upper(side)} ${move}`,
  /** For screen readers, after the move. */
  worth: (value: number) => `, worth ${signed(value)}`,
  lost: 'lost the game',
  changed: 'a mistake',
  values:
    'The number after a move is the value of the board after it: 1 where X can force a win, −1 where O can.',
  begins: (side: string) => `${upper(side)} begins.`,
  took: (side: string, who: 'you' | 'search' | null, move: string) => {
    if (who === 'you') return `You took ${move}.`;
    return who === 'search' ? `The search took ${move}.` : `${upper(side)} took ${move}.`;
  },
  turn: (side: string, isYours: boolean, isAlone: boolean) => {
    if (!isYours)
      return isAlone ? `${upper(side)} is to move.` : `The search is to move, with ${upper(side)}.`;
    return isAlone ? `${upper(side)} is to move.` : `Your turn, with ${upper(side)}.`;
  },
  outcome: (outcome: string, you: string) => {
    if (outcome === 'draw') return 'The board is full: a draw.';
    if (you !== 'x' && you !== 'o') return `${upper(outcome)} wins.`;
    return outcome === you
      ? `${upper(outcome)} wins: you have won.`
      : `${upper(outcome)} wins: you have lost.`;
  },
  sees: (side: string, move: string, score: number, others: readonly string[]) =>
    `The search would play ${move} for ${upper(side)}, worth ${signed(score)}.${
      others.length
        ? ` ${conjunction(others)} ${others.length === 1 ? 'is' : 'are'} worth as much and come${others.length === 1 ? 's' : ''} later.`
        : ''
    }`,
  review: {
    decisive: (mistake: Mistake) =>
      `${upper(mistake.side)} lost with its ${itsMove(mistake)}: the value went from ${signed(mistake.before)} to ${signed(mistake.after)} and stayed there. ${
        mistake.better.length === 1 ? `Only ${mistake.better[0]}` : alternatives(mistake.better)
      } would have kept ${signed(mistake.before)}.`,
    earlier: (mistakes: readonly Mistake[]) =>
      `Before that it had changed ${list(mistakes.map(slip))}. The last change decides, because nothing gave it back.`,
    madeUp: (mistakes: readonly Mistake[], value: number) =>
      `The value changed on the way: ${list(mistakes.map(slip))}. In the end it was ${signed(value)}, and nobody had lost.`,
    fromStart: (loser: string) => `${upper(loser)} had lost before the first move: no move could save it.`,
    faultless: (value: number) => `Nobody made a mistake: the value was ${signed(value)} all the way.`,
  },
};

/** A drawn board, and a board that a reader edits. */
export const board = {
  label: 'Board',
  mark: (mark: string | null) => (mark === null ? 'empty' : upper(mark)),
  cell: ({ name, row, column, mark }: { name: string; row: number; column: number; mark: string | null }) =>
    `${name}, row ${row}, column ${column}, ${mark === null ? 'empty' : upper(mark)}`,
  /** The text equivalent of a board: its rows, the last move, and the line if one is complete. */
  description: (board: {
    rows: readonly (readonly (string | null)[])[];
    last: string | null;
    line: string | null;
  }) => {
    const rows = board.rows.map(
      (row, i) => `row ${i + 1}: ${row.map((mark) => (mark ? upper(mark) : 'empty')).join(', ')}`,
    );
    const last = board.last === null ? '' : `; last move ${board.last}`;
    const line = board.line === null ? '' : `; ${upper(board.line)} has a full line`;
    return `Board, ${rows.join('; ')}${last}${line}`;
  },
};

/** The buttons, and the words beside them. */
export const controls = {
  share: 'Share',
  label: 'Steps of the search',
  first: 'First',
  backOut: 'Back out',
  backOver: 'Back over',
  back: 'Back',
  next: 'Next',
  over: 'Over',
  out: 'Out',
  last: 'Last',
  nextChange: 'Next change',
  previousChange: 'Previous change',
  nextCutoff: 'Next cutoff',
  previousCutoff: 'Previous cutoff',
  nextHit: 'Next hit',
  previousHit: 'Previous hit',
  nextDifference: 'Next difference',
  previousDifference: 'Previous difference',
  play: 'Play',
  pause: 'Pause',
  faster: 'Faster',
  slower: 'Slower',
  help: 'Keys and buttons',
  more: 'More',
  speed: 'Speed',
  scrubber: 'Step',
  rate: (rate: number) =>
    rate < 1 ? `1 step in ${cardinal(1 / rate)} seconds` : `${plural(rate, 'step', 'steps')} a second`,
  wholeIn: (seconds: number) => `All in ${cardinal(seconds)} seconds`,
  step: (step: number, stepCount: number) => `step ${count(step + 1)} of ${count(stepCount)}`,
  node: (node: number, length: number) => `node ${count(node + 1)} of ${count(length)}`,
  scoring: 'Scoring',
  plain: (win: number) => `Plain ±${win}`,
  penalised: (win: number) => `${win} − depth`,
};

/** The sheet that lists what buttons and keys do. */
export const help = {
  title: 'Walk through the search',
  intro: 'The keys work while the focus is in the widget. Each does the same as its button.',
  does: 'What it does',
  button: 'Button',
  keys: 'Keys',
  close: 'Close',
  meaning: {
    next: 'One step on',
    back: 'One step back',
    over: 'Finish this call and all below it',
    backOver: 'Back to before this call',
    out: 'Finish the call above',
    backOut: 'Back to the start of the call above',
    first: 'To the start',
    last: 'To the end',
    playOrPause: 'Step by itself, or stop',
    nextChange: 'To where a best value changes next',
    previousChange: 'To where a best value changed before',
    nextCutoff: 'To where moves are cut next',
    previousCutoff: 'To where moves were cut before',
    nextHit: 'To the next call that the table answers',
    previousHit: 'To the call before that the table answered',
    nextDifference: 'In a comparison, to where the two choose differently next',
    previousDifference: 'In a comparison, to where the two chose differently before',
    faster: 'Play faster',
    slower: 'Play slower',
    help: 'This sheet',
  },
  keyNames: {
    ArrowRight: '→',
    ArrowLeft: '←',
    ArrowDown: '↓',
    ArrowUp: '↑',
    Shift: 'Shift',
    Home: 'Home',
    End: 'End',
    Space: 'Space',
    PageDown: 'Page down',
    PageUp: 'Page up',
    Escape: 'Esc',
    '-': '−',
  } as Readonly<Record<string, string>>,
  or: 'or',
  pageTitle: 'On the page',
  pageIntro:
    'These work where nothing is being typed, without Control, Alt or Meta: arrows and letters outside of widgets, which have their own use for them. The settings turn P and ? off.',
};

/** The algorithm: its languages, and what lines work out to. */
export const code = {
  label: 'The algorithm',
  languages: { pseudocode: 'Pseudocode', typescript: 'TypeScript', python: 'Python', swift: 'Swift' },
  running: 'running',
  depth: (depth: number) => `depth = ${signed(depth)}`,
  isOver: (isOver: boolean) => (isOver ? 'yes' : 'no'),
  isMaxToMove: (isMax: boolean) => (isMax ? 'yes' : 'no'),
  isMax: (isMax: boolean) => `isMax = ${isMax ? 'yes' : 'no'}`,
  wrong: 'mistake',
  right: 'should be',
  best: (score: number) => `best = ${signed(score)}`,
  /** A value that changes its sign on the way up: `−(−1) = 1`. */
  flipped: (score: number, flipped: number) =>
    `−${score < 0 ? `(${signed(score)})` : signed(score)} = ${signed(flipped)}`,
  /** What a call returns that remembers its move: `[1, 7]`. */
  pair: (value: string, move: string | null) => `[${value}, ${move ?? 'none'}]`,
  compare: (isMax: boolean, before: number, score: number) =>
    `${isMax ? 'max' : 'min'}(${signed(before)}, ${signed(score)}) = ${signed(isMax ? Math.max(before, score) : Math.min(before, score))}`,
};

/** The call stack. */
export const stack = {
  caption: 'Call stack, newest on top',
  node: 'Node',
  arrival: 'Move',
  best: 'Value',
  window: 'Window',
  note: 'What it is doing',
  terminal: 'terminal',
  root: 'root',
  took: (side: string, move: string) => `${upper(side)} took ${move}`,
  open: 'open',
  none: '—',
  bound: (isMax: boolean, score: number) => `${isMax ? '≥' : '≤'} ${signed(score)}`,
  over: 'the game is over',
  answered: 'calls nothing',
  start: (moves: number, isRoot: boolean) =>
    `${plural(moves, isRoot ? 'move' : 'reply', isRoot ? 'moves' : 'replies')} to try`,
  progress: (nth: number, moves: number, isRoot: boolean) =>
    `${ordinal(nth)} of ${plural(moves, isRoot ? 'move' : 'reply', isRoot ? 'moves' : 'replies')}`,
  bestMove: (nth: number, moves: number, side: string, move: string) =>
    `${ordinal(nth)} of ${count(moves)}, best so far ${upper(side)} at ${move}`,
  returns: (score: number) => `returns ${signed(score)}`,
};

/** The table of the root's moves. */
export const moves = {
  caption: (side: string) => `${upper(side)} can play`,
  move: 'Move',
  score: 'Score',
  state: 'State',
  board: 'Board',
  none: '—',
  stateOf: (move: { status: 'uncalled' | 'open' | 'returned'; isBest: boolean; isFinished: boolean }) => {
    if (move.isBest) return move.isFinished ? '✓ chosen' : '● best so far';
    return { uncalled: 'not yet', open: 'being searched', returned: 'searched' }[move.status];
  },
};

/** A question whose answers its author wrote. */
export const quiz = {
  label: 'Question',
  /** What opens to say whether an answer is right, without scripts. */
  open: 'Is that right?',
  right: 'Right.',
  wrong: 'Not right.',
  other: 'That is not it. Look again.',
  anyOther: 'Any other answer',
  missing: (answers: number) =>
    answers === 1
      ? 'One more of the answers is right.'
      : `Not all right answers are chosen: ${cardinal(answers)} are missing.`,
};

/** A question whose answer comes from the search. */
export const predict = {
  label: 'Predict',
  value: 'Value',
  cell: (name: string, row: number, column: number) => `${name}, row ${row}, column ${column}`,
  yes: 'yes',
  no: 'no',
  check: 'Check',
  showMe: 'Show me',
  showStep: 'Show it in the search',
  answer: 'Answer',
  choose: 'Choose an answer first.',
  number: 'Write a number, such as 3 or −3.',
  right: (answer: string, why: string) => `Right: ${answer}. ${why}`,
  wrong: (given: string, why: string) => `Not ${given}. ${why}`,
  solution: (answer: string, why: string) => `The answer is ${answer}. ${why}`,
  returning: (call: { player: string; move: string; isBranch: boolean; score: number; effect: string }) =>
    `${call.isBranch ? `Branch ${call.move}` : `${call.player} at ${call.move}`} returns ${signed(call.score)}. ${call.effect}`,
  scores: (node: { player: string; isMax: boolean; scores: readonly { move: string; score: number }[] }) =>
    `There ${list(node.scores.map(({ move, score }) => `${move} is worth ${signed(score)}`))}, and ${takes(node.player, node.isMax, node.scores.length)}.`,
  /** What a reader must have thought, and what holds instead. */
  mistake: {
    swapped: ({ isMove, player, isMax, choices }: Asked) =>
      isMove
        ? `That move has the ${extreme(!isMax, choices)} score. It is ${player}’s turn, and ${takes(player, isMax, choices)}.`
        : `You took the ${extreme(!isMax, choices)}. It is ${player}’s turn there, and ${takes(player, isMax, choices)}.`,
    swappedEverywhere: ({ max, min }: Asked) =>
      `All the way down you let ${max} take the smallest and ${min} the largest. It is the other way round.`,
    noPenalty: ({ isMove, isWinning }: Asked) => {
      if (!isMove)
        return 'You left out the penalty: a win counts one point less for every ply that it takes, whoever wins.';
      return isWinning
        ? 'Plain scoring would choose that. Here an early win counts more than a late one: is there an earlier one?'
        : 'Plain scoring would choose that. Here a late loss is better than an early one: which move holds out longest?';
    },
    addedPenalty: ({ isMove }: Asked) =>
      isMove
        ? 'That move would be best if the depth were added to a win. It is subtracted, so that an early win counts more than a late one.'
        : 'You added the depth. It is subtracted from a win, so that an early one counts more than a late one.',
    otherOrigin: ({ depthFrom }: Asked) =>
      depthFrom === 'root'
        ? 'You counted the depth from the position after the first move. Here it counts from the root: the first move already leads to depth 1.'
        : 'You counted the depth from the root. Here it counts from the position after the first move, which is at depth 0.',
    depthOff: ({ depthFrom }: Asked) =>
      depthFrom === 'root'
        ? 'Your depth is one off. The root is at depth 0; count the moves from there to the end of the game.'
        : 'Your depth is one off. The position after the first move is at depth 0; count the moves from there to the end of the game.',
    hoped: ({ isMove, isLargest, other, max, min }: Asked) =>
      isMove
        ? `After that move it is ${other}’s turn. The end that you hope for comes only if ${other} lets it.`
        : `That is the ${isLargest ? 'largest' : 'smallest'} score of any end below. Both sides choose on the way, and ${isLargest ? min : max} stays clear of it.`,
    average: ({ player, isMax, choices }: Asked) =>
      `That is the average. Nobody tosses a coin there: it is ${player}’s turn, and ${takes(player, isMax, choices)}.`,
    sign: ({ max }: Asked) =>
      `That is the value seen from the other side. Scores are counted for ${max}: what is good for ${max} is above 0.`,
    firstChild: ({ isMove, player, isMax, choices }: Asked) =>
      isMove
        ? 'That is the first move in order. The search takes the first only among equals, and these are not equal.'
        : `That is the score of the first move alone. Compare all ${cardinal(choices)}: it is ${player}’s turn, and ${takes(player, isMax, choices)}.`,
    lastChild: ({ player, isMax, choices }: Asked) =>
      `That is the score of the last move alone. Compare all ${cardinal(choices)}: it is ${player}’s turn, and ${takes(player, isMax, choices)}.`,
    unfinished: (_: Asked) =>
      '0 would be a draw, and that game is not over. Its value comes from the moves that are left.',
    notDraw: (_: Asked) => '0 would be a draw. Look again: somebody has won that game.',
    notWon: (_: Asked) => 'Nobody has won that game, and no move is left. What does a draw count?',
    tie: (_: Asked) =>
      'That move is worth just as much. Among equals the search takes the one that it tries first.',
    soonerTie: ({ isWinning }: Asked) =>
      isWinning
        ? 'That move wins sooner. Plain scoring cannot see it: every win counts the same, and among equals the search takes the one that it tries first.'
        : 'That move holds out longer. Plain scoring cannot see it: every loss counts the same, and among equals the search takes the one that it tries first.',
    unknown: ({ isMove, isAbstract, isLeaf, hasPenalty, player, other, isMax, choices }: Asked) => {
      if (isMove)
        return isLeaf
          ? `Another move is better for ${player}.`
          : `Another move is better for ${player}. Look at what ${other} can answer to yours.`;
      if (isLeaf && isAbstract) return 'That is a leaf: its value is the number that stands there.';
      if (isLeaf)
        return hasPenalty
          ? 'The game is over there. Who has won, and at which depth?'
          : 'The game is over there. Who has won?';
      if (choices === 1) return 'There is only one move, so look at what it leads to.';
      return `It is ${player}’s turn there. Find the score of each of the ${cardinal(choices)} moves; ${takes(player, isMax, choices)}.`;
    },
  },
};

/** How a game ends for the side that chooses. */
type Ending = 'win' | 'draw' | 'loss';

/** Moves that are equal to plain scoring: how many, of how many, how they end, and the first of them. */
interface EqualMoves {
  readonly equal: number;
  readonly of: number;
  readonly ending: Ending;
  readonly first: string;
}

/** Two penalised scores as sums, and who compares them. */
interface Compared {
  readonly better: string;
  readonly worse: string;
  readonly player: string;
  readonly isMax: boolean;
  readonly ending: Ending;
}

const endings = { win: 'win', draw: 'draw', loss: 'lose' } as const;
/** `all three moves win`, `both moves win`, `two of the five moves draw`. */
const movesThat = ({ equal, of, ending }: EqualMoves) =>
  `${equal < of ? `${cardinal(equal)} of the ${cardinal(of)}` : of === 2 ? 'both' : `all ${cardinal(of)}`} moves ${endings[ending]}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `10 − 1 = 9 beats 10 − 3 = 7`, and why where that is not plain to see. */
const beats = ({ better, worse, player, isMax, ending }: Compared) => {
  const why = !isMax
    ? `, for ${player} is MIN and it is the smaller`
    : ending === 'loss'
      ? ', for it is the larger'
      : '';
  return `${better} beats ${worse}${why}`;
};
const timing = (ending: Ending) => (ending === 'loss' ? 'loses later' : 'wins sooner');

/** Two searches of one position side by side. */
export const compare = {
  label: (position: string) => `Comparison of two searches of ${position}`,
  /** What a side is called: a letter in the drawing, a title, and a name within a sentence. */
  tags: { plain: 'P', depth: 'D', root: 'R', move: 'M', left: 'A', right: 'B' },
  scoring: (options: { scoring: 'plain' | 'depth'; win: number }) =>
    options.scoring === 'plain' ? `Plain ±${options.win}` : `${options.win} − depth`,
  /** The title of a side: its scoring, and what else sets it apart. */
  title: (parts: readonly string[]) => parts.join(', '),
  apart: {
    depthFrom: (from: 'root' | 'move') => `from the ${from}`,
    max: (side: string) => `scores for ${upper(side)}`,
    other: (name: string, value: string) => `${name} ${value}`,
  },
  names: {
    plain: 'plain scoring',
    depth: 'depth-penalised scoring',
    root: 'counting from the root',
    move: 'counting from the move',
    left: 'search A',
    right: 'search B',
  },
  tagged: (tag: string, text: string) => `${tag} ${text}`,
  both: (left: string, right: string) => `${left}, ${right}`,
  absent: 'not searched',
  differsMark: '≠',
  /** Beside an edge: the move, and the one search that chooses it. */
  edge: (text: string, tag: string) => `${text} ✓${tag}`,
  /** Where the choices differ, for a drawing's text equivalent. */
  differences: (differences: number) =>
    differences === 0
      ? 'The two searches choose the same move wherever they choose.'
      : `The two searches choose different moves at ${plural(differences, 'node', 'nodes')}.`,
  twoTrees: (trees: readonly { title: string; description: string }[]) =>
    trees.map(({ title, description }) => `${title}: ${description}`).join(' '),

  /** What both searches return at a node, before the reason. */
  returned: (left: string, right: string) => `Return ${left}, ${right}.`,
  /** How the game ended, and what the penalty is on each side that subtracts one. */
  leaf: (leaf: {
    outcome: string | number | null;
    plies: number;
    penalties: readonly { tag: string; depth: number; depthFrom: 'root' | 'move' }[];
  }) => {
    const { outcome, plies, penalties } = leaf;
    if (outcome === 'draw') return 'The game is a draw.';
    if (outcome === null) return 'The search looks no further.';
    if (typeof outcome === 'number') return 'The score is written on this leaf.';
    const won = `${upper(outcome)} has won ${plies === 0 ? 'already' : `at ply ${plies}`}.`;
    const [{ depth, depthFrom } = {}] = penalties;
    if (depth === undefined) return won;
    if (penalties.some((each) => each.depth !== depth))
      return `${won} The penalty is ${conjunction(penalties.map((each) => `${each.depth} for ${each.tag}`))}.`;
    const from = depthFrom === 'root' ? 'the root' : 'the position after the first move';
    return `${won} The penalty is ${depth}, the distance from ${from}.`;
  },

  /** Why two searches choose the same move at a node, or different ones. */
  reason: {
    over: () => 'The game is over: there is nothing to choose.',
    absent: (name: string) => `Only one of the two searches chooses here; ${name} does not come here.`,
    onlyMove: (move: string) => `Both take ${move}: there is no other move.`,
    onlyGood: (move: string, ending: Ending) =>
      ending === 'win'
        ? `Both take ${move}: it is the only winning move.`
        : `Both take ${move}: it is the only move that does not lose.`,
    /** Equal moves that stay equal under both. */
    equal: (moves: EqualMoves, sum: string | null) => {
      const timed = { win: 'equally soon', draw: '', loss: 'equally late' }[moves.ending];
      const also = sum === null || timed === '' ? '' : `, ${timed} (${sum})`;
      return `Both take ${moves.first}: ${movesThat(moves)}${also}, and of equal moves the first is taken.`;
    },
    /** Equal to plain scoring; the penalty sets the first of them above others. */
    agrees: (moves: EqualMoves, compared: Compared) =>
      `Both take ${moves.first}. ${capital(movesThat(moves))}, so plain scoring takes the first; that one also ${timing(moves.ending)} than others: ${beats(compared)}.`,
    /** Equal to plain scoring; the penalty prefers another than the first. */
    changes: (moves: EqualMoves, compared: Compared & { move: string }) =>
      `${capital(movesThat(moves))}, so plain scoring takes the first, ${moves.first}. With the penalty ${beats(compared)}: depth-penalised scoring takes ${compared.move}, which ${timing(moves.ending)}.`,
    shift: (move: string) =>
      `Both take ${move}. Counted from the move, every win is one point larger and every loss one point smaller than counted from the root; a draw stays 0. The numbers shift, the choice never does.`,
    signs: (move: string) =>
      `Both take ${move}. One search counts for X and the other for O, so every sign is turned round: what is smallest for one is largest for the other.`,
    order: (sides: readonly { name: string; move: string }[], score: string) =>
      `${capital(conjunction(sides.map(({ move }) => move)))} are worth the same, ${score}: ${conjunction(sides.map(({ name, move }) => `${name} tries ${move} first`))}.`,
    same: (move: string, left: string, right: string) =>
      left === right
        ? `Both take ${move}: it is worth ${left}, and nothing is better.`
        : `Both take ${move}: one finds it worth ${left}, the other ${right}, and neither finds anything better.`,
    different: (sides: readonly { name: string; move: string; score: string }[]) =>
      `${capital(sides.map(({ name, move, score }) => `${name} takes ${move}, worth ${score}`).join('; '))}.`,
  },
  branch: (name: string) => `branch ${name}`,

  /** The table of the root's moves. */
  table: {
    caption: (player: string) => `What each move of ${player} is worth`,
    move: 'Move',
    worth: (score: string, sum: string | null) => sum ?? score,
    chosen: '✓ chosen',
    same: 'Same choice',
    different: 'The choices differ',
  },

  /** The games that follow from the two choices. */
  games: {
    title: 'The game that follows',
    game: (title: string) => `The game that follows with ${title}`,
    start: 'Start',
    over: (outcome: string | number | null, plies: number) => {
      if (outcome === null) return `The search ends after ${plyWords(plies)}.`;
      if (typeof outcome === 'number') return `Worth ${signed(outcome)} after ${plyWords(plies)}.`;
      const after = plies === 0 ? 'already over' : `after ${plyWords(plies)}`;
      return outcome === 'draw' ? `A draw ${after}.` : `${upper(outcome)} wins ${after}.`;
    },
    move: (player: string, move: string) => `${player} ${move}`,
    board: (move: string, ply: number, board: string) => `Ply ${ply}: ${move}. ${board}`,
    same: 'Both searches play the same game.',
  },

  /** The forms, the switches and the key. */
  form: {
    label: 'Form',
    names: { 'side-by-side': 'Two trees', 'one-tree': 'One tree' },
  },
  origin: {
    label: 'Depth counted from',
    names: { root: 'the root', move: 'the move' },
    remark: 'The numbers shift by one, the choice never does.',
  },
  key: {
    label: 'How the two are told apart',
    dashed: 'dashed line',
    solid: 'solid line',
    differs: 'the choices differ here',
  },

  /** The page. */
  page: {
    title: 'Compare',
    heading: 'Compare two searches',
    summary: 'Set up any position and see, decision by decision, where two ways of scoring part.',
    needsScript:
      'Here you compare two searches of any position, step by step. That needs JavaScript; below stands one comparison, finished.',
    form: 'Position and the two scorings',
    sides: { left: 'First search', right: 'Second search' },
    scorings: {
      plain: 'Plain',
      root: '10 − depth, from the root',
      move: '10 − depth, from the move',
      other: 'As the address says',
    },
    positions: 'All positions where the choice changes',
  },
};

/** A search that takes its time, while it runs. */
export const running = {
  label: 'Search in progress',
  begins: 'The search is running.',
  cancel: 'Stop here',
  noWorker: 'The search could not be started in the background.',
  progress: (run: { nodes: number; depth: number | null; best: { move: string; score: number } | null }) => {
    const deep = run.depth === null ? '' : `, ${plyWords(run.depth)} deep`;
    const best = run.best === null ? '' : `; best so far: ${run.best.move}, worth ${signed(run.best.score)}`;
    return `${plural(run.nodes, 'node', 'nodes')} searched${deep}${best}`;
  },
};

/** The widget as a whole. */
export const stepper = {
  label: (position: string) => `Search of ${position}`,
  details: { code: 'Code', stack: 'Call stack', both: 'Code and call stack' },
};

/** Moves one after the other: `7, 3, 8`. */
export const moveList = (moves: readonly string[]) => list(moves);
/** What stands for the best move where there is none. */
export const noMove = 'none';

/** The whole search as bars over steps. */
export const timeline = {
  name: 'Timeline',
  cursor: 'Step',
  chart: 'All calls of the search, by step and ply',
  step: (step: number, stepCount: number, sentence: string) =>
    `step ${count(step)} of ${count(stepCount)}. ${sentence}`,
  row: (ply: number, isMax: boolean) => `ply ${ply} ${isMax ? '▲ MAX' : '▼ MIN'}`,
  shortRow: (ply: number, isMax: boolean) => `${ply} ${isMax ? '▲' : '▼'}`,
  rowTitle: (ply: number, isMax: boolean, side: string) =>
    `Ply ${ply}: ${upper(side)} is to move, ${isMax ? 'MAX' : 'MIN'}`,
  /** What a bar may say of its call, the longest first; the score is left out where it is not known. */
  bar: ({ side, move }: TimelineCall, score: number | null) => {
    const by = side === null ? 'root' : `${upper(side)} ${move}`;
    if (score === null) return side === null ? [] : [by, move];
    return [`${by} = ${signed(score)}`, signed(score)];
  },
  /** What a bar may say of the size of its subtree, the longest first. */
  barSize: (calls: number) =>
    calls === 1 ? [] : [plural(calls, 'call', 'calls'), ...(calls >= 1000 ? [count(calls)] : [])],
  barOpen: ({ side, move, isMax, best }: TimelineCall & { isMax: boolean; best: number | null }) => {
    const bound = best === null ? 'open' : `${isMax ? '≥' : '≤'} ${signed(best)}`;
    return [`${side === null ? 'root' : `${upper(side)} ${move}`} ${bound}`, bound];
  },
  /** The readout of one call. */
  root: 'The root',
  path: (moves: readonly { side: string; move: string }[]) =>
    moves.map(({ side, move }) => `${upper(side)} ${move}`).join(', '),
  call: (number: number) => `call ${count(number)}`,
  returned: (score: number, ending: string | null) =>
    ending === null ? `score ${signed(score)}` : `score ${signed(score)}: ${ending}`,
  ending: (outcome: string, plies: number) => {
    const end = outcome === 'draw' ? 'a draw' : `${upper(outcome)} wins`;
    return plies === 0 ? end : `${end} in ${plyWords(plies)}`;
  },
  open: (isMax: boolean, best: number | null) =>
    best === null ? 'open, nothing is back yet' : `open, ${isMax ? '≥' : '≤'} ${signed(best)} so far`,
  openLeaf: 'open',
  uncalled: 'not called yet',
  size: (calls: number) => (calls === 1 ? 'a leaf' : `${plural(calls, 'call', 'calls')} in its subtree`),
  /** What the pixel under the pointer covers where bars are thinner than it. */
  mix: (shares: readonly { side: string | null; share: number }[]) =>
    `here ${shares
      .map(({ side, share }) => `${percent(share)} ${side === null ? 'draw' : `${upper(side)} wins`}`)
      .join(', ')}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole search',
  keys: 'Keys',
  help: [
    ['← →', 'the calls before and after, on the chart; a step back and on, on the cursor'],
    ['↑ ↓', 'the call above, the first call below'],
    ['Enter', 'go to the call; again: to its return'],
    ['Page Up, Page Down', 'a tenth of the view on and back'],
    ['Home, End', 'the first and the last step'],
    ['+ − 0', 'zoom in, zoom out, the whole search'],
    ['Z', 'zoom to the call'],
    ['Shift + ← →', 'move the view'],
  ] as readonly (readonly [keys: string, effect: string])[],
};

/** Finding a call: by its moves, or by how its game ends. */
export const find = {
  label: 'Find a call',
  path: 'Moves to this call',
  root: 'Root',
  move: (side: string, move: string, isBranch: boolean) => (isBranch ? move : `${upper(side)} ${move}`),
  board: 'Play on from this call',
  cell: (name: string, row: number, column: number, mark: string | null) =>
    `${name}, row ${row}, column ${column}${mark === null ? '' : `, ${upper(mark)}`}`,
  boardHint: 'Press a free cell: the search goes to the call of that move.',
  over: 'The game is over here.',
  branches: 'Go on from this call',
  moves: 'Moves from the root',
  movesHint: 'One after the other, for example 4 0 8.',
  go: 'Go',
  games: 'A finished game',
  result: 'Result',
  results: { x: 'X wins', o: 'O wins', draw: 'Draw' },
  length: 'Length',
  anyLength: 'any',
  plies: (plies: number) => plural(plies, 'ply', 'plies'),
  previous: 'Before',
  next: 'Next',
  noneAfter: 'There is no such game after this step.',
  noneBefore: 'There is no such game before this step.',
};

/** The numbers of a tree: its calls and its games, ply by ply. */
export const shape = {
  whole: 'The whole tree',
  below: (path: string) => `From ${path} on`,
  root: 'the root',
  call: (moves: readonly string[]) => moves.join(', '),
  sum: (calls: number, games: number) =>
    `${plural(calls, 'call', 'calls')}, ${plural(games, 'finished game', 'finished games')}`,
  ply: 'Ply',
  calls: 'Calls',
  results: { x: 'X wins', o: 'O wins', draw: 'Draws' },
  all: 'All',
  none: '–',
};

/** An evaluation as a sum: `4 − 1 = 3`, or `(4 − 1) / 10 = 0.3` where points are divided to stay below a win. */
export const evaluationSum = ({
  max,
  min,
  scale,
  score,
}: {
  max: number;
  min: number;
  scale: number;
  score: number;
}) =>
  scale === 1 ? `${max} − ${min} = ${signed(score)}` : `(${max} − ${min}) / ${scale} = ${signed(score)}`;

/** What each symmetry of a board does to it, as in "the same board, turned by half". */
export const symmetry = {
  identity: 'as it is',
  quarter: 'turned a quarter clockwise',
  half: 'turned by half',
  threeQuarters: 'turned a quarter anticlockwise',
  leftRight: 'mirrored left to right',
  topBottom: 'mirrored top to bottom',
  diagonal: 'mirrored in the main diagonal',
  antidiagonal: 'mirrored in the other diagonal',
  heaps: 'with its heaps in another order',
};

export const side = (side: string): SideName => (side === 'x' ? 'X' : 'O');
export const role = (max: boolean) => (max ? 'MAX' : 'MIN');
export const heapMove = (taken: number, heap: number) => `${taken} from heap ${heap}`;
export const branch = (branch: number) => String.fromCharCode(97 + branch);

export { signed, count, ordinal, plural, cardinal };
