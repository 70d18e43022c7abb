import { html } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { renderToString } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { buildPage } from './build-page.ts';
import { renderGlossary } from './glossary.ts';
import { buildLessonPage } from './lesson.ts';
import {
  blankMarkers,
  nameLessonFile,
  buildLessonPath,
  addCourse,
  TERM_PREFIX,
  type Page,
  type Site,
} from './page.ts';

/**
 * A lesson that opens from a disk. It holds the glossary; links lead to files in the same folder or, with `base`, to
 * the site.
 */
export function buildLessonFile(site: Site, lesson: LessonPage): Page {
  return addCourse(site, convertToFile(site, buildLessonPage(site, lesson)));
}

export function buildBlankFile(site: Site): Page {
  const path = 'write/lesson/';
  const { name, title, summary, lesson } = blankMarkers;
  const main = html`<article data-lesson="${name}">${lesson}</article>`;
  const blank = buildPage(site, { path, title, summary, entry: 'lesson' }, main, { presents: 'now' });
  const page = addCourse(site, convertToFile(site, blank));
  return { ...page, canonical: '' };
}

function convertToFile(site: Site, page: Page): Page {
  const { glossary } = words.site;
  const terms = renderToString(
    html`<section class="terms">
      <h2 id="${TERM_PREFIX}list">${glossary}</h2>
      ${renderGlossary(TERM_PREFIX)}
    </section>`,
  );
  const body = page.body
    .replace(/<p class="download [^]*?<\/p>/, '')
    // Without the menu these are in the bar on phones too.
    .replaceAll(/(?<=class="[^"]*(?:present-link|print-button)[^"]*) wide(?=")/g, '')
    .replace(/<(nav|button)\s[^>]*only-site[^>]*>[^]*?<\/\1\s*>/g, '')
    .replace(
      /<a\s([^>]*?)href="([^"]*)"([^>]*)>([^]*?)<\/a\s*>/g,
      (whole, before, href: string, after, text) => {
        const to = findFileAddress(site, page.path, href);
        if (to !== null) return whole.replace(`href="${href}"`, `href="${to}"`);
        return before.includes('only-site') ? '' : `<span ${before}${after}>${text}</span>`;
      },
    )
    .replace('</article>', `</article>\n${terms}`);
  return { ...page, body };
}

/** Null if a link cannot lead there from a file. */
function findFileAddress(site: Site, path: string, href: string): string | null {
  if (/^([#?]|[a-z]+:)/.test(href)) return href;
  const { pathname, hash } = new URL(href, `https://site/${path}`);
  if (pathname === '/glossary/') return `#${TERM_PREFIX}${hash.slice(1) || 'list'}`;
  const lesson = site.lessons.find(({ slug }) => pathname === `/${buildLessonPath(slug)}`);
  if (lesson) return nameLessonFile(lesson) + hash;
  const { base } = site.course;
  return base && pathname.length > 0 ? base + pathname.slice(1) + hash : null;
}
