import { html } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { renderToString } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { glossaryList } from './glossary.ts';
import { lessonPage } from './lesson.ts';
import { blanks, fileName, lessonPath, ofCourse, TERM, type Page, type Site } from './page.ts';

/** A lesson that opens from a disk. It holds the glossary; links lead to files beside it or, with `base`, to the site. */
export function lessonFile(site: Site, lesson: LessonPage): Page {
  return ofCourse(site, asFile(site, lessonPage(site, lesson)));
}

/** The file that a written lesson is put into. */
export function blankFile(site: Site): Page {
  const path = 'write/lesson/';
  const main = html`<p class="not-ours" role="note">${words.writePage.shown.notOurs}</p>
    <article data-lesson="written">${blanks.lesson}</article>`;
  const { title, summary } = blanks;
  const blank = frame(site, { path, title, summary, entry: 'lesson' }, main);
  const page = ofCourse(site, asFile(site, blank));
  return { ...page, canonical: '' };
}

function asFile(site: Site, page: Page): Page {
  const { glossary } = words.site;
  const terms = renderToString(
    html`<section class="terms">
      <h2 id="${TERM}list">${glossary}</h2>
      ${glossaryList(TERM)}
    </section>`,
  );
  const body = page.body
    .replace(/<p class="download quiet links">[^]*?<\/p>/, '')
    .replace(/<(nav|button)\s[^>]*only-site[^>]*>[^]*?<\/\1\s*>/g, '')
    .replace(
      /<a\s([^>]*?)href="([^"]*)"([^>]*)>([^]*?)<\/a\s*>/g,
      (whole, before, href: string, after, text) => {
        const to = addressInFile(site, page.path, href);
        if (to !== null) return whole.replace(`href="${href}"`, `href="${to}"`);
        return before.includes('only-site') ? '' : `<span ${before}${after}>${text}</span>`;
      },
    )
    .replace('</article>', `</article>\n${terms}`);
  return { ...page, body };
}

/** Null if a link cannot lead there from a file. */
function addressInFile(site: Site, path: string, href: string): string | null {
  if (/^([#?]|[a-z]+:)/.test(href)) return href;
  const { pathname, hash } = new URL(href, `https://site/${path}`);
  if (pathname === '/glossary/') return `#${TERM}${hash.slice(1) || 'list'}`;
  const lesson = site.lessons.find(({ slug }) => pathname === `/${lessonPath(slug)}`);
  if (lesson) return fileName(lesson) + hash;
  const { base } = site.course;
  return base && pathname.length > 0 ? base + pathname.slice(1) + hash : null;
}
