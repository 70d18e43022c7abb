import { ticTacToe } from '../../game/index.ts';
import { survey } from '../../search/index.ts';
import type { SurveyMessage } from './survey-messages.ts';

// Runs in a worker: scores all positions of tic-tac-toe under both scorings, and tells how far it is.
const work = survey(ticTacToe.start());
let next = work.next();
for (; !next.done; next = work.next()) tell({ share: next.value });
tell({ positions: next.value });

function tell(message: SurveyMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page only
  self.postMessage(message);
}
