import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { survey, surveyAtOnce } from '../../src/search/index.ts';
import { positions, scoringsCompared, upToSymmetry } from '../facts.ts';
import { isOver, reachable, solve, type Answer, type Rules } from '../naive.ts';
import { pile } from '../take-away.ts';

const found = surveyAtOnce(parsePosition('.../.../...'));
const byText = new Map(found.map((position) => [position.text, position]));
const running = reachable().filter(({ grid }) => !isOver(grid));

describe('the survey of tic-tac-toe against a naive search of every position', () => {
  test('holds every running position once, with its side to move and its empty cells', () => {
    expect(found).toHaveLength(positions.running);
    expect([...byText.keys()].toSorted()).toEqual(running.map(({ text }) => text).toSorted());
    for (const { text, mover } of running)
      expect(byText.get(text)).toMatchObject({ toMove: mover, pliesLeft: text.split('.').length - 1 });
  });

  test.each([
    ['plain', 1],
    ['depth', 10],
  ] as const)('agrees on score, choice and set of best moves, %s', (scoring, win) => {
    const rules: Rules = { scoring, win, depthFrom: 'root', max: 'x' };
    const memory = new Map<string, Answer>();
    for (const { text, grid, mover } of running) {
      const { score, best } = solve(grid, mover, rules, memory);
      expect([text, byText.get(text)![scoring]]).toEqual([text, { score, best }]);
    }
  });

  test('knows where two perfect opponents can come', () => {
    const perfect = new Set<string>();
    const waiting = [running[0]];
    const memory = new Map<string, Answer>();
    for (const { text, grid, mover } of waiting) {
      if (perfect.has(text)) continue;
      perfect.add(text);
      const { best } = solve(grid, mover, { scoring: 'plain', win: 1, depthFrom: 'root', max: 'x' }, memory);
      for (const cell of best) {
        const next = running.find((each) => each.text === played(text, cell, mover));
        if (next) waiting.push(next);
      }
    }
    const marked = found.filter(({ isPerfectPlay }) => isPerfectPlay).map(({ text }) => text);
    expect(marked.toSorted()).toEqual([...perfect].toSorted());
  });
});

test('names one image for all positions of a class', () => {
  const { positions: all, over } = upToSymmetry;
  expect(new Set(found.map(({ image }) => image)).size).toBe(all - over.all);
  for (const { text, image } of found) {
    const position = parsePosition(text);
    const images = position.game.symmetries!.map((each) => position.game.format(each.position(position)));
    expect(images).toContain(image);
    expect(new Set(images.map((each) => byText.get(each)?.image))).toEqual(new Set([image]));
  }
});

test('counts where the scorings part', () => {
  const stops = found.filter(({ plain, depth }) => !depth.best.includes(plain.best[0]));
  const shrinks = found.filter(({ plain, depth }) => depth.best.length < plain.best.length);
  expect(stops).toHaveLength(scoringsCompared.firstStopsBeingBest.all);
  expect(shrinks).toHaveLength(scoringsCompared.setShrinks);
});

test('reports its progress, from little to all', () => {
  const shares = [...survey(parsePosition('.../.../...'))];
  expect(shares.length).toBeGreaterThan(10);
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  expect(shares.at(-1)).toBe(1);
});

test('starts from any position, and from other games', () => {
  const [root] = surveyAtOnce(parsePosition('..o/.xx/oxo'));
  expect(root).toEqual({ ...byText.get('..o/.xx/oxo'), isPerfectPlay: true });
  const [first] = surveyAtOnce(pile(6));
  expect(first).toMatchObject({ text: '6', plain: { score: 1 } });
  expect(surveyAtOnce(parsePosition('xo./.xo/..x'))).toEqual([]);
});

function played(text: string, cell: number, mark: string): string {
  const at = cell + Math.floor(cell / 3);
  return text.slice(0, at) + mark + text.slice(at + 1);
}
