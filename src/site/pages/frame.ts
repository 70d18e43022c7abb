import { html, nothing, type TemplateResult } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { renderToString } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { lessonPath, link, noticesPath, type Site } from './page.ts';

/** Where a page stands: its path, and the lesson that it shows if it shows one. */
export interface PagePlace {
  readonly path: string;
  readonly lesson?: LessonPage;
}

/** The body of a page as HTML: skip link, header with the way through the course, the content of `<main>`, footer. */
export function frame(site: Site, { path, lesson }: PagePlace, main: TemplateResult): string {
  const { skip, name, navigation, lessonTitle, footer } = words.site;
  const here = lesson ? html`<span class="here">${lessonTitle(lesson.number, lesson.title)}</span>` : nothing;
  return renderToString(
    html`<a class="skip" href="#main">${skip}</a>
      <header class="site-header">
        <a class="site-name" href="${link(path, '')}">${name}</a>
        ${here}
        <nav aria-label="${navigation}">
          ${lesson ? course(site, path, lesson) : nothing} ${entry(path, 'explore/', words.site.explore)}
          ${entry(path, 'compare/', words.compare.page.title)}
          ${entry(path, 'glossary/', words.site.glossary)}
          ${lesson ? html`<a class="present-link" href="?present">${words.presenting.present}</a>` : nothing}
          <reader-settings>${words.header.settings}</reader-settings>
        </nav>
      </header>
      <main id="main" tabindex="-1">${main}</main>
      <footer class="site-footer">
        <p>${footer}</p>
        ${entry(path, noticesPath, words.licences.title)}
      </footer>`,
  );
}

/** A bar a lesson, each a link; the present one stands out by height, colour and `aria-current`. */
function course({ lessons }: Site, path: string, present: LessonPage) {
  const bars = lessons.map((lesson) => {
    const title = words.site.lessonTitle(lesson.number, lesson.title);
    const to = link(path, lessonPath(lesson.slug));
    const progress = progressOf(lesson, true);
    return html`<li>
      <a href=${to} title=${title} aria-current=${lesson === present ? 'page' : nothing}
        ><span class="unseen">${title}</span>${progress}</a
      >
    </li>`;
  });
  return html`<ol class="course">
    ${bars}
  </ol>`;
}

/** Where the page shows how far the reader is in a lesson; nothing for one that asks no questions. */
export function progressOf({ slug, questions }: LessonPage, isBar = false) {
  if (questions === 0) return nothing;
  return html`<lesson-progress lesson=${slug} questions=${questions} ?bar=${isBar}></lesson-progress>`;
}

/** A link of the navigation, marked when it leads to the page itself. */
function entry(from: string, to: string, name: string) {
  return html`<a class="only-site" href=${link(from, to)} aria-current=${from === to ? 'page' : nothing}
    >${name}</a
  >`;
}
