import { html } from 'lit';
import { words } from '../../words/index.ts';
import { buildPage } from './build-page.ts';
import { buildLessonPath, buildLink, type Page, type Site } from './page.ts';

const path = 'class/';
const tryPath = `${path}try/`;
const programPath = `${path}program/`;

/** Without a class, it explains what a class is and how to start one. */
export function buildClassPage(site: Site): Page {
  const { title, summary, about, how, command, needs, privacy, needsScript } = words.liveClass;
  const main = html`<h1>${title}</h1>
    <p class="summary">${summary}</p>
    <div id="class-home">
      <p class="scriptless">${needsScript}</p>
      <p>${about}</p>
      <p>${how}</p>
      <pre><code>${command}</code></pre>
      <p>${needs}</p>
      <p>${privacy}</p>
    </div>`;
  return buildPage(site, { path, title, summary, entry: 'class' }, main);
}

export function buildTryPage(site: Site): Page {
  const { trying, tryHint, tryNeedsScript, about, how, command } = words.liveClass;
  const shown = site.lessons.find(({ questions }) => questions > 0) ?? site.lessons[0];
  const projected = shown ? `${buildLessonPath(shown.slug)}?present` : '';
  const main = html`<h1>${trying}</h1>
    <p class="summary">${tryHint}</p>
    <div id="class-try" data-projected=${buildLink(tryPath, projected)}>
      <p class="scriptless">${tryNeedsScript}</p>
      <p>${about}</p>
      <p>${how}</p>
      <pre><code>${command}</code></pre>
    </div>`;
  const page = { path: tryPath, title: trying, summary: tryHint, entry: 'class', hasFrames: true } as const;
  return buildPage(site, page, main);
}

/** Where a student hands in a program, while the teacher asks for them. */
export function buildHandInPage(site: Site): Page {
  const { title, summary, needsScript, noClass, privacy } = words.handIn;
  const main = html`<h1>${title}</h1>
    <p class="summary">${summary}</p>
    <div id="class-program">
      <p class="scriptless">${needsScript}</p>
      <p>${noClass}</p>
    </div>
    <p>${privacy}</p>`;
  return buildPage(site, { path: programPath, title, summary, entry: 'class' }, main);
}
