import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { packText, unpackText } from '../../src/site/address/packed-text.ts';
import { readProgramAddress, writeProgramAddress } from '../../src/site/address/program-address.ts';

test('any text comes back as it was packed, in characters that every address may hold', async () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const characters = await packText(text);
      expect(characters).toMatch(/^[\w-]*$/);
      expect(await unpackText(characters)).toBe(text);
    }),
    { numRuns: 40 },
  );
});

test('text that is not packed, or is too long for any program, is refused', async () => {
  for (const characters of ['%', 'abc', 'AAAA', await packText('x'.repeat(2_000_000))])
    await expect(unpackText(characters)).rejects.toThrow();
});

test('a place is written and read, and its mistakes are listed', () => {
  const place = {
    position: 'oxx/.xo/o..',
    call: 'minimax(board, 0, True)',
    reads: 'x=21; o=11; empty=10; max=o',
    step: 12,
    start: '',
    program: 'abc',
    language: 'javascript',
    file: 'my game.js',
    files: 'def',
    run: '0123456789abcdef',
  } as const;
  expect(readProgramAddress(`#${writeProgramAddress(place)}`)).toEqual({ ...place, problems: [] });
  const { problems, ...read } = readProgramAddress(
    '#position=[[1,2.5]]&start=negamax&language=cobol&step=-1&colour=red',
  );
  expect(problems.length).toBe(4);
  expect(read).toMatchObject({ position: '', step: 0, language: 'python' });
});

test.each([
  ['call', `call=${'m'.repeat(501)}`],
  ['reads', `reads=${'x'.repeat(201)}`],
  ['file', `program=abc&file=${'f'.repeat(101)}`],
  ['file', 'file=game.py'],
  ['language', 'language=javascript'],
  ['run', `program=abc&run=${'0'.repeat(33)}`],
  ['run', 'run=0123'],
  ['start', 'start=negamax&program=abc'],
])('%s is told where it is ignored: %.40s', (name, fragment) => {
  const { problems, ...read } = readProgramAddress(`#${fragment}`);
  expect(problems).toEqual([expect.stringContaining(`part ${name} `)]);
  expect(read).toMatchObject(name === 'language' ? { language: 'python' } : { [name]: '' });
});
