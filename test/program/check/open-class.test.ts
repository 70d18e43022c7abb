import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { chooseFile, openClass } from '../../../src/elements/program/opening/open-class.ts';
import type { GivenFile } from '../../../src/elements/program/opening/open-files.ts';

const search = 'def minimax(board):\n    return minimax(board)\n';

function asFile(path: string, content: Uint8Array | string): GivenFile {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return { path, size: bytes.length, bytes: () => Promise.resolve(bytes) };
}

const moodle = (student: string, id: number, file: string) =>
  `${student}_${id}_assignsubmission_file_/${file}`;

test('a zip of Moodle becomes one program a student, and what cannot be read costs nobody else', async () => {
  const zip = zipSync({
    [moodle('Ada', 1, 'minimax.py')]: strToU8(search),
    [moodle('Ada', 1, 'rules.py')]: strToU8('def winner(b): ...\n'),
    [moodle('Bo', 2, 'homework.zip')]: zipSync({ 'ai/minimax.py': strToU8(search) }),
    [moodle('Cy', 3, 'deep.zip')]: zipSync({ 'inner.zip': zipSync({ 'a.py': strToU8(search) }) }),
    [moodle('Di', 4, 'a.out')]: new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]),
    [moodle('Ed', 5, 'empty.py')]: strToU8(''),
    [moodle('Flo', 6, 'spaß & “quotes” #1.py')]: strToU8(search),
    [moodle('Gus', 7, 'ai.py')]: strToU8(`from rules import winner\n${search}`),
    [moodle('Hal', 8, 'Main.java')]: strToU8('class Main {}'),
    '__MACOSX/junk': strToU8('x'),
  });
  const opened = await openClass([asFile('homework.zip', zip)]);
  expect(
    opened.map(({ student, file, program, notes }) => [
      student,
      file,
      program && [program.source.length > 0, Object.keys(program.files), program.missing],
      notes.length,
    ]),
  ).toEqual([
    ['Ada', 'minimax.py', [true, ['rules.py'], null], 1],
    ['Bo', 'minimax.py', [true, [], null], 0],
    ['Cy', 'deep.zip', null, 1],
    ['Di', 'a.out', null, 1],
    ['Ed', 'empty.py', [false, [], null], 0],
    ['Flo', 'spaß & “quotes” #1.py', [true, [], null], 0],
    ['Gus', 'ai.py', [true, [], 'rules.py'], 0],
    ['Hal', 'Main.java', null, 1],
  ]);
});

test('the only zip of a class, in the folder of a student, is that student’s', async () => {
  const zip = zipSync({ 'ai/minimax.py': strToU8(search) });
  const [only, ...others] = await openClass([asFile(moodle('Ada', 1, 'ai.zip'), zip)]);
  expect([only.student, only.file, others]).toEqual(['Ada', 'minimax.py', []]);
  const [broken] = await openClass([asFile(moodle('Ada', 1, 'ai.zip'), 'no zip')]);
  expect([broken.student, broken.program]).toEqual(['Ada', null]);
});

test('the list that a course system puts beside the folders is no student', async () => {
  const opened = await openClass([
    asFile('export/submission_metadata.yml', 'submission_1: {}'),
    asFile('export/submission_1/minimax.py', search),
    asFile('export/submission_1/metadata.yml', 'a: 1'),
    asFile('export/submission_2/essay.pdf', '%PDF'),
    asFile('export/late.py', search),
  ]);
  expect(opened.map(({ student, program }) => [student, program !== null])).toEqual([
    ['late', true],
    ['submission_1', true],
    ['submission_2', false],
  ]);
});

test('each file without a folder is a student’s, except a module that another imports', async () => {
  const opened = await openClass([
    asFile('ada.py', `from rules import winner\n${search}`),
    asFile('bo.py', search),
    asFile('rules.py', 'def winner(b): ...\n'),
  ]);
  expect(opened.map(({ student, program }) => [student, Object.keys(program!.files)])).toEqual([
    ['ada', ['rules.py']],
    ['bo', []],
  ]);
});

test('another file of a student can be checked, and the first again', async () => {
  const [first] = await openClass([
    asFile('hw/ada/minimax.py', search),
    asFile('hw/ada/other.js', 'export function minimax(board) { return minimax(board); }\n'),
    asFile('hw/bo/minimax.py', search),
  ]);
  const other = chooseFile(first, 'other.js');
  expect(other).toMatchObject({
    student: 'ada',
    file: 'other.js',
    program: { language: 'javascript', path: 'other.js', files: { 'minimax.py': search } },
    notes: [expect.stringContaining('The student also handed in minimax.py. Plybook checked other.js.')],
  });
  expect(chooseFile(other, 'minimax.py')).toEqual(first);
});

test.each([
  ['no file', []],
  ['a zip that is none', [asFile('homework.zip', 'PK?')]],
  ['too many files', Array.from({ length: 2001 }, (_, i) => asFile(`${i}.py`, ''))],
  ['a file that is too large', [{ ...asFile('a.py', ''), size: 60_000_000 }]],
])('%s is refused with a sentence', async (_, files) => {
  await expect(openClass(files)).rejects.toThrow(/\w{3,} .*\w/);
});
