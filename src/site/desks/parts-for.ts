import { stepperParts } from '../../elements/stepper/ply-stepper.ts';
import type { PreparedSearch } from '../../walk/index.ts';

/** The parts of a stepper that tell the truth about a search: the code knows no depth limit, and of a table only what minimax does with it. */
export function partsFor({ resolved }: PreparedSearch) {
  const { algorithm, memo, depthLimit } = resolved;
  const isCoded = depthLimit === null && (!memo || algorithm === 'minimax');
  return stepperParts.filter((part) => part !== 'code' || isCoded);
}
