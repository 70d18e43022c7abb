import type { Trace } from '../../search/index.ts';
import { valueOf, type ValueContext } from '../../walk/index.ts';

/** Null for a fact that it does not know, so that the written text stays. */
export function valueIfAny(trace: Trace, what: string, context: ValueContext): string | null {
  try {
    return valueOf(trace, what, context);
  } catch {
    return null;
  }
}
