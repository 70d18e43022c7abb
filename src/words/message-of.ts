import { missing } from './en/missing.ts';

/**
 * What something that was thrown says to a reader. An error of Plybook tells fact, value and remedy; those of a browser,
 * each of which has its own, are put into words.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isMissing(error)) return missing.text;
  return /^(Type|Reference|Range|Syntax|Internal)Error$/.test(error.name) && !error.message.includes(': ')
    ? missing.failed(error.message)
    : error.message;
}

/** Whether a script could not be imported; every browser says so in words of its own, all with this one among them. */
export function isMissing(reason: unknown): boolean {
  return reason instanceof TypeError && /\bimport/i.test(reason.message);
}
