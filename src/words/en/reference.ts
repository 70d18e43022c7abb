export const reference = {
  guide: 'Guide',
  title: 'Reference',
  summary: 'Every element of Plybook, for lessons and for your own pages, and the engine behind them.',
  writing: 'To use them in a lesson, see the guide,',
  listing:
    'Your editor can read the same from custom-elements.json, which comes with the library. Each element has its own page, with an example whose attributes you can change.',
  groups: {
    instruments: 'Instruments',
    sessions: 'Searches and their controls',
    pictures: 'Pictures of one step',
    facts: 'Numbers and facts',
    questions: 'Questions',
  },
  engine: {
    title: 'The engine',
    summary:
      'Positions, the search and its trace, and the state at every step. For programs on a page, in a worker, or in Node without a screen.',
    install: 'Every example runs as a test of Plybook. The result is after the arrow.',
    kinds: { function: 'Functions', class: 'Classes', value: 'Values', type: 'Types' },
    example: `import { parsePosition, search, stateAt } from 'plybook/engine';

const trace = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });
trace.length; // 11 nodes
stateAt(trace, 9).sentence; // what happens in the tenth step, in words`,
  },
  states: {
    title: 'States',
    summary:
      'Every element at work: at its start, in the middle, at its end, answered, stopped, with a mistake.',
    mistake: {
      title: 'A mistake in an attribute',
      text: 'The attribute is `position="zzz"`. A message says what is wrong with it.',
    },
  },
  check: {
    title: 'The result of a check',
    summary:
      'What the page Check saves as JSON, and what plybook check writes with --format json: a list with one result for each student.',
    same: 'The same files, seed and rung give the same bytes on any machine. Each result names its schema, plybook/check/v1; if a field’s meaning changes, so does that name.',
    fair: 'Marks come from the state, the counts and the functions. Findings are advice.',
    result: 'A result',
    parts: 'What it is made of',
  },
  all: 'All elements',
  tokens: {
    title: 'Tokens',
    text: 'Colours, type and sizes of all elements are custom properties. Set them for the whole page, as in `:root { --ply-max: navy; }`, or for one element. Colours follow the colour scheme of the page, light or dark.',
    head: ['Token', 'Default', 'What it is for'],
    used: 'It uses these tokens, which your page can set:',
  },
  sections: {
    attributes: 'Attributes',
    settings: 'Settings of its search',
    properties: 'Properties',
    methods: 'Methods',
    events: 'Events',
    slots: 'Slots',
    parts: 'Parts',
  },
  usual: (value: string) => `\`${value}\` by default`,
  required: 'required',
  property: (name: string) => `the property \`${name}\``,
  readonly: 'read-only',
  writable: 'can be set',
  unnamedSlot: 'without a name',
  writtenAs: (container: string) => `Lessons write it as ${container}.`,
  kinds: {
    boolean: 'present or absent',
    amount: 'a number',
    natural: 'a whole number',
    game: 'a game',
    moves: 'moves',
    node: 'moves from the root',
    options: 'settings, name=value',
    position: 'a position',
    rivals: 'settings, separated by |',
    session: 'an id',
    step: 'a step, from 0',
    text: 'text',
    tree: 'a tree',
    value: 'a fact',
    upTo: (most: number) => `1 to ${most}`,
    list: 'any of',
    program: 'a recorded program',
    orMoves: 'or cells by number',
  },
  form: {
    label: 'Change the example',
    settings: 'Settings of its search',
    none: 'without',
  },
};
