import { html, nothing } from 'lit';
import type { LessonPage } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';

type LessonFacts = Pick<
  LessonPage,
  'title' | 'summary' | 'author' | 'minutes' | 'exerciseMinutes' | 'objectives' | 'headings' | 'plan'
>;

/** A lesson that is being written may lack all but its title. */
export function renderLessonHead(lesson: LessonFacts) {
  return html`<h1>${lesson.title}</h1>
    <p class="summary">${lesson.summary}</p>
    ${lesson.author ? html`<p class="quiet">${words.site.author(lesson.author)}</p>` : nothing}
    <p class="scriptless quiet">${words.lesson.needsScript}</p>
    ${lesson.minutes === 0 ? nothing : renderLead(lesson)}`;
}

/** Closed, so that the lesson itself comes first. */
function renderLead({ minutes, exerciseMinutes, objectives, headings, plan }: LessonFacts) {
  const { about, objectives: afterwards, contents, duration } = words.site;
  const sections = headings.filter(({ level }) => level === 2);
  return html`<details class="lead">
    <summary>${about(duration(minutes, exerciseMinutes))}</summary>
    ${
      objectives.length
        ? html`<p>${afterwards}</p>
            <ul>
              ${objectives.map((objective) => html`<li>${objective}</li>`)}
            </ul>`
        : nothing
    }
    <nav aria-label="${contents}">
      <p>${contents}</p>
      <ol>
        ${sections.map(({ id, text }) => html`<li><a class="alone" href="#${id}">${text}</a></li>`)}
      </ol>
    </nav>
    ${plan.id ? html`<p><a class="alone" href="#${plan.id}">${words.lesson.notes}</a></p>` : nothing}
  </details>`;
}
