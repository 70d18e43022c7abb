import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openSession } from '../walk/transcript.ts';

const folder = new URL('../../lessons/', import.meta.url);
const lessons = readdirSync(folder).filter((file) => file.endsWith('.md'));

/** Minutes for one of each. */
const pace = { word: 1 / 200, press: 5 / 60, question: 0.5, onPaper: 1, program: 3, written: 5 };

/** A search with at most as many nodes is walked whole; a larger one, or two side by side, for as many steps. */
const [WALKED, STEPS] = [11, 10];
const BY_HAND = 24;
/** Functions that lesson 13 has its reader write from an empty page. */
const written = { '13-write-it-yourself.md': 4 } as Readonly<Record<string, number>>;

describe.each(lessons)('%s', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');
  const [, front, body] = /^---\n([^]*?)\n---\n([^]*)\n:::notes\n/.exec(source)!;
  const [lesson, exercises, summary] = body.split(/^## (?:Exercises|Summary)$/m);
  const readMinutes = (name: string) => Number(new RegExp(`^${name}: (\\d+)$`, 'm').exec(front)![1]);

  test('states the minutes that its words, questions and presses take, without what is optional', () => {
    const counted = count(lesson) + count(summary) + (written[file] ?? 0) * pace.written;
    expect(Math.abs(readMinutes('minutes') - counted), `${counted}`).toBeLessThan(1.5);
  });

  test('states the minutes of the exercises that are not optional', () => {
    const [said, ...each] = exercises.split(/^(?=### \d)/m);
    const first = Number(
      /^Exercises? (\d)(?: (?:and|to) \d)? (?:is|are) optional/m.exec(said)?.[1] ?? Infinity,
    );
    const counted = each.slice(0, first - 1).reduce((sum, text) => {
      const isOnPaper = !/:::quiz|<ply-predict/.test(text);
      return sum + count(text) + (isOnPaper ? pace.onPaper : 0);
    }, 0);
    expect(Math.abs(readMinutes('exercise-minutes') - counted), `${counted}`).toBeLessThan(1.5);
  });
});

/** The minutes of a part of a lesson; what follows the word Optional counts no more, in its section and those below it. */
function count(source: string): number {
  const text = leaveOut(
    source
      .replaceAll(/^## .*\n\n\*\*Optional\.\*\*[^]*?(?=^## |$(?![^]))/gm, '')
      .replaceAll(/^\*\*Optional\.\*\*[^]*?(?=^##|$(?![^]))/gm, ''),
    /^:::(?:hint|note|slide)\b/,
  );
  const times = (pattern: RegExp) => [...text.matchAll(pattern)].length;
  const walked = [...text.matchAll(/<ply-(?:stepper|compare)\b[^>]*>/g)].map(([tag]) => countSteps(tag));
  const presses =
    walked.reduce((sum, steps) => sum + steps, 0) +
    BY_HAND * times(/<ply-by-hand\b/g) +
    STEPS * times(/<ply-(?:play|find|depth|timing|lenses|iterations|controls)\b|^:::cover/gm);
  return (
    countWords(text) * pace.word +
    presses * pace.press +
    times(/^:::(?:quiz|think)|<ply-predict\b/gm) * pace.question +
    times(/<ply-(?:program|blocks)\b/g) * pace.program
  );
}

function countSteps(tag: string): number {
  const { trace, comparison } = openSession(tag);
  return comparison || trace.length > WALKED ? STEPS : trace.stepCount;
}

/** Counts what a student reads: all answers of a question, and the explanation of the right ones. */
function countWords(text: string): number {
  const read = text
    .replaceAll(/^- \[ \] (.*?) — .*$/gm, '$1')
    .replaceAll(/<[^>]*>|^\|[-| :]+\|$/gm, '')
    .replaceAll('|', ' ');
  return read.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

/** Leaves out containers whose first line is like this, with what is in them. */
function leaveOut(text: string, opening: RegExp): string {
  let depth = 0;
  const kept = text.split('\n').filter((line) => {
    if (depth > 0 ? /^:::\w/.test(line) : opening.test(line)) depth++;
    else if (depth > 0 && line === ':::') depth--;
    else return depth === 0;
    return false;
  });
  return kept.join('\n');
}
