import type { Notation } from '../../game/index.ts';
import { depthAt, isLeaf, Kind, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { sumBelow } from './compared-moves.ts';
import type { Comparison } from './comparison.ts';
import { comparisonReason } from './comparison-reason.ts';
import { momentAt } from '../seek.ts';
import { sentenceFor } from '../sentence/sentence.ts';

/** What happens at a step of the left search in both: the call, or both scores and why the choices are what they are. */
export function comparisonSentence(comparison: Comparison, step: number, notation: Notation): string {
  const { left } = comparison;
  const { node, kind } = momentAt(left, step);
  const absence = comparison.absence(node);
  if (kind === 'exit' && left.isUnfinished(node)) return sentenceFor(left, step, notation);
  if (kind === 'enter') return [sentenceFor(left, step, notation), absence ?? []].flat().join(' ');
  const reason =
    absence ??
    (isLeaf(left, node) ? leafReason(comparison, node) : comparisonReason(comparison, node, notation));
  return `${scores(comparison, node)} ${reason}`;
}

function scores(comparison: Comparison, node: number): string {
  const { absent, tagged } = words.sides;
  const [one, other] = comparison.labels;
  const counterpart = comparison.counterpart(node);
  const there = counterpart === null ? absent : worth(comparison.right, counterpart);
  return words.compare.returned(tagged(one.tag, worth(comparison.left, node)), tagged(other.tag, there));
}

/** A score, or the bound that a cutoff left; at a leaf as the sum that it is. */
function worth(trace: Trace, node: number): string {
  const sum = isLeaf(trace, node) ? sumBelow(trace, node) : null;
  if (trace.isUnfinished(node)) return words.sides.unfinished;
  return words.bounded(sum ?? words.signed(trace.score[node]), trace.bound(node));
}

function leafReason(comparison: Comparison, node: number): string {
  const { left, right } = comparison;
  const labels = comparison.labels;
  return words.compare.leaf({
    outcome: left.root.game.outcome(left.position(node)),
    isHit: left.kindOf(node) === Kind.hit,
    plies: left.ply[node],
    penalties: [left, right].flatMap(({ options }, side) =>
      options.scoring.isPenalised
        ? [
            {
              tag: labels[side].tag,
              depth: depthAt(left.ply[node], options),
              depthFrom: options.depthFrom,
            },
          ]
        : [],
    ),
  });
}
