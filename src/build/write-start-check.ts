import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { oldestBrowsers } from '../site/pages/index.ts';
import { words } from '../words/index.ts';

/** The script in every page: it says what the page trusts, and reports if other scripts did not start. */
export function writeStartCheck(root: string): string {
  const { notStarted, sandboxed, oldBrowser, cleanCopy } = words.missing;
  const told = { notStarted, sandboxed, oldBrowser: oldBrowser('{}', oldestBrowsers), cleanCopy };
  const texts = JSON.stringify(told).replaceAll('<', '\\x3C');
  const script = ['trust-own.js', 'start-check.js']
    .map((file) => readFileSync(join(root, 'src/site/every-page', file), 'utf8'))
    .join('');
  // In syntax that a browser of any age can read: with everything on one line, texts would be template strings.
  const options = { compress: false, codegen: { removeWhitespace: false } };
  return minifySync('start-check.js', script, options)
    .code.replaceAll(/^\t+/gm, '')
    .replace('WORDS', () => texts)
    .trim();
}

export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
