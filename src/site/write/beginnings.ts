import { html } from 'lit';
import { words } from '../../words/index.ts';
import type { LessonFile } from '../address/lesson-address.ts';
import type { SiteFacts } from './site-facts.ts';

/** The value of the list's title, which selects nothing. */
const NOTHING = '-';

const FRAME = 'frame';

const SAMPLE = 'sample';

/** The lessons that one can start from, as a list; `take` gets the chosen one. */
export function renderBeginnings(lessons: SiteFacts['lessons'], take: (lesson: LessonFile) => void) {
  const { begin, empty, sample } = words.writing;
  const choose = async ({ target }: Event) => {
    const list = target as HTMLSelectElement;
    const chosen = list.value;
    list.value = NOTHING;
    if (chosen !== NOTHING) take(await fetchBeginning(chosen));
  };
  return html`<select aria-label=${begin} @change=${choose}>
    <option value=${NOTHING} selected>${begin}</option>
    <option value=${FRAME}>${empty}</option>
    <option value=${SAMPLE}>${sample}</option>
    ${lessons.map((lesson, i) => html`<option value=${lesson.file}>${i + 1} · ${lesson.title}</option>`)}
  </select>`;
}

async function fetchBeginning(chosen: string): Promise<LessonFile> {
  if (chosen === SAMPLE) return fetchSample();
  const { facts, body } = words.lessonFrame;
  if (chosen === FRAME) return { source: `${facts}\n${body}`, file: '' };
  const { fetchCourseLesson } = await import('./lesson-sources.ts');
  return fetchCourseLesson(chosen);
}

/** What the page begins with at the first visit. */
export async function fetchSample(): Promise<LessonFile> {
  const { default: source } = await import('./sample-lesson.md?raw');
  return { source, file: '' };
}
