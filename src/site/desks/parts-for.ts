import { stepperParts } from '../../elements/stepper/ply-stepper.ts';
import type { Settings } from '../../walk/index.ts';

/** The parts of a stepper that tell the truth about a search: the code knows neither a table nor a depth limit. */
export function partsFor({ memo, 'depth-limit': depthLimit, deepening }: Settings) {
  const isCoded = !depthLimit && deepening !== 'true' && (!memo || memo === 'false');
  return stepperParts.filter((part) => part !== 'code' || isCoded);
}
