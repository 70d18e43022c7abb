import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLink, describeCard, formatRootAttributes, nameCard, type Page } from '../site/pages/index.ts';
import { writeStartCheck } from './write-start-check.ts';
import { renderToString } from '../views/index.ts';

/** `policy` is a tag, empty in development, where Vite adds its own scripts and styles. */
export function fillShell(root: string, page: Page, policy = ''): string {
  const values: Record<string, string> = {
    attributes: formatRootAttributes(page),
    policy,
    title: renderToString(page.title),
    summary: renderToString(page.summary),
    check: `<script>${writeStartCheck(root)}</script>`,
    canonical: page.canonical ? renderAddress(page.canonical) : '',
    card: renderToString(locateCard(page)),
    cardText: renderToString(describeCard(page.card)),
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

/** Relative if the address of the site is unknown; most apps then show no picture. */
function locateCard(page: Page): string {
  const link = buildLink(page.path, nameCard(page));
  return page.canonical ? new URL(link, page.canonical).href : link;
}

/** Where the page is, for search engines and for its card. */
function renderAddress(canonical: string): string {
  return [
    `<link rel="canonical" href="${renderToString(canonical)}" />`,
    `<meta property="og:url" content="${renderToString(canonical)}" />`,
  ].join(' ');
}
