import { html, nothing } from 'lit';
import { defaultNaming, parsePosition } from '../../game/index.ts';
import type { LessonPage } from '../../lesson/index.ts';
import { addNames, buildBoardScene, drawBoard, renderWithPills, trustHtml } from '../../views/index.ts';
import { joinParts, words } from '../../words/index.ts';
import { homeStart } from './home-start.ts';
import { makeCard } from './card.ts';
import { buildPage, renderProgress } from './build-page.ts';
import { buildLessonPath, buildLink, teachPath, type Page, type Site } from './page.ts';

const path = '';

const start = parsePosition(homeStart);

export function buildHomePage(site: Site): Page {
  const { lessons } = words.site;
  const { label, legend, needsScript, program, way } = words.home;
  const { name, heading, summary, base } = site.course;
  const [first] = site.lessons;
  const pictures = choosePictures(site.lessons);
  // The reader's move leaves O all cells except one.
  const [, ...answers] = start.game.moves(start);
  const main = html`<section class="hero" aria-label=${label}>
      <your-move>
        <div slot="opening">
          <h1>${heading.split(/(?<=\.) /).map((sentence) => html`<span>${sentence}</span> `)}</h1>
          <p class="summary">${summary}</p>
        </div>
        <div class="table">
          ${drawStart()}
          <p class="scriptless">${needsScript}</p>
        </div>
        <div slot="legend">
          <h2>${legend.title}</h2>
          <ol>
            ${legend.steps.map((step) => html`<li>${renderWithPills(joinParts([step], ''))}</li>`)}
          </ol>
          <div class="unknown-answers" aria-hidden="true">
            <p class="quiet">${legend.answers}</p>
            ${answers.map(() => html`<span></span>`)}
          </div>
        </div>
        <p slot="way">
          <a class="button" href="${buildLink(path, buildLessonPath(first.slug))}">${way(first.title)}</a>
        </p>
      </your-move>
    </section>
    <section class="own-program card">
      <h2>${program.title}</h2>
      <p>${program.text}</p>
      <p><a class="button" href="${buildLink(path, 'code/')}">${program.open}</a></p>
    </section>
    <ul class="doors">
      ${listDoors(site)}
    </ul>
    <div class="lessons-head row">
      <h2 id="lessons">${lessons}</h2>
      <p class="meta">${formatCourseDuration(site.lessons)}</p>
    </div>
    <ol class="lessons">
      ${site.lessons.map((lesson, place) => renderLessonCard(lesson, pictures[place]?.drawing ?? '', place === 0))}
    </ol>`;
  const title = `${name}: ${heading}`;
  const card = makeCard(heading, summary);
  const page = { path, title, summary, card, ...(base && { canonical: base }), entry: 'home' } as const;
  return buildPage(site, page, main);
}

/** The start of the game, shown until its script has loaded, and without scripts. */
function drawStart() {
  return drawBoard(addNames(buildBoardScene(start)!, start, defaultNaming));
}

function listDoors({ lessons }: Site) {
  const { explore, compare, teach, write } = words.home.doors;
  const present = `${buildLessonPath(lessons[0].slug)}?present`;
  const ways = [
    [present, teach.present],
    ['class/', words.liveClass.title],
    ['check/', words.checkPage.heading],
  ] as const;
  const links = ways.map(([to, text]) => html`<a href="${buildLink(path, to)}">${text}</a> `);
  return [
    renderDoor(explore, 'explore/'),
    renderDoor(compare, 'compare/'),
    html`<li>
      <a href="${buildLink(path, teachPath)}"><b>${teach.title}</b></a>
      <p>${teach.text}</p>
      <p class="row links">${links}</p>
    </li>`,
    renderDoor(write, 'write/'),
  ];
}

function renderDoor({ title, text }: { readonly title: string; readonly text: string }, to: string) {
  return html`<li>
    <a class="whole" href="${buildLink(path, to)}"><b>${title}</b></a>
    <p>${text}</p>
  </li>`;
}

function formatCourseDuration(lessons: readonly LessonPage[]): string {
  const sumMinutes = (key: 'minutes' | 'exerciseMinutes') =>
    lessons.reduce((minutes, lesson) => minutes + lesson[key], 0);
  return words.site.wholeDuration(lessons.length, sumMinutes('minutes'), sumMinutes('exerciseMinutes'));
}

type LessonPicture = LessonPage['pictures'][number];

/** Chooses for each lesson its best picture that no other lesson has, starting with lessons that have the fewest. */
export function choosePictures(
  lessons: readonly Pick<LessonPage, 'pictures'>[],
): (LessonPicture | undefined)[] {
  const chosen = new Map<object, LessonPicture | undefined>();
  const taken = new Set<string>();
  for (const lesson of lessons.toSorted((a, b) => a.pictures.length - b.pictures.length)) {
    const own = lesson.pictures.find(({ subject }) => !taken.has(subject)) ?? lesson.pictures.at(0);
    if (own) taken.add(own.subject);
    chosen.set(lesson, own);
  }
  return lessons.map((lesson) => chosen.get(lesson));
}

/** The first lesson's card also has its summary, shown if the card has a row to itself. */
function renderLessonCard(lesson: LessonPage, picture: string, isFirst: boolean) {
  const { number, slug, title, summary, minutes, exerciseMinutes } = lesson;
  return html`<li>
    ${trustHtml(picture)}
    <span class="number quiet">${number}</span>
    <a href="${buildLink(path, buildLessonPath(slug))}" title=${summary}>${title}</a>
    ${isFirst ? html`<p class="about">${summary}</p>` : nothing}
    <small>${words.site.duration(minutes, exerciseMinutes)}</small>
    ${renderProgress(lesson)}
  </li>`;
}
