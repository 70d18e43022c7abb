import type { LessonPage } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import { escapeHtml } from './html.ts';
import { lessonPath, link, noticesPath, type Site } from './page.ts';

/** Where a page stands: its path, and the lesson that it shows if it shows one. */
export interface Place {
  readonly path: string;
  readonly lesson?: LessonPage;
}

/** The body of a page: skip link, header with the way through the course, the content of `<main>`, footer. */
export function frame(site: Site, { path, lesson }: Place, main: string): string {
  const { skip, name, navigation, lessonTitle, footer } = words.site;
  const here = lesson
    ? `<span class="here">${escapeHtml(lessonTitle(lesson.number, lesson.title))}</span>`
    : '';
  return `<a class="skip" href="#main">${escapeHtml(skip)}</a>
<header class="site-header">
<a class="site-name" href="${link(path, '')}">${escapeHtml(name)}</a>
${here}
<nav aria-label="${escapeHtml(navigation)}">
${lesson ? course(site, path, lesson) : ''}
${entry(path, 'explore/', words.site.explore)}
${entry(path, 'compare/', words.compare.page.title)}
${entry(path, 'glossary/', words.site.glossary)}
${lesson ? `<a class="present-link" href="?present">${escapeHtml(words.presenting.present)}</a>` : ''}
<reader-settings>${escapeHtml(words.header.settings)}</reader-settings>
</nav>
</header>
<main id="main" tabindex="-1">
${main}
</main>
<footer class="site-footer"><p>${escapeHtml(footer)}</p>
${entry(path, noticesPath, words.licences.title)}</footer>`;
}

/** A bar a lesson, each a link; the present one stands out by height, colour and `aria-current`. */
function course({ lessons }: Site, path: string, present: LessonPage): string {
  const bars = lessons.map((lesson) => {
    const title = escapeHtml(words.site.lessonTitle(lesson.number, lesson.title));
    const current = lesson === present ? ' aria-current="page"' : '';
    const to = link(path, lessonPath(lesson.slug));
    const progress = progressOf(lesson, ' bar');
    return `<li><a href="${to}" title="${title}"${current}><span class="unseen">${title}</span>${progress}</a></li>`;
  });
  return `<ol class="course">${bars.join('')}</ol>`;
}

/** Where the page shows how far the reader is in a lesson; nothing for one that asks no questions. */
export function progressOf({ slug, questions }: LessonPage, attributes = ''): string {
  if (questions === 0) return '';
  return `<lesson-progress lesson="${slug}" questions="${questions}"${attributes}></lesson-progress>`;
}

/** A link of the navigation, marked when it leads to the page itself. */
function entry(from: string, to: string, name: string): string {
  const here = from === to ? ' aria-current="page"' : '';
  return `<a class="only-site" href="${link(from, to)}"${here}>${escapeHtml(name)}</a>`;
}
