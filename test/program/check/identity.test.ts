import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { identify } from '../../../src/program/index.ts';
import { hashText } from '../../../src/program/check/sha256.ts';

/** Paths as a course system packs them, with the student and the file of each. */
const forms: Readonly<Record<string, readonly (readonly [path: string, student: string, file: string])[]>> = {
  'Moodle, with folders': [
    ['Ada Lovelace_48231_assignsubmission_file_/minimax.py', 'Ada Lovelace', 'minimax.py'],
    ['Ada Lovelace_48231_assignsubmission_file_/lib/rules.py', 'Ada Lovelace', 'lib/rules.py'],
    ['Øyvind O’Brien_48232_assignsubmission_file_/spill.py', 'Øyvind O’Brien', 'spill.py'],
  ],
  'Moodle, two of one name': [
    ['Li Na_48232_assignsubmission_file_/a.py', 'Li Na (48232)', 'a.py'],
    ['Li Na_48233_assignsubmission_file_/a.py', 'Li Na (48233)', 'a.py'],
  ],
  'Moodle, one student': [
    ['Ada Lovelace_48231_assignsubmission_file_/minimax.py', 'Ada Lovelace', 'minimax.py'],
    ['Ada Lovelace_48231_assignsubmission_file_/rules.py', 'Ada Lovelace', 'rules.py'],
  ],
  'Moodle, without folders': [
    ['Ada Lovelace_48231_assignsubmission_file_minimax.py', 'Ada Lovelace', 'minimax.py'],
    ['Li_Na_48232_assignsubmission_file_game.py', 'Li_Na', 'game.py'],
  ],
  Canvas: [
    ['lovelaceada_4821_90211_minimax-1.py', 'lovelaceada', 'minimax.py'],
    ['turingalan_LATE_4822_90212_tictactoe.py', 'turingalan', 'tictactoe.py'],
  ],
  Gradescope: [
    ['assignment_77_export/submission_1201/minimax.py', 'submission_1201', 'minimax.py'],
    ['assignment_77_export/submission_1202/src/minimax.py', 'submission_1202', 'src/minimax.py'],
  ],
  Blackboard: [
    ['Homework 3_alovelace_attempt_2026-11-26-10-15-00_minimax.py', 'alovelace', 'minimax.py'],
    ['Homework 3_aturing_attempt_2026-11-26-10-16-30_minimax.py', 'aturing', 'minimax.py'],
  ],
  'GitHub Classroom': [
    ['homework-3-submissions/homework-3-ada/minimax.py', 'ada', 'minimax.py'],
    ['homework-3-submissions/homework-3-alan-t/minimax.py', 'alan-t', 'minimax.py'],
  ],
  'a folder a student': [
    ['class/student-01/minimax.py', 'student-01', 'minimax.py'],
    ['class/student-02/main.py', 'student-02', 'main.py'],
  ],
  'a file a student': [
    ['class/ada.py', 'ada', 'ada.py'],
    ['class/alan.js', 'alan', 'alan.js'],
  ],
  'one file': [['ada.py', 'ada', 'ada.py']],
};

test.each(Object.entries(forms))('the student is read from the path of a file: %s', (_, rows) => {
  expect(identify(rows.map(([path]) => path))).toEqual(rows.map(([, student, file]) => ({ student, file })));
});

test('the hash of a text is that of its bytes', () => {
  for (const text of ['', 'abc', 'é'.repeat(55), '❌⭕'.repeat(1000), 'x'.repeat(64)])
    expect(hashText(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
