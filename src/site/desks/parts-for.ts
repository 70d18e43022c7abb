import { stepperParts } from '../../elements/stepper/ply-stepper.ts';
import { formulationOf, variantOf } from '../../views/index.ts';
import { prepare, type Settings } from '../../walk/index.ts';

/** The parts of a stepper that tell the truth about a search: no code knows a depth limit, and not all code has a table. */
export function partsFor(settings: Settings) {
  const { resolved } = prepare(settings);
  const variant = variantOf(resolved);
  const hasTable = variant !== null && formulationOf(variant).hasTable;
  const isCoded = resolved.depthLimit === null && (!resolved.memo || hasTable);
  return stepperParts.filter((part) => part !== 'code' || isCoded);
}
