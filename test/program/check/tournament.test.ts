import { expect, test } from 'vitest';
import { askPlayer, listStandings, OPENING, playGame, type Player } from '../../../src/program/index.ts';
import { startText } from '../start-text.ts';
import { makeBench } from './check-here.ts';

async function ask(source: string): Promise<Player> {
  const program = { source, language: 'python', files: {}, path: 'program.py', missing: null } as const;
  const how = { bench: makeBench(), seed: 1, side: null, call: '' };
  return askPlayer({ student: 'ada', file: 'program.py', program, notes: [] }, how);
}

test('right programs draw, one that throws games away loses to them, and one that cannot be asked plays nobody', async () => {
  const right = await startText('two-functions.py');
  const wrong = right.replace('value = min(value, max_value', 'value = max(value, max_value');
  const players = [
    await ask(right),
    // Answers with values alone.
    await ask(await startText('cache.py')),
    await ask(wrong),
    await ask('def greet(name):\n    return name\n'),
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
  expect(game.replies.map(({ text }) => text).join(' ')).toMatch(/which loses; .. (draws|wins)\./);
});
