/** What each fact is, by the last part of its name; here alone, as a page shows a written fact before it reads a trace. */
export const factKinds = {
  nodes: 'count',
  leaves: 'count',
  steps: 'count',
  moves: 'count',
  size: 'count',
  games: 'count',
  xWins: 'count',
  oWins: 'count',
  draws: 'count',
  interior: 'count',
  frontier: 'count',
  hits: 'count',
  cutoffs: 'count',
  cutMoves: 'count',
  plain: 'count',
  saved: 'count',
  evaluations: 'count',
  step: 'step',
  score: 'score',
  alpha: 'score',
  beta: 'score',
  sum: 'score',
  best: 'move',
  pv: 'line',
} as const;

export type FactName = keyof typeof factKinds;

/** A `step` changes with the reader's step, a `line` is moves. */
export type FactKind = (typeof factKinds)[FactName];

/** A fact without a name counts nodes, as `ply(5)`; null if it is unknown. */
export function findFactKind(what: string): FactKind | null {
  const name = /(?:^|\.)(\w+)$/.exec(what.trim())?.[1] ?? 'nodes';
  return Object.hasOwn(factKinds, name) ? factKinds[name as FactName] : null;
}
