import type { Game, Position, Term } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { winAt } from './scoring.ts';

type EvaluationOptions = Pick<ResolvedOptions, 'scoring' | 'win' | 'depthFrom' | 'depthLimit' | 'max'>;

/**
 * How many points of a game's evaluation make one point of score: the smallest power of ten that keeps every
 * evaluation strictly between the last loss and the last win that a search to its depth limit can find. Null where
 * none can, because a win so deep would not count more than a draw.
 */
export function evaluationScale(game: Game, options: Omit<EvaluationOptions, 'max'>): number | null {
  const lastWin = winAt(options.depthLimit ?? 0, options);
  if (lastWin <= 0) return null;
  let scale = 1;
  while ((game.evaluation?.bound ?? 0) / scale >= lastWin) scale *= 10;
  return scale;
}

/** The score of a running game at the depth limit, from MAX's side: the points of its evaluation over the scale. */
export function evaluate(position: Position, max: ResolvedOptions['max'], scale: number): number {
  const points = position.game.evaluation?.points(position) ?? 0;
  return (max === 'x' ? points : 0 - points) / scale;
}

/** An evaluation taken apart: the terms that count, from MAX's side, their sum, and what divides it. */
export interface EvaluationSum {
  readonly terms: readonly Term[];
  readonly points: number;
  readonly scale: number;
  readonly score: number;
}

/** How the score of a running game at the depth limit comes about; what counts which points. */
export function explainEvaluation(position: Position, options: EvaluationOptions): EvaluationSum {
  const scale = evaluationScale(position.game, options) ?? 1;
  const sign = options.max === 'x' ? 1 : -1;
  const terms = (position.game.evaluation?.terms(position) ?? []).map((term) => {
    return { ...term, points: sign * term.points };
  });
  const points = terms.reduce((sum, term) => sum + term.points, 0);
  return { terms, points, scale, score: points / scale };
}
