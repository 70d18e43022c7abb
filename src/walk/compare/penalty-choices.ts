import type { Move } from '../../game/index.ts';
import { scorings, type Scoring } from '../../search/index.ts';
import { plainTrace } from '../plain-trace.ts';
import { prepare, readOptions, writeOptions, type Settings } from '../settings.ts';

/** A penalty goes from 0 to 1 in so many steps. */
const STEPS = 20;

/** How far one penalty lies from the next, in points a ply. */
export const penaltyStep = 1 / STEPS;

/** What a search plays under the penalties from one to another, both included. */
export interface PenaltyChoice {
  readonly from: number;
  readonly to: number;
  readonly move: Move;
}

/**
 * What a search plays under each penalty, from 0 on. A search to the end chooses as plain minimax with its order does,
 * whose tree need only be scored anew. Null where that is not known without another search: where it looks only so far,
 * runs other code, or is too large to wait for.
 */
export function choicesByPenalty(settings: Settings): readonly PenaltyChoice[] | null {
  const { algorithm: _algorithm, memo: _memo, ...rest } = settings;
  const choices: { from: number; to: number; move: Move }[] = [];
  for (let step = 0; step <= STEPS; step++) {
    const penalty = step / STEPS;
    const trace = plainTrace(prepare({ ...rest, penalty: `${penalty}` }));
    const move = trace?.bestMove() ?? null;
    if (!trace || move === null) return null;
    // While every win beats a draw, any penalty orders games alike: by how they end, then by when.
    const isLast = step > 0 && trace.options.win > trace.plies;
    const to = isLast ? 1 : penalty;
    const before = choices.at(-1);
    if (before?.move === move) before.to = to;
    else choices.push({ from: penalty, to, move });
    if (isLast) break;
  }
  return choices;
}

/** The options of a search with another penalty; 1 is the usual one. Those of plain scoring stay as they are. */
export function withPenalty(text: string, penalty: number): string {
  const options = readOptions(text);
  if (!canBePenalised(text)) return text;
  return writeOptions({ ...options, penalty: penalty === 1 ? undefined : `${penalty}` });
}

/** Whether options ask for a scoring whose penalty can be set, to 0 too. */
export function canBePenalised(text: string): boolean {
  const { scoring } = readOptions(text);
  return Object.values<Scoring>(scorings).some(
    ({ name, penalised }) => name === scoring && penalised !== null,
  );
}
