import { stepperParts } from '../../elements/stepper/ply-stepper.ts';
import { formulationOf, variantOf } from '../../views/index.ts';
import type { PreparedSearch } from '../../walk/index.ts';

/** No code where none fits the search: none has a depth limit, and not all has a table. */
export function partsFor({ resolved }: PreparedSearch) {
  const variant = variantOf(resolved);
  const hasTable = variant !== null && formulationOf(variant).hasTable;
  const isCoded = resolved.depthLimit === null && (!resolved.memo || hasTable);
  return stepperParts.filter((part) => part !== 'code' || isCoded);
}
