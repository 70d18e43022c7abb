import type { Plugin } from 'vite';

/** Leaves the tokens out of the scripts of a site whose style sheet has them; elsewhere the elements bring their own. */
export function siteTokens(): Plugin {
  return {
    name: 'plybook-site-tokens',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id.endsWith('/elements/tokens.css?inline') ? '' : undefined),
  };
}
