import type { LessonPage } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import { frame, progressOf } from './frame.ts';
import { escapeHtml } from './html.ts';
import { lessonPath, link, type Page, type Site } from './page.ts';

const path = '';

/** The three uses of the site, and where each begins. */
const uses = [
  ['explore/', words.site.uses.alone],
  ['compare/', words.site.uses.compare],
  ['#lessons', words.site.uses.teach],
] as const;

/** The home page: what Plybook is, with a small search that plays by itself once, and the lessons. */
export function homePage(site: Site): Page {
  const { name, promise, homeSummary, homeText, lessons, startCourse, explore } = words.site;
  const start = site.lessons[0];
  const main = `<section class="hero">
<div>
<h1>${escapeHtml(promise)}</h1>
<p class="summary">${escapeHtml(homeSummary)}</p>
<p>${escapeHtml(homeText)}</p>
<p class="actions">
${start ? `<a class="main-action" href="${link(path, lessonPath(start.slug))}">${escapeHtml(startCourse)}</a>` : ''}
<a href="${link(path, 'explore/')}">${escapeHtml(explore)}</a>
</p>
</div>
${site.demonstration}
<ul class="uses">
${uses.map(use).join('\n')}
</ul>
</section>
<h2 id="lessons" class="wide">${escapeHtml(lessons)}</h2>
<p class="wide">${escapeHtml(durationOf(site.lessons))}</p>
<ol class="lessons">
${site.lessons.map(card).join('\n')}
</ol>`;
  return {
    path,
    title: `${name}: ${promise}`,
    summary: homeSummary,
    entry: 'page',
    body: frame(site, { path }, main),
  };
}

function use([to, { title, text }]: (typeof uses)[number]): string {
  return `<li><a href="${link(path, to)}">${escapeHtml(title)}</a> ${escapeHtml(text)}</li>`;
}

function durationOf(lessons: readonly LessonPage[]): string {
  const sum = (key: 'minutes' | 'exerciseMinutes') =>
    lessons.reduce((minutes, lesson) => minutes + lesson[key], 0);
  return words.site.wholeDuration(lessons.length, sum('minutes'), sum('exerciseMinutes'));
}

function card(lesson: LessonPage): string {
  const { number, slug, title, summary, minutes, exerciseMinutes } = lesson;
  const { lessonTitle, duration } = words.site;
  return `<li>
<a href="${link(path, lessonPath(slug))}">${escapeHtml(lessonTitle(number, title))}</a>
<p>${escapeHtml(summary)}</p>
<p class="about"><small>${escapeHtml(duration(minutes, exerciseMinutes))}</small>${progressOf(lesson)}</p>
</li>`;
}
