import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { library } from '../../src/views/code/library.ts';
import { assembleNamedCode } from '../../src/views/code/named-code.ts';

const lesson = readFileSync(new URL('../../lessons/12-when-minimax-goes-wrong.md', import.meta.url), 'utf8');

/** The questions for a line: what is listed, and which line is right. */
const questions = [...lesson.matchAll(/:::quiz-line (\w+)[^]*?```\w+\n([^]*?)\n```\n\n- \[x\] (\d+)/g)];

/** The listings as the lesson asks about them, in its order; after a line that is missing, the one before it. */
const asked = [
  ['swapped-min-max', 'pseudocode'],
  ['shared-board', 'pseudocode'],
  ['wrong-sign', 'pseudocode'],
  ['draw-as-unfinished', 'python'],
  ['unfinished-as-draw', 'pseudocode'],
] as const;

test.each(asked.map(([code, language], i) => [code, language, i] as const))(
  'lesson 12 asks about %s as it is run, and the line that it wants is the mistake',
  (code, language, i) => {
    const [, written, listing, right] = questions[i];
    expect(written).toBe(language);
    const lines = assembleNamedCode(code, library[language].parts, false);
    expect(listing).toBe(lines.map(({ text }) => text).join('\n'));
    const revealed = assembleNamedCode(code, library[language].parts, true);
    const isWrong = revealed[Number(right) - 1].mistake === 'wrong';
    expect(isWrong || revealed[Number(right)].mistake === 'right').toBe(true);
  },
);
