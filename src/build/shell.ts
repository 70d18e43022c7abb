import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lateElements, type Page } from '../site/pages/index.ts';
import { startCheck } from './start-check.ts';
import { renderToString } from '../views/index.ts';

/** The entries of pages that fetch late elements themselves. */
const fetching: readonly string[] = ['lesson', 'guide', 'compare'];

/**
 * The whole document of a page: `index.html` of the project in `root` with its `{{placeholders}}` filled in. `policy` is
 * the tag of its content security policy; none in development, where Vite adds scripts and styles of its own.
 */
export function fillShell(root: string, page: Page, policy = ''): string {
  const values: Record<string, string> = {
    policy,
    title: renderToString(page.title),
    summary: renderToString(page.summary),
    check: `<script>${startCheck(root)}</script>`,
    scripts: [...canonicalOf(page), ...scriptsOf(page)].join('\n    '),
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

/** Where search engines are to look for a page. */
function canonicalOf({ canonical }: Page): string[] {
  return canonical ? [`<link rel="canonical" href="${renderToString(canonical)}" />`] : [];
}

/**
 * The scripts of a page: one for each sort of element in its text, so that it loads only what it shows, then its own.
 * Late elements are left out where the page fetches them itself.
 */
function scriptsOf({ entry, body }: Page): string[] {
  const early = elementsIn(body).filter(
    (name) => !fetching.includes(entry) || !lateElements.some((late) => late === name),
  );
  const sources = [...early.map(elementSource), `/src/site/entry/${entry}.ts`];
  return sources.map((source) => `<script type="module" src="${source}"></script>`);
}

/** The names of Plybook's elements that stand in a text, each once. */
function elementsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<(ply-[a-z-]+)/g)].map(([, name]) => name))];
}

const modules = readdirSync(new URL('../elements/', import.meta.url), { recursive: true }) as string[];

/** The module of an element, which stands in one of the rooms of `src/elements`. Throws where there is none. */
export function elementSource(name: string): string {
  const found = modules.find((file) => basename(file) === `${name}.ts`);
  if (found === undefined) throw new Error(`unknown element <${name}>: expected ${name}.ts in src/elements`);
  return `/src/elements/${found.replaceAll('\\', '/')}`;
}
