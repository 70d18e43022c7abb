import type { Trace } from '../../search/index.ts';
import { formatFact, type ValueContext } from '../../walk/index.ts';

/** Null for an unknown fact, so that the written text stays. */
export function readValueIfAny(trace: Trace, what: string, context: ValueContext): string | null {
  try {
    return formatFact(trace, what, context);
  } catch {
    return null;
  }
}
