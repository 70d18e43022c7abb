import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tokens } from '../lesson/index.ts';

const sheet = 'src/elements/kit/tokens.css';

const forms: Readonly<Record<string, string>> = {
  text: ' In words.',
  fill: ' Under words in the colour of the surface.',
  ...Object.fromEntries(['soft', 'softer', 'band', 'gutter'].map((form) => [form, ' Behind words.'])),
};

export function readDesignTokens(root: string): Tokens {
  const [, light] = /:where\(:root\) \{\n(.*?)\n\}/s.exec(readFileSync(join(root, sheet), 'utf8')) ?? [];
  if (!light) throw new Error(`${sheet}: expected the tokens in a rule :where(:root)`);
  let doc = '';
  const facts = new Map<string, { doc: string; default: string }>();
  for (const [, comment, name, value] of light.matchAll(/\/\* (.*?) \*\/|(--ply-[\w-]+):\s*(.*?);/gs)) {
    if (comment) doc = comment;
    else {
      const form = forms[/[a-z]*$/.exec(name)![0]] ?? '';
      facts.set(name, { doc: doc + form, default: value.replace(/\s+/g, ' ') });
    }
  }
  return facts;
}
