import './no-window.ts';
import { serveWork } from '../../elements/kit/worker-task.ts';
import { compileDraft, readLessonEntry, type Draft } from '../../lesson/index.ts';
import type { SiteFacts } from './site-facts.ts';

export interface CompileWork {
  readonly request: {
    readonly source: string;
    readonly site: SiteFacts;
    /** By file name. A listing may name a program instead of holding it. */
    readonly programs: ReadonlyMap<string, string>;
  };
  readonly progress: never;
  readonly result: Draft;
}

/** A draft has no number and no slug yet. */
const file = 'lessons/0-lesson.md';

serveWork<CompileWork>(({ source, programs, site: { root, lessons, pages, images } }) =>
  compileDraft(source, {
    file,
    lessons: lessons.flatMap((lesson) => readLessonEntry(lesson.file) ?? []),
    pages,
    images,
    programs,
    lessonsAt: `${root}lessons/`,
    root,
    leavesSite: false,
  }),
);
