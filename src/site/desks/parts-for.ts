import { stepperParts } from '../../elements/stepper/ply-stepper.ts';
import { prepare, type Settings } from '../../walk/index.ts';

/** The parts of a stepper that tell the truth about a search: the code knows neither a table nor a depth limit. */
export function partsFor(settings: Settings) {
  const { memo, depthLimit } = prepare(settings).resolved;
  const isCoded = !memo && depthLimit === null;
  return stepperParts.filter((part) => part !== 'code' || isCoded);
}
