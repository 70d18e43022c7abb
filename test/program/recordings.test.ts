import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { starts, type Start } from '../../src/program/starts/index.ts';
import { first } from '../../src/program/starts/first.ts';
import { fetchRecording, fetchRecordedRun, listRecorded } from '../../src/program/starts/recordings.ts';
import { recordStart } from '../../src/program/starts/record-start.ts';
import { search } from '../../src/search/index.ts';
import { describeStep, makeProgramNarrator, registerNarrator } from '../../src/walk/index.ts';
import { buildCodeScene, everyBook } from '../../src/views/index.ts';
import { programLanguages } from '../../src/program/index.ts';
import { runHere } from './run-here.ts';

const recorded = [...new Set(starts.filter((each) => each.recorded.length > 0).map(({ key }) => key))];

test('every program that can be recorded is, and no other', () => {
  expect(listRecorded().toSorted()).toEqual(recorded.toSorted());
});

test.each(recorded)(
  '%s is recorded as it runs now, alike in each language; npm run programs writes it',
  async (key) => {
    expect(await fetchRecording(key)).toEqual(JSON.parse(JSON.stringify(await recordStart(key, runHere))));
  },
);

/** What programs do that are not minimax yet, or not any more: calls, the score at the root, and the first move that is worth it. */
const facts: readonly (readonly [
  Start['key'],
  position: string,
  calls: number,
  score: number,
  best: number | null,
])[] = [
  ['stage-1', 'oxx/.xo/o..', 1, Number.NaN, null],
  ['stage-1', 'oxx/.xo/ox.', 1, 1, null],
  ['stage-2', 'oxx/.xo/o..', 1, -Infinity, null],
  ['stage-2', 'oxx/.xo/o.x', 1, Infinity, null],
  ['stage-3', 'oxx/.xo/o..', 1, -Infinity, null],
  ['stage-4', 'oxx/.xo/o..', 11, 0, 8],
  ['stage-4', 'o../.xo/oxx', 11, 1, 1],
  ['loses-to-a-threat', 'xxo/.ox/.o.', 14, 1, 3],
  ['throws-games-away', 'oxx/.xo/o..', 11, 0, 8],
  ['gives-up-too-soon', 'xox/oox/...', 4, -1, 6],
  ['will-not-finish', '..o/.xx/oxo', 8, 13, 0],
  ['loves-a-draw', 'oxx/.xo/o..', 11, 1, 3],
  ['does-not-look', 'x../..o/.xo', 6, 0, 1],
  ['stops-at-the-first', 'xox/oox/...', 3, -1, 6],
  ['stops-at-the-first', '.../.../...', 8, 1, 0],
];

test.each(facts)('%s at %s makes %i calls and returns %d', async (key, position, calls, score, best) => {
  const trace = await fetchRecordedRun(key, 'python', parsePosition(position) as MnkPosition);
  expect([trace.length, trace.score[0], trace.bestMove()]).toEqual([calls, score, best]);
});

test('the sample of Your code loses on a board that X can draw, as the page says', async () => {
  const position = parsePosition(first.position) as MnkPosition;
  const plays = (await fetchRecordedRun(first.key, first.language, position)).bestMove()!;
  expect([search(position).score[0], search(position.game.play(position, plays)).score[0]]).toEqual([0, -1]);
});

const mistakes = starts.filter(({ group }) => group === 'mend');
const named = starts.filter(({ group }) => group === 'named');

test.each(mistakes)('$file is right without its mistake', async (start) => {
  const position = parsePosition(start.position) as MnkPosition;
  const { trace } = await runHere({ ...start, source: await start.rightText(), position });
  const ours = search(position, { scoring: start.key === 'will-not-finish' ? 'depth' : 'plain' });
  expect([trace!.length, trace!.bestMove(), ...trace!.score]).toEqual([
    ours.length,
    ours.bestMove(),
    ...ours.score,
  ]);
});

test.each(recorded)(
  '%s has a sentence and a running line at every step, and marks its mistake when it is revealed',
  async (key) => {
    for (const language of programLanguages) {
      const trace = await fetchRecordedRun(key, language);
      registerNarrator(trace, makeProgramNarrator(trace));
      const isWrong = [...mistakes, ...named].some((each) => each.key === key);
      for (let step = 0; step < Math.min(trace.stepCount, 50); step++) {
        expect(describeStep(trace, step, 'a1-c3').text).toMatch(/\.$/);
        const lines = buildCodeScene(trace, step, everyBook.pseudocode);
        expect(lines.filter(({ lit }) => lit === 'strong').length).toBe(1);
        expect(lines.every(({ mistake }) => mistake === 'none')).toBe(true);
      }
      const revealed = buildCodeScene(trace, 0, everyBook.pseudocode, { isRevealed: true });
      expect(revealed.some(({ mistake }) => mistake !== 'none')).toBe(isWrong);
    }
  },
);

test('a program that is not recorded is named, and so is a position', async () => {
  await expect(fetchRecordedRun('stage-6', 'python')).rejects.toThrow('unknown program "stage-6"');
  const other = parsePosition('.../.../...') as MnkPosition;
  await expect(fetchRecordedRun('stage-5', 'python', other)).rejects.toThrow('expected oxx/.xo/o..');
});
