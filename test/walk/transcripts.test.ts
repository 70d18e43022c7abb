import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSession, transcribe } from './transcript.ts';

const folder = new URL('../../lessons/', import.meta.url);
const lessons = readdirSync(folder).filter((file) => file.endsWith('.md'));

/** The keys of meaning, in an order in which somebody may press them. */
const keys = [
  't',
  'i',
  'n',
  'n',
  'i',
  'l',
  'i',
  'b',
  'i',
  'y',
  'c',
  'u',
  'i',
  'd',
  'v',
  'Shift+v',
  'r',
  'i',
  'End',
  'i',
  'y',
  'i',
  'n',
];

/** Searches of a lesson that its reader can step through. */
function listTags(file: string): string[] {
  const source = readFileSync(new URL(file, folder), 'utf8');
  const tags = [...source.matchAll(/<ply-(?:stepper|compare)\b[^>]*>/g)].map(([tag]) => tag);
  return tags.filter((tag) => !/ for=/.test(tag));
}

const transcribeTag = (tag: string) =>
  `${tag}\n${transcribe(openSession(tag), keys, tag.includes('ruler="plies"'))}`;

test.each(lessons.filter((file) => listTags(file).length > 0))(
  'what is said of each search of %s at the keys of meaning',
  async (file) => {
    const told = listTags(file).map(transcribeTag).join('\n');
    await expect(told).toMatchFileSnapshot(`transcripts/${file.replace(/\.md$/, '.txt')}`);
  },
);

/** What somebody who cannot see the tree is asked about a search, by its id; the answer is in what the keys say. */
const tasks: readonly (readonly [question: string, lesson: string, id: string, answer: string])[] = [
  [
    'Which value came back to the root, and why?',
    '03',
    'board',
    'Return 1. All three scores are in: MAX takes the largest, 1, so X plays b3.',
  ],
  ['At which end of a game was that value made?', '10', 'deep', 'From the leaf after b, a, a.'],
  ['What did each move of the root come to?', '03', 'board', 'a2 is worth 0; b3 is worth 1; c3 is worth −1'],
  [
    'What is on the board of this call, and who is to move there?',
    '03',
    'board',
    'row 1: O, X, X; row 2: X, X, O; row 3: O, O, empty; last move b3. X, who is MAX, is to move.',
  ],
  [
    'Which moves of a call are still to come?',
    '04',
    'calls',
    'No value has come back to it yet. Its moves: a2, b3 and c3 are still to come.',
  ],
  ['What was cut, and by which bound?', '10', 'numbers', 'MAX already has 3 elsewhere: 3 ≥ 2'],
  ['From which call did that bound come?', '10', 'numbers', 'alpha comes from the call after a;'],
  ['Where do two searches differ first, and why?', '06', 'losing', 'Two of the three moves win'],
  ['Which moves do two searches choose?', '06', 'both', 'Plain scoring chooses a1, and depth-penalised'],
  ['Which earlier call did the table answer from?', '09', 'turned', 'turned by 180°: call 8 searched that'],
  [
    'How was a position judged that the search looks no further from?',
    '11',
    'glance',
    'Open lines give MAX 5 and MIN 2, so this position is judged to be worth 5 − 2 = 3.',
  ],
  ['How large is the tree, and how do its games end?', '08', 'whole', '131,184 won by X, 77,904 won by O'],
  [
    'Which value does a program with a mistake return, though another is larger?',
    '12',
    'swapped',
    'a2 and b3 returned 1; c3 returned 0. minimax returns 0. X had 1, 1 and 0. The search is over',
  ],
];

test.each(tasks)('by ear: %s', (_, lesson, id, answer) => {
  const file = lessons.find((each) => each.startsWith(lesson))!;
  const tag = listTags(file).find((each) => each.includes(` id="${id}"`))!;
  expect(transcribeTag(tag).replaceAll(/\s+/g, ' ')).toContain(answer);
});
