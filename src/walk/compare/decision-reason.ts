import type { Move } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { type Said, say, type Sayable, words } from '../../words/index.ts';
import { playerAt } from '../sentence/point-of-view.ts';
import { choicesAt } from '../sentence/reasons.ts';
import { worths, type Worth } from './compared-moves.ts';

/** A move with an exact value and a known ending. */
type KnownWorth = Worth & { readonly ending: NonNullable<Worth['ending']> };

/**
 * Explains the move at the root in a line about this search alone. Names the move of a `rival` first among those it was
 * better than.
 */
export function decisionReason(trace: Trace, rival: Move | null): Said {
  return say`${reasonOf(trace, rival)}`;
}

function reasonOf(trace: Trace, rival: Move | null): Sayable {
  const { why } = words.decision;
  if (trace.root.game.outcome(trace.root) !== null) return why.over();
  const choices = choicesAt(trace, 0);
  const found = worths(trace, 0);
  if (trace.isUnfinished(0)) return why.stopped(found.size, choices, trace.length);
  const best = isLeaf(trace, 0) ? null : trace.bestMove();
  if (best === null) return why.nothing();
  if (trace.kept) return why.kept();
  if (choices === 1) return why.onlyMove();
  const known = new Map([...found].filter((each): each is [Move, KnownWorth] => isKnown(each[1])));
  const chosen = known.get(best);
  return (
    (chosen && (timed(trace, known, chosen, rival) ?? alike(trace, known, chosen))) ??
    onlyGood(known, chosen, choices) ??
    why.extreme(trace.isMax(0), trace.options.depthLimit)
  );
}

function isKnown({ bound, ending }: Worth): boolean {
  return bound === 'exact' && ending !== null;
}

/** A worse move with the same ending at another time. */
function timed(
  trace: Trace,
  known: ReadonlyMap<Move, KnownWorth>,
  chosen: KnownWorth,
  rival: Move | null,
): Said | null {
  const { ending, sum } = chosen;
  const isOther = (move: KnownWorth) =>
    move.ending === ending && move.score !== chosen.score && move.sum !== null;
  const others = [known.get(rival ?? -1), ...known.values()].filter((move) => move !== undefined);
  const worse = others.find(isOther);
  if (sum === null || !worse) return null;
  return words.decision.why.timed({
    better: words.worth(chosen),
    worse: words.worth(worse),
    player: playerAt(trace, 0),
    isMax: trace.isMax(0),
    ending,
    isSooner: ending === 'win',
    plies: trace.ply[trace.principalNodes(chosen.node).at(-1)!],
  });
}

/** Moves with the same ending and score: the first is taken. */
function alike(
  trace: Trace,
  known: ReadonlyMap<Move, KnownWorth>,
  { score, ending }: KnownWorth,
): Sayable | null {
  const { why } = words.decision;
  const equal = [...known.values()].filter((move) => move.score === score && move.ending === ending);
  if (equal.length < 2) return null;
  if (ending === 'draw' || trace.options.scoring.isPenalised) return why.alike(ending, equal.length);
  return why.first(ending, words.scored(score), trace.isMax(0) ? null : playerAt(trace, 0));
}

/** The only move that wins, or does not lose, if the value of every move is known. */
function onlyGood(
  known: ReadonlyMap<Move, KnownWorth>,
  chosen: KnownWorth | undefined,
  choices: number,
): string | null {
  if (!chosen || known.size < choices || chosen.ending === 'loss') return null;
  const others = [...known.values()].filter((move) => move !== chosen);
  const isOnly =
    chosen.ending === 'win'
      ? others.every(({ ending }) => ending !== 'win')
      : others.every(({ ending }) => ending === 'loss');
  return isOnly ? words.decision.why.onlyGood(chosen.ending) : null;
}
