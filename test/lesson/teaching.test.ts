import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';

const folder = new URL('../../lessons/', import.meta.url);
const lessons = readdirSync(folder).filter((file) => file.endsWith('.md'));

describe.each(lessons)('%s', (file) => {
  const source = readFileSync(new URL(file, folder), 'utf8');

  test('the plan for a class has the minutes that a reader needs, and fits a lesson of 45', () => {
    const notes = source.slice(source.indexOf('\n:::notes\n'));
    const plan = [...notes.matchAll(/^\| (\d+) \| [^|]+ \|/gm)].map(([, minutes]) => Number(minutes));
    const [, whole] = /^minutes: (\d+)$/m.exec(source)!;
    const sum = plan.reduce((all, minutes) => all + minutes, 0);
    expect(sum).toBeGreaterThanOrEqual(Number(whole));
    expect(sum).toBeLessThanOrEqual(45);
    expect(notes).toMatch(/\b45 minutes\b/);
  });

  test('a view of a search that nothing on the page moves is of a step that shows something', () => {
    const unmoved = [...source.matchAll(/<ply-search id="([^"]+)"([^>]*)>\s*<\/ply-search>/g)];
    const empty = unmoved
      .filter(([, , attributes]) => !attributes.includes(' step='))
      .flatMap(([, id]) => [
        ...source.matchAll(new RegExp(`<ply-(?:moves|stack|tree|output) for="${id}"`, 'g')),
      ]);
    expect(empty.map(([view]) => view)).toEqual([]);
  });

  test('a board is not drawn right above a question for a move, which draws it too', () => {
    const positionOf = (id: string) =>
      new RegExp(`<ply-\\w+ id="${id}"[^>]* position="([^"]+)"`).exec(source)?.[1];
    const pairs = source.matchAll(
      /<ply-board[^>]* (for|position)="([^"]+)"(?:(?!<ply-|:::|^#)[^])*?(?:<ply-predict for="([^"]+)" ask="move">|:::quiz-move (\S+))/gm,
    );
    const twice = [...pairs].filter(([, by, shown = '', search = '', position]) => {
      const asked = position ?? positionOf(search);
      return asked !== undefined && asked === (by === 'for' ? positionOf(shown) : shown);
    });
    expect(twice.map(([both]) => both)).toEqual([]);
  });

  test('a finished board above a question does not show that it is finished', () => {
    // A question asks about a board where nothing but text and other boards stands between them.
    const asked = /<ply-board((?:(?!<ply-[^b]|:::|^#)[^])*?)(?:<ply-predict|:::quiz)/gm;
    const boards = [...source.matchAll(asked)].flatMap(([, between]) =>
      [...`<ply-board${between}`.matchAll(/<ply-board( asked)?[^>]* position="([^"]+)"/g)].map(
        ([, isAsked, position]) => ({ position, isAsked: isAsked !== undefined }),
      ),
    );
    const telling = boards.filter(({ position, isAsked }) => {
      const { game, ...rest } = parsePosition(position);
      return !isAsked && game.outcome({ game, ...rest }) !== null;
    });
    expect(telling).toEqual([]);
  });
});
