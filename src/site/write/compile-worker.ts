import './no-window.ts';
import { compileDraft, lessonEntry, type Draft } from '../../lesson/index.ts';
import { messageOf } from '../../words/index.ts';
import type { SiteFacts } from './site-facts.ts';

/** A lesson to compile, and what it is compiled against. */
export interface CompileRequest {
  readonly source: string;
  readonly site: SiteFacts;
  /** The programs that code may name, by the name of their file. */
  readonly programs: ReadonlyMap<string, string>;
}

/** What has become of it. */
export type Compiled = Draft | { readonly failed: string };

/** A lesson has no number and no name before it is one of a course. */
const file = 'lessons/0-lesson.md';

// Runs in a worker: compiles each lesson that it is told of, by the compiler that builds the site.
self.addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its own page only
  self.postMessage(compiled(data));
});

function compiled({ source, programs, site: { root, lessons, pages, images } }: CompileRequest): Compiled {
  try {
    return compileDraft(source, {
      file,
      lessons: lessons.flatMap((lesson) => lessonEntry(lesson.file) ?? []),
      pages,
      images,
      programs,
      lessonsAt: `${root}lessons/`,
      root,
      leavesSite: false,
    });
  } catch (error) {
    return { failed: messageOf(error) };
  }
}
