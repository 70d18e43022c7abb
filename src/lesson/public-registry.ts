import type { DescribedApi } from './described.ts';
import apis from './element-apis.json' with { type: 'json' };
import type { PublicElementSpec } from './element-spec.ts';
import { registry } from './registry.ts';

const described = apis as readonly DescribedApi[];

/** For the reference and the package. The compiler of lessons and the page for writing do without. */
export const publicRegistry: readonly PublicElementSpec[] = registry.map((spec, place) => ({
  ...spec,
  ...described[place],
}));
