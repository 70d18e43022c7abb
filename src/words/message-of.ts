import { missing } from './en/missing.ts';

/** Plybook's own errors are messages already; the browser's, also `DOMException`, are put into words. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isMissing(error)) return missing.text;
  return isOwnError(error) ? error.message : missing.failed(error.message);
}

function isOwnError({ name, message }: Error): boolean {
  if (name === 'Error') return true;
  return (
    /^(Type|Range|Syntax)Error$/.test(name) && message.includes(': ') && !message.startsWith('Failed to ')
  );
}

/** Whether a script failed to import. Every browser words this differently, but all say "import". */
export function isMissing(reason: unknown): boolean {
  return reason instanceof TypeError && /\bimport/i.test(reason.message);
}
