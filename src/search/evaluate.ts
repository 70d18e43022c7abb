import type { Game, Position, Term } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { scoreWin } from './scoring.ts';

type EvaluationOptions = Pick<ResolvedOptions, 'scoring' | 'win' | 'depthFrom' | 'depthLimit' | 'max'>;

/**
 * How many points of evaluation make one point of score: the smallest power of ten that keeps every evaluation strictly
 * between the last loss and the last win within the depth limit. Null if a win that deep counts no more than a draw.
 */
export function findEvaluationScale(game: Game, options: Omit<EvaluationOptions, 'max'>): number | null {
  const lastWin = scoreWin(options.depthLimit ?? 0, options);
  if (lastWin <= 0) return null;
  let scale = 1;
  while ((game.evaluation?.bound ?? 0) / scale >= lastWin) scale *= 10;
  return scale;
}

/** At the depth limit, from MAX's side. */
export function evaluate(position: Position, max: ResolvedOptions['max'], scale: number): number {
  const points = position.game.evaluation?.points(position) ?? 0;
  return (max === 'x' ? points : 0 - points) / scale;
}

/** From MAX's side; `score` is `points` divided by `scale`. */
export interface EvaluationSum {
  readonly terms: readonly Term[];
  readonly points: number;
  readonly scale: number;
  readonly score: number;
}

export function explainEvaluation(position: Position, options: EvaluationOptions): EvaluationSum {
  const scale = findEvaluationScale(position.game, options) ?? 1;
  const sign = options.max === 'x' ? 1 : -1;
  const terms = (position.game.evaluation?.terms(position) ?? []).map((term) => {
    return { ...term, points: sign * term.points };
  });
  const points = terms.reduce((sum, term) => sum + term.points, 0);
  return { terms, points, scale, score: points / scale };
}
