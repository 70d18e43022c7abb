import { words } from '../../words/index.ts';
import { escapeHtml } from './html.ts';
import { link } from './page.ts';

/** The body of a page: skip link, header with navigation, the given content of `<main>`, footer. */
export function frame(path: string, main: string): string {
  const { site } = words;
  return `<a class="skip" href="#main">${escapeHtml(site.skip)}</a>
<header class="site-header">
<a class="site-name" href="${link(path, '')}">${escapeHtml(site.name)}</a>
<nav aria-label="${escapeHtml(site.navigation)}">
${entry(path, '', site.lessons)}
${entry(path, 'explore/', site.explore)}
</nav>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer class="site-footer"><p>${escapeHtml(site.footer)}</p></footer>`;
}

/** A link of the navigation, marked when it leads to the page itself. */
function entry(from: string, to: string, name: string): string {
  const here = from === to ? ' aria-current="page"' : '';
  return `<a href="${link(from, to)}"${here}>${escapeHtml(name)}</a>`;
}
