import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRootAttributes, type Page } from '../site/pages/index.ts';
import { writeStartCheck } from './start-check.ts';
import { renderToString } from '../views/index.ts';

/** `policy` is a tag, empty in development, where Vite adds its own scripts and styles. */
export function fillShell(root: string, page: Page, policy = ''): string {
  const values: Record<string, string> = {
    attributes: formatRootAttributes(page),
    policy,
    title: renderToString(page.title),
    summary: renderToString(page.summary),
    check: `<script>${writeStartCheck(root)}</script>`,
    canonical: page.canonical ? renderAddress(page.path, page.canonical) : '',
    script: `<script type="module" src="/src/site/entry/${page.entry}.ts"></script>`,
    body: page.body,
  };
  return readFileSync(join(root, 'index.html'), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => {
      const value = values[name];
      if (value !== undefined) return value;
      throw new Error(
        `invalid placeholder ${placeholder} in index.html: expected ${Object.keys(values).join(', ')}`,
      );
    },
  );
}

/** Where the page is, for search engines and for the card that is shown when it is shared. */
function renderAddress(path: string, canonical: string): string {
  const image = new URL(`${'../'.repeat(path.split('/').length - 1)}icon-512.png`, canonical).href;
  return [
    `<link rel="canonical" href="${renderToString(canonical)}" />`,
    `<meta property="og:url" content="${renderToString(canonical)}" />`,
    `<meta property="og:image" content="${renderToString(image)}" />`,
  ].join(' ');
}
