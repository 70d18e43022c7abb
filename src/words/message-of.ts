import { missing } from './en/missing.ts';

/**
 * What something that was thrown says to a reader. An error of Plybook tells fact, value and remedy; those of a browser,
 * each of which has its own, a `DOMException` too, are put into words.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isMissing(error)) return missing.text;
  return isOwn(error) ? error.message : missing.failed(error.message);
}

function isOwn({ name, message }: Error): boolean {
  if (name === 'Error') return true;
  return (
    /^(Type|Range|Syntax)Error$/.test(name) && message.includes(': ') && !message.startsWith('Failed to ')
  );
}

/** Whether a script could not be imported; every browser says so in words of its own, all with this one among them. */
export function isMissing(reason: unknown): boolean {
  return reason instanceof TypeError && /\bimport/i.test(reason.message);
}
