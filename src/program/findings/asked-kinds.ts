import { countBits, type MnkPosition } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { readLiteral } from '../literal.ts';
import { readCells, readMarks } from '../read-cells.ts';
import {
  FIRST_MOVE,
  helperKinds,
  isSaid,
  ofBoard,
  type HelperKind,
  type HelperName,
} from './helper-kinds.ts';

const helpers = words.helpers;
const isOpen = (position: MnkPosition) => position.game.outcome(position) === null;
const kindOf = (rule: HelperName) => helperKinds.find((kind) => kind.rule === rule)!;

/** Helpers that lessons ask for. They are checked only then, because correct programs may write them differently. */
export const askedKinds: Readonly<Record<'player' | 'result' | 'score', HelperKind>> = {
  player: {
    rule: 'player',
    // Sides may have numbers, or be objects, where cells hold other marks.
    isFree: true,
    isAnswer: ({ returned }, { x, o }) => [x, o].includes(readLiteral(returned!)),
    names: /^(get_?|current_?|next_?)?(player|turn|side|mark)(_?to_?move)?$|^whose_?turn$|^to_?move$/i,
    ...ofBoard,
    isAsked: isOpen,
    check:
      (name, marks) =>
      ({ returned }, { toMove }) =>
        readLiteral(returned!) === marks[toMove] ? null : helpers.player(name, returned!, toMove),
  },
  result: {
    rule: 'result',
    isAnswer: isSaid,
    names: kindOf('changes-board').names,
    parameters: 2,
    isAsked: isOpen,
    others: () => [FIRST_MOVE],
    check: (name, marks, other) => (answer, position) => {
      const changed = kindOf('changes-board').check(name, marks, other)(answer, position);
      if (changed) return changed;
      const { x, o, toMove } = position;
      const cells = readCells(readLiteral(answer.returned!), marks);
      const after = cells && readMarks(cells, marks);
      const isNext =
        after &&
        countBits(after.x | after.o) === countBits(x | o) + 1 &&
        (toMove === 'x' ? after.o === o && (after.x & x) === x : after.x === x && (after.o & o) === o);
      return isNext ? null : helpers.result(name, toMove);
    },
  },
  score: {
    rule: 'score',
    // An unfinished game has no score.
    isAnswer: () => true,
    names: kindOf('utility').names,
    ...ofBoard,
    check:
      (name, { max }) =>
      ({ returned }, position) => {
        const value = readLiteral(returned!);
        const outcome = position.game.outcome(position) as 'x' | 'o' | 'draw' | null;
        if (outcome === null) return typeof value === 'number' ? helpers.score(name, returned!) : null;
        const want = outcome === 'draw' ? 0 : outcome === (max ?? position.toMove) ? 1 : -1;
        return typeof value === 'number' && Math.sign(value) === want
          ? null
          : helpers.utility(name, returned!, outcome);
      },
  },
};

/** Helpers that a wrong program is checked for last, if nothing else shows its mistake. */
export const lastKinds: readonly HelperKind[] = [askedKinds.result, askedKinds.player];
