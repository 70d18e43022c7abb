import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatPosition, parsePosition, type Position } from '../../src/game/index.ts';
import { search, type Trace } from '../../src/search/index.ts';
import { homeStart } from '../../src/site/pages/home-start.ts';
import { countCalled, countProspects, finishGame, GameRecord, listTriedMoves } from '../../src/walk/index.ts';
import { words } from '../../src/words/index.ts';

/** Every search that the home page can show, by the position that it answers. */
function listSearches(): Map<string, Trace> {
  const found = new Map<string, Trace>();
  const play = (position: Position) => {
    for (const move of position.game.moves(position)) {
      const after = position.game.play(position, move);
      const text = formatPosition(after);
      if (found.has(text)) continue;
      const trace = search(after);
      found.set(text, trace);
      const answer = trace.bestMove();
      if (answer !== null) play(after.game.play(after, answer));
    }
  };
  play(parsePosition(homeStart));
  return found;
}

const searches = listSearches();

test('the game of the home page is a draw, its first answers differ, and no lesson up to minimax asks about its boards', () => {
  const start = parsePosition(homeStart);
  expect(search(start).score[0]).toBe(0);
  for (const move of start.game.moves(start)) {
    const { draws, losses } = countProspects(searches.get(formatPosition(start.game.play(start, move)))!);
    expect([draws, losses].every((count) => count > 0)).toBe(true);
  }
  const texts = readdirSync('lessons')
    .filter((name) => /^0[1-4]-/.test(name))
    .map((name) => readFileSync(`lessons/${name}`, 'utf8'));
  expect(texts.length).toBe(4);
  const boards = [...searches].flatMap(([text, trace]) => [
    text,
    ...[...trace.children(0)]
      .slice(0, 1)
      .map(() => formatPosition(trace.position(trace.principalNodes()[1]))),
  ]);
  expect(boards.length).toBeGreaterThan(40);
  // Lesson 4 only tells of this one that every move loses.
  const told = ['xxo/.x./.oo'];
  const shared = [homeStart, ...boards].filter((board) => texts.some((text) => text.includes(board)));
  expect(shared).toEqual(told);
});

test('the called and answered moves follow from the step, in every search', () => {
  for (const trace of searches.values()) {
    let called = 1;
    for (let step = 0; step < trace.stepCount; step++) {
      if (called < trace.length && trace.enterStep(called) === step) called++;
      expect(countCalled(trace, step)).toBe(called);
    }
    const last = listTriedMoves(trace, trace.stepCount - 1);
    expect(last.filter(({ isChosen }) => isChosen).map(({ move }) => move)).toEqual(
      trace.length === 1 ? [] : [trace.bestMove()],
    );
    expect(listTriedMoves(trace, 0).every(({ status, isChosen }) => status === 'uncalled' && !isChosen)).toBe(
      true,
    );
  }
});

test('the sentence about an answer says how many lose, draw and win', () => {
  for (const trace of searches.values()) {
    if (trace.length === 1) continue;
    const { wins, draws, losses } = countProspects(trace);
    const scores = [...trace.children(0)].map((node) => trace.score[node]);
    expect([wins, draws, losses]).toEqual(
      [-1, 0, 1].map((of) => scores.filter((score) => score === of).length),
    );
    const sentence = words.home.reason('b1', { wins, draws, losses });
    expect(sentence).toContain('b1');
    expect(/\bonly b1\b/i.test(sentence)).toBe(
      scores.length > 1 && (wins === 1 || (wins === 0 && draws === 1 && losses > 0)),
    );
    expect(/all of them|each of them/.test(sentence)).toBe(scores.length > 1 && new Set(scores).size === 1);
  }
});

test('the game shown after an answer that was not chosen has its score, and nobody in it leaves out a win at once', () => {
  for (const trace of searches.values())
    for (const child of trace.children(0)) {
      const record = finishGame(new GameRecord(trace.root, [trace.move[child]]));
      expect(search(record.position).score[0]).toBe(trace.score[child]);
      expect(record.outcome).not.toBe(null);
      for (const position of record.positions.slice(1, -2)) {
        const { game, toMove } = position;
        const outcomes = game.moves(position).map((move) => game.outcome(game.play(position, move)));
        expect(outcomes).not.toContain(toMove);
      }
    }
});
