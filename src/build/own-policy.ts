import type { Plugin } from 'vite';
import { contentPolicy, type PolicyChanges } from './policy.ts';

/**
 * Puts the content security policy of the site, with changes, into the pages of a build that are not made from the
 * shell.
 */
export function ownPolicy(changes: PolicyChanges): Plugin {
  return {
    name: 'plybook-own-policy',
    apply: 'build',
    transformIndexHtml: (html) => html.replace('<head>', `<head>\n    ${contentPolicy(changes)}`),
  };
}
