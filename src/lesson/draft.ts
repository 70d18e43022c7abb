import { html, nothing } from 'lit';
import { renderToString } from '../views/index.ts';
import { defaultSides, readOptions, type Settings } from '../walk/index.ts';
import { words } from '../words/index.ts';
import type { Stretch } from './stretches.ts';
import { readSettings } from './element-session.ts';
import type { LessonPage } from './lesson-page.ts';
import { readAttribute, type PageElement } from './page-element.ts';
import type { Problem } from './problems.ts';
import { readLesson, tryRender, type CompileOptions } from './read-lesson.ts';

/** A lesson being written: its page, as far as it can be shown, and its problems. */
export interface Draft extends Omit<LessonPage, 'pictures'> {
  readonly problems: readonly Problem[];
  /** The lines at which its blocks begin, in the order of `stretches`. */
  readonly lines: readonly number[];
  readonly hosts: readonly SearchHostFacts[];
}

/** A search that a draft has; of a comparison, the left one. */
export interface SearchHostFacts {
  readonly id: string;
  readonly isComparison: boolean;
  readonly settings: Settings;
}

/** Most mistakes shown in a lesson; the others are counted. */
const MOST_MISTAKES = 10;

/** Compiles a lesson despite problems. As always, only what the compiler understands gets into the page. */
export function compileDraft(source: string, options: CompileOptions): Draft {
  const { problems, sessions, page } = readLesson(source, options);
  const lines: number[] = [];
  let room = MOST_MISTAKES;
  const mistakes = problems.filter(({ isAdvice }) => !isAdvice);
  const shown = page((render, found, line) => {
    // Those above the first block are about the front matter.
    const above = lines.length === 0 ? mistakes.filter((each) => each.line < line) : [];
    lines.push(line);
    const told = [...above, ...found].filter(({ isAdvice }) => !isAdvice).slice(0, room);
    room -= told.length;
    const more = room === 0 && told.length > 0 ? mistakes.length - MOST_MISTAKES : 0;
    return (told.length ? renderMistakes(told, more) : '') + tryRender(render);
  });
  const empty = lines.length === 0 && mistakes.length > 0 ? [showAlone(renderMistakes(mistakes, 0))] : [];
  const hosts = [...sessions.keys()].filter(({ spec }) => spec.session === 'hosts').flatMap(readHosts);
  return {
    ...shown,
    stretches: [...shown.stretches, ...empty],
    problems,
    lines: [...lines, ...empty.map(() => 1)],
    hosts,
  };
}

/** The only block of a lesson without text. */
function showAlone(block: string): Stretch {
  return { isSpread: false, sections: [[{ isSpread: false, html: [block] }]] };
}

function readHosts(element: PageElement): SearchHostFacts[] {
  const id = readAttribute(element, 'id');
  const isComparison = element.spec.hosts === 'comparison';
  const left = isComparison ? readAttribute(element, 'left') || defaultSides.left : '';
  return id ? [{ id, isComparison, settings: { ...readSettings(element), ...readOptions(left) } }] : [];
}

/** `more` counts mistakes that are not shown. */
function renderMistakes(problems: readonly Problem[], more: number): string {
  return renderToString(
    html`<div class="mistake" role="note">
      ${problems.map(({ line, text }) => html`<p>${words.lesson.mistake(line, text)}</p>`)}
      ${more > 0 ? html`<p>${words.lesson.moreMistakes(more)}</p>` : nothing}
    </div>`,
  );
}
