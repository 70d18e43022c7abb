import type { Trace } from '../../search/index.ts';
import { valueOf, type ValueContext } from '../../walk/index.ts';

/** A fact about a search as prose shows it; null for one that it does not know, so that the text stands as it is. */
export function valueIfAny(trace: Trace, what: string, context: ValueContext): string | null {
  try {
    return valueOf(trace, what, context);
  } catch {
    return null;
  }
}
