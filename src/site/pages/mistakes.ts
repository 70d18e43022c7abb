import { html, nothing } from 'lit';
import { writeStretches, type LessonPage } from '../../lesson/index.ts';
import { mistakes, type Mistake } from '../../program/starts/mistakes.ts';
import { renderToString, trustHtml } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { makeCard } from './card.ts';
import { buildPage } from './build-page.ts';
import { buildLessonPath, buildLink, mistakesPath, type Page, type Site } from './page.ts';

export function buildMistakesPage(site: Site): Page {
  const mistakePages = words.mistakePages;
  const { title, summary, heading } = mistakePages;
  const path = mistakesPath;
  const main = html`<h1>${heading}</h1>
    <p class="summary">${summary}</p>
    <p>
      ${mistakePages.intro(mistakes.length)}
      <a href="${buildLink(path, 'code/')}">${mistakePages.yourCode}</a>
    </p>
    <dl class="glossary">
      ${mistakes.map((mistake) => {
        const { name, believes } = mistakePages.texts[mistake];
        return html`<dt><a href="${mistake}/">${name}</a></dt>
          <dd>${mistakePages.thought(believes)}</dd>`;
      })}
    </dl>`;
  return buildPage(site, { path, title, summary, entry: 'page' }, main);
}

export function buildMistakePages(site: Site): Page[] {
  return mistakes.map((mistake) => buildMistakePage(site, mistake));
}

function buildMistakePage(site: Site, mistake: Mistake): Page {
  const mistakePages = words.mistakePages;
  const path = `${mistakesPath}${mistake}/`;
  const page = site.mistakes.get(mistake)!;
  const { title, summary } = page;
  const head = html`<p><a class="alone" href="../">${mistakePages.all}</a></p>
    <h1>${title}</h1>`;
  const main = html`<article data-lesson="mistake ${mistake}" data-opening>
    ${trustHtml(writeStretches(page.stretches, renderToString(head)))}
    ${renderCourse(site.lessons, mistake, path)}
  </article>`;
  const card = makeCard(title, summary, page.pictures.at(0)?.trace, mistakePages.title);
  return buildPage(site, { path, title, summary, card, entry: 'mistake', runsPrograms: true }, main);
}

/** Lists the lessons that ask about a mistake or link to its page; nothing if none does. */
function renderCourse(lessons: readonly LessonPage[], mistake: Mistake, path: string) {
  const { headings, asked, taught } = words.mistakePages;
  const found = lessons.flatMap((lesson) => {
    const text = writeStretches(lesson.stretches);
    const questions = listQuestions(text, mistake);
    const to = buildLink(path, buildLessonPath(lesson.slug));
    const { number, title } = lesson;
    if (questions.length > 0)
      return [
        html`<p>${asked(number, title)}</p>
          <ul>
            ${questions.map(({ id, question }) => html`<li><a href="${to}#${id}">${trustHtml(question)}</a></li>`)}
          </ul>`,
      ];
    const isLinked = text.includes(`${mistakesPath}${mistake}/"`);
    return isLinked ? [html`<p><a href="${to}">${taught(number, title)}</a></p>`] : [];
  });
  return found.length === 0
    ? nothing
    : html`<h2>${headings.course}</h2>
        ${found}`;
}

/** The questions with a wrong answer that shows the mistake, each in plain text with its marks. */
function listQuestions(text: string, mistake: Mistake): { readonly id: string; readonly question: string }[] {
  return [...text.matchAll(/<ply-quiz\b[^>]*\bid="([^"]+)"[^]*?<\/ply-quiz>/g)].flatMap(([quiz, id]) => {
    if (!quiz.includes(`data-belief="${mistake}"`)) return [];
    const [, question = ''] = /slot="question">\s*<p>([^]*?)<\/p>/.exec(quiz) ?? [];
    return [{ id, question: question.replace(/<\/?a\b[^>]*>/g, '') }];
  });
}
