import { formatCount, pluralise } from './numbers.ts';

/** An exercise in putting a program together from lines. */
export const blocks = {
  label: 'A program to put together',
  gapsLabel: 'A program to complete',
  program: 'Your program',
  unused: 'Not used',
  keys: {
    label: 'Keys for a line',
    move: 'move',
    indent: 'indent',
    remove: 'remove',
  },
  start: 'Press a line below to add it. Some of them are wrong.',
  startRight: 'Press a line below to add it.',
  allUsed: 'Every line is in your program.',
  /** For screen readers. */
  placed: (text: string, at: number, of: number, indent: number) =>
    `${text}, line ${formatCount(at)} of ${formatCount(of)}, ${describeIndent(indent)}`,
  placedShort: (line: number) => `Line ${formatCount(line)}`,
  notUsed: (text: string) => `${text}, not used`,
  /** Announced when only the indentation of the focused line changes. */
  indented: (indent: number) => describeIndent(indent),
  wrongLine: 'This line makes the program wrong.',
  gap: (at: number, line: number) => `Gap ${formatCount(at)}, in line ${formatCount(line)}`,
  tools: {
    label: (text: string) => `Move or remove the line ${text}`,
    none: 'Choose a line to move or remove it',
    up: 'Move up',
    down: 'Move down',
    out: 'Indent less',
    in: 'Indent more',
    remove: 'Remove',
  },
  given: 'Given: functions that these lines can call',
  /** Before what is wrong on it. */
  otherBoard: 'Your program goes wrong on another board, now shown here.',
  startOver: 'Start over',
  /** After “Back to the lines”. */
  replaced: () => 'These are the lines again. Your text is saved.',
  startedOver: 'You started over. Your earlier program is saved.',
  asText: 'Continue as text',
  asLines: 'Back to the lines',
  empty: 'Your program has no lines yet. Press a line to add it.',
  gapsLeft: (count: number) =>
    `${pluralise(count, 'gap is', 'gaps are')} empty. Fill ${count === 1 ? 'it' : 'them'}, then press Run.`,
  ready: 'Put the lines in order, then press Run. Any order that works is right.',
  readyGaps: 'Fill the gaps, then press Run. Any text that works is right.',
  changed: 'Your program has changed, but the tree still shows the last run. Press Run again.',
  cause: (line: number, belief: string | null) =>
    belief === null
      ? `Line ${formatCount(line)} makes the program wrong.`
      : `Line ${formatCount(line)} makes the program wrong. It is typical of someone who ${belief}.`,
  paper: {
    order: (hasWrong: boolean) =>
      `Number the lines of the program in their order.${hasWrong ? ' Some lines are not needed.' : ''}`,
    gaps: 'Fill the gaps.',
  },
};

function describeIndent(indent: number): string {
  return indent === 0 ? 'not indented' : `indented ${formatCount(indent)}`;
}
