import { stepperParts } from '../../elements/stepper/instrument.ts';
import { readFormulation, chooseVariant } from '../../views/index.ts';
import type { PreparedSearch } from '../../walk/index.ts';

/** Leaves out the code if no listing fits the search: none has a depth limit or leaves out moves, and not all have a table. */
export function chooseStepperParts({ resolved }: PreparedSearch) {
  const variant = chooseVariant(resolved);
  const hasTable = variant !== null && readFormulation(variant).hasTable;
  const isCoded = resolved.depthLimit === null && !resolved.mergeMoves && (!resolved.memo || hasTable);
  return stepperParts.filter((part) => part !== 'code' || isCoded);
}
