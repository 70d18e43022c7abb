import type { Move } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { type MarkedText, say, type TextPart, words } from '../../words/index.ts';
import { namePlayer } from '../sentence/point-of-view.ts';
import { countChoices } from '../sentence/reasons.ts';
import { listWorths, type Worth } from './compared-moves.ts';
import { isForeign } from '../narrator.ts';

type KnownWorth = Worth & { readonly ending: NonNullable<Worth['ending']> };

/**
 * Explains the move at the root in a line about this search alone. Names the move of a `rival` first among those it was
 * better than.
 */
export function explainDecision(trace: Trace, rival: Move | null): MarkedText {
  return say`${chooseDecisionReason(trace, rival)}`;
}

function chooseDecisionReason(trace: Trace, rival: Move | null): TextPart {
  const { why } = words.decision;
  if (trace.root.game.outcome(trace.root) !== null) return why.over();
  const choices = countChoices(trace, 0);
  const found = listWorths(trace, 0);
  if (trace.isUnfinished(0)) return why.stopped(found.size, choices, trace.length);
  const best = isLeaf(trace, 0) ? null : trace.bestMove();
  if (isForeign(trace)) return best === null ? why.unseen() : why.kept();
  if (best === null) return why.nothing();
  if (choices === 1) return why.onlyMove();
  const known = new Map([...found].filter((each): each is [Move, KnownWorth] => isKnown(each[1])));
  const chosen = known.get(best);
  return (
    (chosen && (explainTiming(trace, known, chosen, rival) ?? explainTie(trace, known, chosen))) ??
    explainOnlyGood(known, chosen, choices) ??
    why.extreme(trace.isMax(0), trace.options.depthLimit)
  );
}

function isKnown({ bound, ending }: Worth): boolean {
  return bound === 'exact' && ending !== null;
}

function explainTiming(
  trace: Trace,
  known: ReadonlyMap<Move, KnownWorth>,
  chosen: KnownWorth,
  rival: Move | null,
): MarkedText | null {
  const { ending, sum } = chosen;
  const isOther = (move: KnownWorth) =>
    move.ending === ending && move.score !== chosen.score && move.sum !== null;
  const others = [known.get(rival ?? -1), ...known.values()].filter((move) => move !== undefined);
  const worse = others.find(isOther);
  if (sum === null || !worse) return null;
  return words.decision.why.timed({
    better: words.markWorth(chosen),
    worse: words.markWorth(worse),
    player: namePlayer(trace, 0),
    isMax: trace.isMax(0),
    ending,
    isSooner: (ending === 'win') === trace.options.scoring.prefersEarlyWins,
    plies: trace.ply[trace.principalNodes(chosen.node).at(-1)!],
  });
}

/** Moves with the same ending and score: the first is taken. */
function explainTie(
  trace: Trace,
  known: ReadonlyMap<Move, KnownWorth>,
  { score, ending }: KnownWorth,
): TextPart | null {
  const { why } = words.decision;
  const equal = [...known.values()].filter((move) => move.score === score && move.ending === ending);
  if (equal.length < 2) return null;
  if (ending === 'draw' || trace.options.scoring.dependsOnDepth) return why.alike(ending, equal.length);
  return why.first(ending, words.markScore(score), trace.isMax(0) ? null : namePlayer(trace, 0));
}

/** The only move that wins, or does not lose, if the value of every move is known. */
function explainOnlyGood(
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
