import { rulerNames, languages, variants } from '../views/index.ts';
import { notations } from '../game/index.ts';
import { settings, written, type SettingTable } from '../search/index.ts';
import { asks, comparisonForms, players } from '../walk/index.ts';
import { quizKinds } from './quiz.ts';
import type { AttributeKind, AttributeSpec, ElementSpec, MemberSpec } from './element-spec.ts';

const names = (values: readonly (string | number)[]): AttributeKind => ({ names: values.map(String) });

const forSession: AttributeSpec = {
  name: 'for',
  doc: 'The id of the session to show; without it, the nearest one around.',
  kind: 'session',
};

/** An attribute for each setting of a table. */
export function settingAttributes(table: SettingTable): readonly AttributeSpec[] {
  return Object.entries(table).map(([name, setting]) => ({
    name: written(name),
    doc: setting.words.doc,
    kind: { setting },
    ...(setting.default === null ? {} : { default: setting.default }),
  }));
}

const start: AttributeSpec = {
  name: 'step',
  doc: 'The step to start at, from 0.',
  kind: 'step',
  default: '0',
};

const searchAttributes = [...settingAttributes(settings), start];

const rulerAttribute: AttributeSpec = {
  name: 'ruler',
  doc: 'What the ruler of the tree tells of each ply: who chooses and what a win counts; `off` without the win, where that would answer a question; `plies` with neither.',
  kind: names(rulerNames),
  default: 'wins',
};

const scoringSwitch: AttributeSpec = {
  name: 'switch',
  doc: 'Whether the reader can switch between plain and depth-penalised scoring.',
  kind: 'boolean',
  default: 'false',
};

const stepperAttributes: readonly AttributeSpec[] = [
  {
    name: 'parts',
    doc: 'The parts to show, separated by spaces; all but the timeline without it.',
    kind: { list: ['caption', 'tree', 'timeline', 'controls', 'code', 'stack'] },
  },
  scoringSwitch,
  rulerAttribute,
  {
    name: 'autoplay',
    doc: 'Whether the search plays once when it is seen first, unless the reader prefers less motion.',
    kind: 'boolean',
    default: 'false',
  },
];

const searchProperties: readonly MemberSpec[] = [
  { name: 'trace', type: 'Trace | null', doc: 'The recorded search.', isReadonly: true },
  { name: 'step', type: 'number', doc: 'The current step, from 0; setting it moves all views.' },
  { name: 'stepCount', type: 'number', doc: 'The number of steps.', isReadonly: true },
];

const compareAttributes: readonly AttributeSpec[] = [
  ...settingAttributes(settings),
  {
    name: 'left',
    doc: 'How the first search goes: options with their values, `scoring=depth depth-from=move`.',
    kind: 'options',
    default: 'scoring=plain',
  },
  { name: 'right', doc: 'How the second search goes.', kind: 'options', default: 'scoring=depth' },
  {
    name: 'form',
    doc: 'A tree for each search, or one whose nodes carry both values.',
    kind: names(comparisonForms),
    default: 'side-by-side',
  },
  rulerAttribute,
  { name: 'step', doc: 'The step of the first search to start at, from 0.', kind: 'step', default: '0' },
];

const playAttributes: readonly AttributeSpec[] = [
  ...settingAttributes(settings),
  {
    name: 'you',
    doc: 'Whom the reader plays; with `nobody` the search plays itself.',
    kind: names(players),
    default: 'x',
  },
  { name: 'scoring-x', doc: 'How the search scores for X alone.', kind: { setting: settings.scoring } },
  { name: 'scoring-o', doc: 'How the search scores for O alone.', kind: { setting: settings.scoring } },
  { name: 'moves', doc: 'The moves that were made already, `4,5,2`.', kind: 'moves' },
];

const gameChange: MemberSpec = {
  name: 'game-change',
  type: 'CustomEvent<{ moves: number[]; outcome: string | null }>',
  doc: 'After a move was made or taken back.',
};

const stepChange: MemberSpec = {
  name: 'step-change',
  type: 'CustomEvent<{ step: number }>',
  doc: 'After the reader moved to another step.',
};

const comparisonChange: MemberSpec = {
  name: 'comparison-change',
  type: 'Event',
  doc: 'After the reader switched the form or where depth is counted from.',
};

const iterationChange: MemberSpec = {
  name: 'iteration-change',
  type: 'CustomEvent<{ iteration: string }>',
  doc: 'After the reader chose another search of a deepening; its number from 1, empty for the last.',
};

/** Every element that a lesson may use: the one table behind checker, fallbacks and `custom-elements.json`. */
export const registry: readonly ElementSpec[] = [
  {
    name: 'ply-search',
    doc: 'A session: holds one search and the reader’s step in it, and draws nothing itself.',
    attributes: searchAttributes,
    session: 'hosts',
    content: 'blocks',
    fallback: 'none',
    properties: searchProperties,
    events: [stepChange],
  },
  {
    name: 'ply-stepper',
    doc: 'A session with the usual arrangement of its views: caption, tree, code, stack and controls.',
    attributes: [...searchAttributes, ...stepperAttributes],
    session: 'hosts',
    content: 'nothing',
    fallback: 'search',
    properties: searchProperties,
    events: [stepChange],
  },
  {
    name: 'ply-compare',
    doc: 'Two searches of one position, walked in step: where they choose differently, why, and which games follow.',
    attributes: compareAttributes,
    session: 'hosts',
    content: 'nothing',
    fallback: 'comparison',
    properties: searchProperties,
    events: [stepChange, comparisonChange],
  },
  {
    name: 'ply-controls',
    doc: 'The buttons that move through the search, its speed and its scrubber.',
    attributes: [forSession, scoringSwitch],
    session: 'needs',
    content: 'nothing',
    fallback: 'none',
  },
  {
    name: 'ply-tree',
    doc: 'The tree of calls, growing with the step, a board in each node.',
    attributes: [forSession, rulerAttribute],
    session: 'needs',
    content: 'nothing',
    fallback: 'tree',
  },
  {
    name: 'ply-board',
    doc: 'A position: the one at the step, or one of its own.',
    attributes: [
      forSession,
      { name: 'position', doc: 'The position to show instead of a session’s.', kind: 'position' },
      { name: 'game', doc: 'The game of that position, where it is not tic-tac-toe.', kind: 'game' },
      {
        name: 'editable',
        doc: 'Whether the reader can set and clear marks.',
        kind: 'boolean',
        default: 'false',
      },
    ],
    session: 'or position',
    content: 'nothing',
    fallback: 'board',
  },
  {
    name: 'ply-stack',
    doc: 'The call stack, the newest call on top, with the best so far of every frame.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'none',
  },
  {
    name: 'ply-code',
    doc: 'The algorithm with the running line lit.',
    attributes: [
      forSession,
      {
        name: 'language',
        doc: 'The language in which it is written at first.',
        kind: names(languages),
        default: 'pseudocode',
      },
      {
        name: 'variant',
        doc: 'The way in which it is written.',
        kind: names(Object.keys(variants)),
        default: 'value',
      },
      {
        name: 'reveal',
        doc: 'Whether the mistake in faulty code is marked, with what should stand there.',
        kind: 'boolean',
        default: 'false',
      },
    ],
    session: 'needs',
    content: 'nothing',
    fallback: 'code',
  },
  {
    name: 'ply-output',
    doc: 'What the running code has printed by the step.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'output',
  },
  {
    name: 'ply-caption',
    doc: 'The sentence for the step, announced to screen readers.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'sentence',
  },
  {
    name: 'ply-moves',
    doc: 'The moves at the root with their scores.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'moves',
  },
  {
    name: 'ply-timeline',
    doc: 'The whole search as bars over its steps: map and scrubber.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'moves',
  },
  {
    name: 'ply-find',
    doc: 'Ways to a call: the moves that lead to it, a board to play on, typed moves, the next game of some sort.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'none',
  },
  {
    name: 'ply-shape',
    doc: 'The numbers of the tree ply by ply: calls, finished games and their results; also below the current call.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'shape',
  },
  {
    name: 'ply-stats',
    doc: 'What the search took: its nodes beside those of plain minimax and of other ways to search, its hits and cutoffs.',
    attributes: [
      forSession,
      {
        name: 'against',
        doc: 'Other ways to search the position, apart by `|`: `algorithm=alpha-beta | algorithm=alpha-beta order=best`.',
        kind: 'rivals',
      },
    ],
    session: 'needs',
    content: 'nothing',
    fallback: 'stats',
  },
  {
    name: 'ply-lenses',
    doc: 'The game tree below the root through four lenses: as a tree, equivalent moves merged, positions, classes of them.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'lenses',
  },
  {
    name: 'ply-timing',
    doc: 'Times ten searches of the position without a table, with one, and with one up to symmetry.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'none',
  },
  {
    name: 'ply-evaluation',
    doc: 'The position at the step judged as it stands: every open line on a board of its own, and the sum.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'none',
  },
  {
    name: 'ply-depth',
    doc: 'A slider for how many plies the search looks ahead, and what it plays then.',
    attributes: [forSession, { name: 'most', doc: 'The deepest it goes.', kind: { upTo: 12 }, default: '6' }],
    session: 'needs',
    content: 'nothing',
    fallback: 'moves',
  },
  {
    name: 'ply-iterations',
    doc: 'The searches of an iterative deepening, to choose one to walk through.',
    attributes: [forSession],
    session: 'needs',
    content: 'nothing',
    fallback: 'none',
    events: [iterationChange],
  },
  {
    name: 'ply-value',
    doc: 'A number or a move in prose that comes from the search; the text between the tags is checked.',
    attributes: [
      forSession,
      {
        name: 'what',
        doc: 'The fact: `root.score`, `root.best`, `nodes`, `node(3,7).size`.',
        kind: 'value',
        isRequired: true,
      },
      {
        name: 'notation',
        doc: 'How cells are called here whatever the reader chose; the text between the tags is written so.',
        kind: names(notations),
      },
    ],
    session: 'needs',
    content: 'text',
    fallback: 'none',
  },
  {
    name: 'ply-cell',
    doc: 'Cells of the 3 × 3 board in prose, as the reader calls them; every number between the tags is a cell, 0 to 8.',
    attributes: [],
    session: 'none',
    content: 'text',
    fallback: 'none',
  },
  {
    name: 'ply-play',
    doc: 'A game against the search, or of two searches, which show what they see; it tells where the game was lost.',
    attributes: playAttributes,
    session: 'none',
    content: 'nothing',
    fallback: 'game',
    events: [gameChange],
  },
  {
    name: 'ply-predict',
    doc: 'A question that the search answers; a wrong answer is told what it comes from.',
    attributes: [
      forSession,
      {
        name: 'ask',
        doc: 'What is asked: the value of a node, the move chosen there, whether the best above rises at its return, or whether a branch is cut.',
        kind: names(asks),
        isRequired: true,
      },
      {
        name: 'node',
        doc: 'The moves from the root to the node, `3,7`; without it, the root.',
        kind: 'node',
      },
    ],
    session: 'needs',
    content: 'sentence',
    fallback: 'answer',
  },
  {
    name: 'ply-quiz',
    doc: 'A question with answers that its author wrote, each with what is told of it.',
    attributes: [
      { name: 'ask', doc: 'How it is answered.', kind: names(Object.values(quizKinds)), default: 'one' },
      { name: 'position', doc: 'The position on whose board a move is chosen.', kind: 'position' },
    ],
    session: 'none',
    content: 'blocks',
    fallback: 'none',
    writtenAs: ':::quiz',
  },
  {
    name: 'ply-cover',
    doc: 'A table whose cells are covered until the reader asks.',
    attributes: [],
    session: 'none',
    content: 'blocks',
    fallback: 'none',
    writtenAs: ':::cover',
  },
];

/** The element of this name, or undefined. */
export function specOf(name: string): ElementSpec | undefined {
  return registry.find((spec) => spec.name === name);
}
