import './no-window.ts';
import { serveWork } from '../../elements/kit/worker-task.ts';
import { compileDraft, lessonEntry, type Draft } from '../../lesson/index.ts';
import type { SiteFacts } from './site-facts.ts';

/** Compiles a lesson as the build of the site does. */
export interface CompileWork {
  readonly request: {
    readonly source: string;
    /** What the lesson is compiled against. */
    readonly site: SiteFacts;
    /** The programs that code may name, by the name of their file. */
    readonly programs: ReadonlyMap<string, string>;
  };
  readonly progress: never;
  readonly result: Draft;
}

/** A lesson has no number and no name before it is one of a course. */
const file = 'lessons/0-lesson.md';

serveWork<CompileWork>(({ source, programs, site: { root, lessons, pages, images } }) =>
  compileDraft(source, {
    file,
    lessons: lessons.flatMap((lesson) => lessonEntry(lesson.file) ?? []),
    pages,
    images,
    programs,
    lessonsAt: `${root}lessons/`,
    root,
    leavesSite: false,
  }),
);
