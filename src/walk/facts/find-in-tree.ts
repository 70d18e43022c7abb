import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { makeResultReader, type Result } from './game-results.ts';
import type { Navigation } from '../navigate.ts';
import { findMoment } from '../moment.ts';

/** A kind of finished game to look for; `plies` counts from the root, null for any number. */
interface WantedGame {
  readonly result: Result;
  readonly plies: number | null;
}

/** Moves to the next or previous game of this kind; stays if there is none. */
export function seekGame({ result, plies }: WantedGame, by: 1 | -1): Navigation {
  return (trace, step) => {
    const { node: current, kind } = findMoment(trace, step);
    const { ply, length } = trace;
    const readResult = makeResultReader(trace);
    let node = kind === 'enter' ? current + by : trace.end[current] + Math.min(by, 0);
    for (; node >= 0 && node < length; node += by)
      if ((plies === null || ply[node] === plies) && readResult(node) === result)
        return trace.enterStep(node);
    return step;
  };
}

/** Moves in any naming: `b2 a1 c1`, `X 4, O 0`. Throws a `RangeError` if one was not searched. */
export function findCall(trace: Trace, text: string, naming: CellNaming): number {
  let node = 0;
  for (const written of text.match(/\([^)]*\)|[^\s,;]+/g) ?? []) {
    const move = stripPlayer(written);
    if (move === '') continue;
    const children = [...trace.children(node)];
    const names = children.map((child) => trace.root.game.moveName(trace.move[child], naming));
    // A wide board has columns x and o, whose names are no players.
    const whole = names.indexOf(written.toLowerCase());
    const found = children[whole < 0 ? names.findIndex((name) => stripPlayer(name) === move) : whole];
    if (found === undefined) throw new RangeError(words.errors.noCall(written, names));
    node = found;
  }
  return node;
}

/** Drops the player and spaces: `X4` is `4`, `(1, 1)` is `(1,1)`. */
function stripPlayer(text: string): string {
  return text.toLowerCase().replace(/\s/g, '').replace(/^[xo]/, '');
}
