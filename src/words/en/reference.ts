export const reference = {
  guide: 'Guide',
  title: 'Reference',
  summary: 'Every element of Plybook, for lessons and for pages of your own, and the engine behind them.',
  writing: 'How they stand in a lesson is told by the guide,',
  listing:
    'An editor reads the same from custom-elements.json, which comes with the library. Each element has a page, with an example whose attributes you can change there.',
  groups: {
    instruments: 'Instruments',
    sessions: 'Searches and what moves them',
    pictures: 'Pictures of a moment',
    facts: 'Numbers and facts',
    questions: 'Questions',
  },
  engine: {
    title: 'The engine',
    summary:
      'Positions, the search and its trace, and the state at every step, for programs: in a page, in a worker, or in Node, without a screen.',
    install: 'Each example is run as a test of Plybook; what stands behind an arrow is what it comes to.',
    kinds: { function: 'Functions', class: 'Classes', value: 'Values', type: 'Types' },
    example: `import { parsePosition, search, stateAt } from 'plybook/engine';

const trace = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });
trace.length; // 11 nodes
stateAt(trace, 9).sentence; // what happens in the tenth step, in words`,
  },
  check: {
    title: 'The result of a check',
    summary:
      'What the page Check saves as JSON, and what plybook check writes with --format json: a list with one result for each student.',
    same: 'The same files, seed and rung give the same bytes on any machine. Each result names its schema, plybook/check/v1; a field that changes its meaning changes that name.',
    fair: 'Marks come from the state, the counts and the functions. Findings are advice.',
    result: 'A result',
    parts: 'What it is made of',
  },
  all: 'All elements',
  tokens: {
    title: 'Tokens',
    text: 'Colours, type and sizes of all elements are custom properties. A page sets them on any element around, `:root { --ply-max: navy; }`, or on one element alone. Colours follow the colour scheme of the page, light or dark.',
    head: ['Token', 'Without a page that sets it', 'What it is for'],
    used: 'It uses these tokens, which a page may set:',
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
  usual: (value: string) => `\`${value}\` without it`,
  required: 'required',
  property: (name: string) => `the property \`${name}\``,
  readonly: 'only to be read',
  writable: 'may be set',
  unnamedSlot: 'without a name',
  writtenAs: (container: string) => `Lessons write it as ${container}.`,
  kinds: {
    boolean: 'there or not',
    amount: 'a number',
    natural: 'a whole number',
    game: 'a game',
    moves: 'moves',
    node: 'moves from the root',
    options: 'settings, name=value',
    position: 'a position',
    rivals: 'settings, apart by |',
    session: 'an id',
    step: 'a step, from 0',
    text: 'text',
    tree: 'a tree',
    value: 'a fact',
    upTo: (most: number) => `1 to ${most}`,
    list: 'any of',
    program: 'a program that is recorded',
    orMoves: 'or cells by number',
  },
  form: {
    label: 'Change the example',
    settings: 'Settings of its search',
    none: 'without',
  },
};
