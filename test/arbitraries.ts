import * as fc from 'fast-check';
import {
  parseGame,
  parseLeafTree,
  ticTacToe,
  type Game,
  type Leaves,
  type MnkPosition,
  type Position,
} from '../src/game/index.ts';
import { scorings, search, type SearchOptions, type Trace } from '../src/search/index.ts';

/** Property tests draw the same cases on every run. */
export const seeded = (numRuns: number) => ({ seed: 1713, numRuns });

/** A position that play reaches, or the same with the other side to move: at least `fewest` marks on the board. */
export const position = (fewest = 0): fc.Arbitrary<MnkPosition> =>
  fc
    .record({
      choices: fc.array(fc.nat(), { minLength: fewest, maxLength: 9 }),
      swap: fc.boolean(),
    })
    .map(({ choices, swap }) => {
      let at = ticTacToe.makePosition(0, 0);
      for (const choice of choices) {
        const moves = ticTacToe.moves(at);
        if (moves.length > 0) at = ticTacToe.play(at, moves[choice % moves.length]);
      }
      return swap ? ticTacToe.makePosition(at.x, at.o, at.toMove === 'x' ? 'o' : 'x') : at;
    });

/** A position that random moves lead to from the start of a random game, with at most so many empty cells. */
export const boardPosition: fc.Arbitrary<Position> = fc
  .record({
    columns: fc.integer({ min: 2, max: 4 }),
    rows: fc.integer({ min: 2, max: 4 }),
    k: fc.integer({ min: 2, max: 4 }),
    rules: fc.constantFrom('', ' gravity', ' misère', ' gravity misère'),
    picks: fc.array(fc.nat(), { minLength: 16, maxLength: 16 }),
  })
  .filter(({ columns, rows, k }) => k <= Math.max(columns, rows))
  .map(({ columns, rows, k, rules, picks }) => {
    const game: Game = parseGame(`${columns},${rows},${k}${rules}`);
    let at = game.start!();
    for (const pick of picks.slice(0, Math.max(0, columns * rows - 6))) {
      const moves = game.moves(at).filter((move) => game.outcome(game.play(at, move)) === null);
      if (moves.length > 0) at = game.play(at, moves[pick % moves.length]);
    }
    return at;
  })
  .filter((at) => at.game.pliesLeft(at) <= 7);

const leaf = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -20, max: 20 }) },
  { weight: 1, arbitrary: fc.integer({ min: -1000, max: 1000 }).map((score) => score / 4) },
);

/** An explicit tree of at most five plies. */
export const leaves: fc.Arbitrary<Leaves> = fc.letrec<{ node: Leaves }>((tie) => ({
  node: fc.oneof({ maxDepth: 5 }, leaf, fc.array(tie('node'), { minLength: 1, maxLength: 4 })),
})).node;

/** Settings of plain minimax, all of them. */
export const options: fc.Arbitrary<SearchOptions> = fc.record({
  scoring: fc.constantFrom(...(Object.keys(scorings) as (keyof typeof scorings)[])),
  win: fc.constantFrom(1, 10),
  depthFrom: fc.constantFrom('root', 'move'),
  max: fc.constantFrom('x', 'o', 'mover'),
  order: fc.constantFrom('row-major', 'centre-first'),
});

/** A recorded search of a small position or an explicit tree. */
export const trace: fc.Arbitrary<Trace> = fc
  .tuple(
    fc.oneof<[fc.Arbitrary<Position>, fc.Arbitrary<Position>]>(
      position(4),
      fc.tuple(leaves, fc.constantFrom('x', 'o')).map(([tree, toMove]) => parseLeafTree(tree, toMove)),
    ),
    options,
  )
  .map(([root, chosen]) => search(root, chosen));

/** A game as another would write it: the rules of one that there is, with something changed. */
export function changed<P extends Position>(game: Game<P>, changes: Partial<Game<P>>): Game<P> {
  const rules: Partial<Game<P>> = {
    play: (at: P, move: number) => ({ ...game.play(at, move), game: made }),
    ...changes,
  };
  const made = new Proxy(game, {
    get(target, name) {
      const value: unknown = name in rules ? rules[name as keyof Game<P>] : Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return made;
}
