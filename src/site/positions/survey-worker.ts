import { type Surveyed, survey } from '../../search/index.ts';
import { ticTacToe } from '../../game/index.ts';

/** What the worker tells: the share of its work that is done, or all positions. */
export type SurveyMessage = { readonly share: number } | { readonly positions: readonly Surveyed[] };

// Runs in a worker: scores all positions of tic-tac-toe under both scorings, and tells how far it is.
const work = survey(ticTacToe.start());
let next = work.next();
for (; !next.done; next = work.next()) tell({ share: next.value });
tell({ positions: next.value });

function tell(message: SurveyMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page only
  self.postMessage(message);
}
