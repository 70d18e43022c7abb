import { Comparison, comparedByDefault, prepare, readOptions, type Settings } from '../../walk/index.ts';
import type { Trace } from '../../search/index.ts';
import { findTrace } from '../host/find-trace.ts';
import type { SearchWatch } from '../host/search-watch.ts';

/**
 * Our search of the position of another trace, beside that trace, once the reader is near. Where no options are given for
 * it, it counts as the other does.
 */
export async function findBeside(
  other: Trace,
  { settings, left }: { readonly settings: Settings; readonly left: string },
  watch: SearchWatch,
): Promise<Comparison> {
  const { root, options } = other;
  const { scoring, depthFrom, max, win } = options;
  const alike: Settings = { scoring: scoring.name, 'depth-from': depthFrom, max, win: `${win}` };
  const own = left === comparedByDefault.left ? alike : readOptions(left);
  const asked = { ...settings, ...own, position: root.game.format(root), 'to-move': root.toMove };
  prepare(asked);
  await watch.wanted();
  watch.forgotten.throwIfAborted();
  return new Comparison(await findTrace(asked, watch), other);
}
