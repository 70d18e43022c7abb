import { describe } from 'vitest';
import { compileLesson, readLessonEntry, LessonError, writeStretches } from '../../src/lesson/index.ts';
import { golden } from './golden.ts';

const site = {
  lessons: ['lessons/03-everything.md', 'lessons/04-minimax-call-by-call.md'].flatMap(
    (file) => readLessonEntry(file) ?? [],
  ),
  pages: ['explore', 'glossary'],
  images: ['images/boards.svg'],
};

/** Pictures are the business of the drawing's own tests. */
const withoutPictures = (html: string) => html.replace(/<svg[\s\S]*?<\/svg>/g, '<svg></svg>');

describe('pages, as HTML', () => {
  golden('pages', '.html', (source, file) =>
    withoutPictures(writeStretches(compileLesson(source, { ...site, file }).stretches)),
  );
});

describe('pages, what else is known of them', () => {
  golden('pages', '.json', (source, file) => {
    const { stretches: _, pictures: _pictures, ...facts } = compileLesson(source, { ...site, file });
    return `${JSON.stringify(facts, null, 2)}\n`;
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
