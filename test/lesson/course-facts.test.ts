import { expect, test } from 'vitest';
import { readCourseFacts } from '../../src/lesson/index.ts';

const whole = `name: Games
heading: "Games: a closer look"
summary: Two lessons.
lessons: units/spring/
`;

/** What is wrong in a file, with its place. */
const wrongIn = (source: string) =>
  readCourseFacts(source, (folder) => /^units\/spring\/?$/.test(folder)).problems.map(
    ({ file, line, column, text }) => `${file}:${line}:${column} ${text}`,
  );

test('course.yaml gives the name, the start, the folder of the lessons and the address of a course', () => {
  const { facts, problems } = readCourseFacts(
    `\uFEFF${whole}base: https://a.example:8080/x/\r\n`,
    () => true,
  );
  expect(problems).toEqual([]);
  expect(facts).toEqual({
    name: 'Games',
    heading: 'Games: a closer look',
    summary: 'Two lessons.',
    lessons: 'units/spring',
    base: 'https://a.example:8080/x/',
  });
  expect(readCourseFacts(whole, () => true).facts.base).toBe('');
});

test('a mistake in course.yaml is reported with its line, fact and remedy', () => {
  expect(wrongIn(whole)).toEqual([]);
  expect(wrongIn(whole.replace('name: Games', 'nam: Games'))).toEqual([
    'course.yaml:1:1 unknown key "nam": did you mean name?',
    'course.yaml:1:1 missing key "name": expected a line of text',
  ]);
  expect(wrongIn(whole.replace('"Games: a closer look"', 'Games: a closer look'))).toEqual([
    'course.yaml:2:10 value with a colon in it: expected it in straight quotes, as in title: "Minimax: the idea"',
  ]);
  expect(wrongIn(whole.replace('Two lessons.', ''))).toEqual([
    expect.stringMatching(/^course\.yaml:3:\d+ invalid value summary null: expected a line of text$/),
  ]);
  expect(wrongIn('')).toHaveLength(4);
});

test.each(['unit/spring', '/units/spring', '../units/spring', 'units\\spring', 'C:/units', '.', '5'])(
  'lessons in %s are refused: no folder beside the file holds them',
  (folder) => {
    expect(wrongIn(whole.replace('units/spring/', folder))).toEqual([
      expect.stringMatching(
        /^course\.yaml:4:10 invalid value lessons .* expected a folder next to this file with a lesson in it/,
      ),
    ]);
  },
);

test.each([
  '/games/',
  './',
  'school.example/',
  'https://school.example',
  'https://a.example/x',
  'javascript:x/',
])('%s is refused as the address of the site', (base) => {
  expect(wrongIn(`${whole}base: ${base}\n`)).toEqual([
    expect.stringContaining('course.yaml:5:7 invalid value base'),
  ]);
});
