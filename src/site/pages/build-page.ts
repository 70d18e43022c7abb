import { html, nothing, svg, type TemplateResult } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { renderToString } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import {
  buildLessonPath,
  buildLink,
  accessibilityPath,
  mistakesPath,
  noticesPath,
  referencePath,
  teachPath,
  type Page,
  type Site,
} from './page.ts';

/**
 * `presents` shows the link to the slides of a lesson; `later` hides it until a script shows the lesson. `prints` shows the
 * button for paper. `hasChips` makes room in the bar for the chips of a workbench.
 */
interface BarFacts {
  readonly lesson?: LessonPage;
  readonly presents?: 'now' | 'later' | 'never';
  readonly prints?: boolean;
  readonly hasChips?: boolean;
}

export function buildPage(
  site: Site,
  page: Omit<Page, 'body'>,
  main: TemplateResult,
  {
    lesson,
    presents = lesson ? 'now' : 'never',
    prints = presents !== 'never',
    hasChips = false,
  }: BarFacts = {},
): Page {
  const { path } = page;
  const { skip, learn, menu, footer } = words.site;
  const { name } = site.course;
  const isLearning = lesson !== undefined;
  const body = renderToString(
    html`<a class="skip spare" href="#main">${skip}</a>
      <header class="site-header beside">
        <a class=${`site-name beside ${lesson || hasChips ? '' : 'alone'}`} href="${buildLink(path, '')}"
          >${logo}<span class="spare">${name}</span></a
        >
        <nav class="only-site floats" id="pages" aria-label=${name} popover>
          <a
            class="only-site"
            href="${buildLink(path, '#lessons')}"
            aria-current=${isLearning ? 'true' : nothing}
            >${learn}</a
          >
          ${renderNavigationLink(path, 'explore/', words.site.explore)}
          ${renderNavigationLink(path, 'compare/', words.compare.page.title)}
          ${renderNavigationLink(path, 'code/', words.codePage.title)}
          ${renderNavigationLink(path, 'positions/', words.positions.short)}
          ${renderNavigationLink(path, teachPath, words.teach.title)}
          ${renderPresentLink('present-link narrow', presents)}
          ${prints ? renderPrintButton('print-button bare narrow') : nothing}
        </nav>
        ${lesson ? renderCourse(site, path, lesson) : nothing}
        ${
          hasChips
            ? html`<span class="rule"></span>
                <div id="chips"></div>`
            : nothing
        }
        <div class="tools row">
          ${prints ? renderPrintButton('print-button bare wide') : nothing}
          ${renderPresentLink('button present-link wide', presents)}
          <reader-settings></reader-settings>
          <button class="bare open-pages only-site" popovertarget="pages" aria-label=${menu}>${bars}</button>
        </div>
      </header>
      <main id="main" tabindex="-1">${main}</main>
      <footer class="site-footer row links quiet">
        <p>${footer}</p>
        ${renderNavigationLink(path, 'write/', words.writePage.title)}
        ${renderNavigationLink(path, 'check/', words.checkPage.heading)}
        ${renderNavigationLink(path, referencePath, words.reference.title)}
        ${renderNavigationLink(path, 'class/', words.liveClass.title)}
        ${renderNavigationLink(path, 'glossary/', words.site.glossary)}
        ${renderNavigationLink(path, mistakesPath, words.mistakePages.title)}
        ${renderNavigationLink(path, 'hosting/', words.hosting.title)}
        ${renderNavigationLink(path, accessibilityPath, words.accessibility.title)}
        ${renderNavigationLink(path, noticesPath, words.licences.title)}
      </footer>`,
  );
  return { ...page, body };
}

function renderPresentLink(name: string, presents: BarFacts['presents']) {
  if (presents === 'never') return nothing;
  return html`<a class=${name} href="?present" ?hidden=${presents === 'later'}
    >${words.presenting.present}</a
  >`;
}

function renderPrintButton(name: string) {
  return html`<button class=${name}>${words.printing.print}</button>`;
}

const logo = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
  <rect width="20" height="20" rx="4" fill="var(--ply-ink)" />
  <g fill="none" stroke="var(--ply-on-ink)" stroke-width="1.4" stroke-linecap="round">
    ${svg`<path d="m4 4 2.6 2.6M6.6 4 4 6.6M8.7 8.7l2.6 2.6M11.3 8.7l-2.6 2.6" />`}
    <circle cx="14.7" cy="5.3" r="1.5" />
    <circle cx="5.3" cy="14.7" r="1.5" />
  </g>
</svg>`;

const bars = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
  <path d="M3 5.5h14M3 10h14M3 14.5h14" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" />
</svg>`;

function renderCourse({ lessons }: Site, path: string, present: LessonPage) {
  const { lessonNumber, course: label } = words.site;
  const entries = lessons.map(
    (lesson) =>
      html`<li>
        <a
          href=${buildLink(path, buildLessonPath(lesson.slug))}
          aria-current=${lesson === present ? 'page' : nothing}
          ><span class="quiet digits">${lesson.number}</span>
          <span>${lesson.title}</span> ${renderProgress(lesson, true)}</a
        >
      </li>`,
  );
  return html`<span class="rule"></span>
    <button class="chip bare open-course" popovertarget="course">
      <span>${lessonNumber(present.number)}<span class="title spare"> · ${present.title}</span></span>
      <span class="dashes" aria-hidden="true"
        >${present.headings.filter(({ level }) => level === 2).map(() => html`<i></i>`)}</span
      >
    </button>
    <ol id="course" class="course floats" popover aria-label=${label}>
      ${entries}
    </ol>`;
}

export function renderProgress({ slug, questions }: LessonPage, isBar = false) {
  if (questions === 0) return nothing;
  return html`<lesson-progress
    class="quiet"
    lesson=${slug}
    questions=${questions}
    ?bar=${isBar}
  ></lesson-progress>`;
}

function renderNavigationLink(from: string, to: string, name: string) {
  return html`<a class="only-site" href=${buildLink(from, to)} aria-current=${from === to ? 'page' : nothing}
    >${name}</a
  >`;
}
