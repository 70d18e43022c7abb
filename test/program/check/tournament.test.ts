import { expect, test } from 'vitest';
import {
  askPlayer,
  listStandings,
  OPENING,
  playGame,
  type Player,
  type ProgramLanguage,
} from '../../../src/program/index.ts';
import { chooserPrograms } from '../choosers.ts';
import { startText } from '../start-text.ts';
import { makeBench } from './check-here.ts';

async function ask(source: string, language: ProgramLanguage = 'javascript'): Promise<Player> {
  const program = { source, language, files: {}, path: '', missing: null };
  const how = { bench: makeBench(), seed: 1, side: null, call: '' };
  return askPlayer({ student: 'ada', file: 'program.js', program, notes: [] }, how);
}

test('right programs draw, one that throws games away loses to them, and one that cannot be asked plays nobody', async () => {
  const right = await startText('two-functions.js');
  const wrong = right.replace('Math.min(value', 'Math.max(value');
  const players = [
    await ask(right),
    // Answers with values alone.
    await ask(await startText('cache.js')),
    await ask(wrong),
    await ask('function greet(name) { return name; }'),
  ];
  const [first, values, loser, silent] = listStandings(players);
  expect(first).toMatchObject({ losses: 0, open: 2 });
  expect(values).toMatchObject({ losses: 0, open: 2, beaten: null });
  expect(first.draws + first.wins).toBe(4);
  expect(loser.losses).toBeGreaterThan(0);
  expect(silent).toMatchObject({ wins: 0, draws: 0, losses: 0, open: 6 });
  const { by, as } = loser.beaten!;
  const game = as === 'x' ? playGame(players[2], players[by]) : playGame(players[by], players[2]);
  expect(game.positions[0]).toBe(OPENING);
  expect(game.winner).toBe(as === 'x' ? -1 : 1);
  // Each board follows from the one before it by what is said of it.
  expect(game.replies).toHaveLength(game.positions.length - 1);
  expect(game.replies.map(({ text }) => text).join(' ')).toMatch(/which loses\b.*\b(draws|wins)\./);
});

test('a program plays with the function that chooses its moves, although its search is right', async () => {
  const { source, language, mistakes } = chooserPrograms[0];
  const wrong = source.replace(...mistakes['asks for its own move again']);
  const players = [await ask(source, language), await ask(wrong, language)];
  // The function moves for O alone; for X both play by the values of the search.
  expect(playGame(players[1], players[0]).winner).toBe(0);
  const { winner, replies } = playGame(players[0], players[1]);
  expect(winner).toBe(1);
  expect(replies[0].call).toBe('computer_move()');
});
