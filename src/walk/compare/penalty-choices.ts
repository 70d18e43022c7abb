import type { Move } from '../../game/index.ts';
import { scorings, type Scoring } from '../../search/index.ts';
import { makePlainTrace } from '../plain-trace.ts';
import { prepareSearch, readOptions, writeOptions, type Settings } from '../written-settings.ts';

/** Steps from penalty 0 to 1. */
const STEPS = 20;

/** In points per ply. */
export const penaltyStep = 1 / STEPS;

/** A range of penalties, both ends included, that give the same move. */
interface PenaltyChoice {
  readonly from: number;
  readonly to: number;
  readonly move: Move;
}

/** A full search chooses as plain minimax does, so one tree is rescored. Null if not so, or too large. */
export function listPenaltyChoices(settings: Settings): readonly PenaltyChoice[] | null {
  const { algorithm: _algorithm, memo: _memo, ...rest } = settings;
  const choices: { from: number; to: number; move: Move }[] = [];
  for (let step = 0; step <= STEPS; step++) {
    const penalty = step / STEPS;
    const trace = makePlainTrace(prepareSearch({ ...rest, penalty: `${penalty}` }));
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

/** Sets the penalty in options, 1 being the default. Leaves plain scoring unchanged. */
export function setPenalty(text: string, penalty: number): string {
  const options = readOptions(text);
  if (!canBePenalised(text)) return text;
  return writeOptions({ ...options, penalty: penalty === 1 ? undefined : `${penalty}` });
}

/** Whether these options have a scoring with a penalty, even 0. */
export function canBePenalised(text: string): boolean {
  const { scoring } = readOptions(text);
  return Object.values<Scoring>(scorings).some(
    ({ name, changePenalty: penalised }) => name === scoring && penalised !== null,
  );
}
