export type ConformanceResult = 'supports' | 'partly' | 'none' | 'open';

export interface Criterion {
  readonly number: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  readonly result: ConformanceResult;
  readonly remark: string;
}

const row = (
  number: string,
  name: string,
  level: Criterion['level'],
  result: ConformanceResult,
  remark = '',
): Criterion => ({ number, name, level, result, remark });

const media = 'There is no recorded audio and no video.';

/** The criteria of WCAG 2.2, level A and AA, with what is known of this site. */
export const conformance: readonly Criterion[] = [
  row(
    '1.1.1',
    'Non-text Content',
    'A',
    'supports',
    'Boards are described row by row; each node of a tree has a name, and its board and reason as a description and by the key I.',
  ),
  row('1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', 'none', media),
  row('1.2.2', 'Captions (Prerecorded)', 'A', 'none', media),
  row('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', 'none', media),
  row('1.2.4', 'Captions (Live)', 'AA', 'none', media),
  row('1.2.5', 'Audio Description (Prerecorded)', 'AA', 'none', media),
  row(
    '1.3.1',
    'Info and Relationships',
    'A',
    'supports',
    'Tree items keep role, level, position and state in the computed accessibility tree; the same calls are in a tree grid.',
  ),
  row('1.3.2', 'Meaningful Sequence', 'A', 'supports'),
  row('1.3.3', 'Sensory Characteristics', 'A', 'supports'),
  row('1.3.4', 'Orientation', 'AA', 'supports'),
  row('1.3.5', 'Identify Input Purpose', 'AA', 'none', 'No field asks for anything about the reader.'),
  row(
    '1.4.1',
    'Use of Color',
    'A',
    'supports',
    'MAX and MIN have signs, chosen things weight, verdicts words.',
  ),
  row(
    '1.4.2',
    'Audio Control',
    'A',
    'supports',
    'Sounds of a search are off until a reader switches them on; each lasts less than half a second.',
  ),
  row('1.4.3', 'Contrast (Minimum)', 'AA', 'supports', 'Checked for each pair of colours in each theme.'),
  row('1.4.4', 'Resize Text', 'AA', 'supports'),
  row('1.4.5', 'Images of Text', 'AA', 'supports'),
  row(
    '1.4.10',
    'Reflow',
    'AA',
    'supports',
    'A tree is a drawing in two dimensions and can be moved; its calls are in a table too. Listings of code scroll by themselves.',
  ),
  row(
    '1.4.11',
    'Non-text Contrast',
    'AA',
    'supports',
    'Marks, edges and outlines of controls have 3:1. The dashed outline of a board that is not called yet has less; its marks and its label do not.',
  ),
  row('1.4.12', 'Text Spacing', 'AA', 'supports', 'Tried on lessons, Explore and Compare.'),
  row('1.4.13', 'Content on Hover or Focus', 'AA', 'supports', 'The card beside a node closes with Escape.'),
  row('2.1.1', 'Keyboard', 'A', 'supports'),
  row(
    '2.1.2',
    'No Keyboard Trap',
    'A',
    'supports',
    'In an editor Tab indents; a line that is shown there says that Escape and then Tab leads out.',
  ),
  row(
    '2.1.4',
    'Character Key Shortcuts',
    'A',
    'supports',
    'Settings turns off letters that work on the whole page.',
  ),
  row(
    '2.2.1',
    'Timing Adjustable',
    'A',
    'supports',
    'Nothing has a time limit, except that a teacher closes a question of a live class.',
  ),
  row('2.2.2', 'Pause, Stop, Hide', 'A', 'supports'),
  row('2.3.1', 'Three Flashes or Below Threshold', 'A', 'supports'),
  row('2.4.1', 'Bypass Blocks', 'A', 'supports'),
  row('2.4.2', 'Page Titled', 'A', 'supports'),
  row('2.4.3', 'Focus Order', 'A', 'supports'),
  row('2.4.4', 'Link Purpose (In Context)', 'A', 'supports'),
  row(
    '2.4.5',
    'Multiple Ways',
    'AA',
    'supports',
    'The list of lessons, links between pages, and the glossary.',
  ),
  row('2.4.6', 'Headings and Labels', 'AA', 'supports', 'Two trees of a page have two names.'),
  row('2.4.7', 'Focus Visible', 'AA', 'supports'),
  row('2.4.11', 'Focus Not Obscured (Minimum)', 'AA', 'supports'),
  row('2.5.1', 'Pointer Gestures', 'A', 'supports', 'Buttons zoom and fit; a drag is never the only way.'),
  row('2.5.2', 'Pointer Cancellation', 'A', 'supports'),
  row('2.5.3', 'Label in Name', 'A', 'supports'),
  row('2.5.4', 'Motion Actuation', 'A', 'none', 'Nothing reacts to motion of a device.'),
  row('2.5.7', 'Dragging Movements', 'AA', 'supports'),
  row('2.5.8', 'Target Size (Minimum)', 'AA', 'supports'),
  row('3.1.1', 'Language of Page', 'A', 'supports'),
  row('3.1.2', 'Language of Parts', 'AA', 'supports', 'Pages are in English; code is marked as code.'),
  row('3.2.1', 'On Focus', 'A', 'supports'),
  row('3.2.2', 'On Input', 'A', 'supports'),
  row('3.2.3', 'Consistent Navigation', 'AA', 'supports'),
  row('3.2.4', 'Consistent Identification', 'AA', 'supports'),
  row(
    '3.2.6',
    'Consistent Help',
    'A',
    'supports',
    'The sheet of keys is at the end of each row of controls.',
  ),
  row(
    '3.3.1',
    'Error Identification',
    'A',
    'supports',
    'Errors of a program, and calls that return a wrong value, are said with their line.',
  ),
  row('3.3.2', 'Labels or Instructions', 'A', 'supports'),
  row('3.3.3', 'Error Suggestion', 'AA', 'supports', 'Errors name the value and what is expected.'),
  row(
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'none',
    'There are no legal or financial acts.',
  ),
  row('3.3.7', 'Redundant Entry', 'A', 'none', 'Nothing is asked for twice.'),
  row('3.3.8', 'Accessible Authentication (Minimum)', 'AA', 'none', 'Nobody signs in.'),
  row(
    '4.1.2',
    'Name, Role, Value',
    'A',
    'supports',
    'As browsers compute it; not tried with screen readers.',
  ),
  row(
    '4.1.3',
    'Status Messages',
    'AA',
    'supports',
    'Steps, pauses, keys that lead nowhere, verdicts, and what a class shows. Not tried with screen readers.',
  ),
];
