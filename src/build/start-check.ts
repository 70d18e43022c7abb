import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../words/index.ts';

/**
 * The script that stands in every page, of the project in `root`: it says what the page trusts, and tells when the other
 * scripts did not start.
 */
export function startCheck(root: string): string {
  const { notStarted, oldBrowser, cleanCopy } = words.missing;
  const texts = JSON.stringify({ notStarted, oldBrowser: oldBrowser('{}'), cleanCopy }).replaceAll(
    '<',
    '\\x3C',
  );
  return ['trust-own.js', 'start-check.js']
    .map((file) => readFileSync(join(root, 'src/site/page', file), 'utf8'))
    .join('')
    .replace(/^\s*\/[/*].*\n/gm, '')
    .replace('WORDS', () => texts)
    .trim();
}

/** The script or style as a policy allows it. */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
