import { describe, expect, test } from 'vitest';
import { readPrograms } from '../../src/build/read-site.ts';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { codeLanguages } from '../../src/lesson/highlight.ts';
import { findLanguage, languages, programLanguages, renameFile } from '../../src/program/index.ts';
import { readLiteral } from '../../src/program/literal.ts';
import { starts } from '../../src/program/starts/index.ts';
import { words } from '../../src/words/index.ts';
import { makeRuntime, runHere } from './run-here.ts';

describe.each(programLanguages)('%s', (language) => {
  const own = starts.filter((start) => start.language === language);

  test('has every starting point, and lessons have the same texts', async () => {
    expect(own.map(({ key }) => key).toSorted()).toEqual(Object.keys(words.starts.texts).toSorted());
    const programs = readPrograms('.');
    for (const { file, text } of own) expect([file, await text()]).toEqual([file, programs.get(file)]);
  });

  test('has no mark of a stage in a starting point', async () => {
    for (const { text } of own) expect(await text()).not.toMatch(/^(#|\/\/)\|/m);
  });

  test('has endings that no other language has', () => {
    for (const ending of languages[language].endings) expect(findLanguage(`A.B.${ending}`)).toBe(language);
    const [first] = languages[language].endings;
    for (const other of programLanguages)
      for (const ending of languages[other].endings)
        expect(renameFile(`mine.${ending}`, language)).toBe(`mine.${first}`);
    expect(renameFile('notes.txt', language)).toBe('notes.txt');
  });

  test('is highlighted in lessons', () => {
    expect(codeLanguages).toContain(languages[language].grammar);
  });

  test('runs, and prints', async () => {
    const start = own.find(({ key }) => key === 'prints-its-boards')!;
    const position = parsePosition(start.position) as MnkPosition;
    const { end, before } = await runHere({ ...start, source: await start.text(), position });
    expect(end).toEqual({ kind: 'done' });
    expect(before[0]).toBe('o plays row 3 column 2');
  });

  test('reads back what it writes', async () => {
    const { write, writeFixed } = languages[language];
    const start = own.find(({ key }) => key === 'stage-1')!;
    const runtime = await makeRuntime({ source: await start.text(), language });
    expect(runtime.load(5000, false)).toBeNull();
    const read = (expression: string) => readLiteral(runtime.evaluate(expression).returned!);
    const values = ['x"', 0, -1.5, null, true, false, Infinity, -Infinity, [[1, 'x'], [null]]] as const;
    for (const value of values) expect(read(write(value))).toEqual(value);
    expect(read(writeFixed(values))).toEqual(values);
  });
});
