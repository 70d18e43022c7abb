import { describe } from 'vitest';
import { compileLesson, lessonEntry, LessonError } from '../../src/lesson/index.ts';
import { golden } from './golden.ts';

const site = {
  lessons: ['lessons/03-everything.md', 'lessons/04-minimax-call-by-call.md'].flatMap(
    (file) => lessonEntry(file) ?? [],
  ),
  pages: ['explore'],
  images: ['images/boards.svg'],
};

/** Pictures are the business of the drawing's own tests. */
const withoutPictures = (html: string) => html.replace(/<svg[\s\S]*?<\/svg>/g, '<svg></svg>');

describe('pages, as HTML', () => {
  golden('pages', '.html', (source, file) => withoutPictures(compileLesson(source, { ...site, file }).html));
});

describe('pages, what else is known of them', () => {
  golden('pages', '.json', (source, file) => {
    const { html: _, sections, ...facts } = compileLesson(source, { ...site, file });
    const titles = sections.map(({ id, title, notes }) => ({ id, title, notes }));
    return `${JSON.stringify({ ...facts, sections: titles }, null, 2)}\n`;
  });
});

describe('errors, all of a page at once', () => {
  golden('errors', '.txt', (source, file) => {
    try {
      compileLesson(source, { ...site, file });
    } catch (error) {
      if (error instanceof LessonError) return `${error.message}\n`;
      throw error;
    }
    return 'no error\n';
  });
});
