import type { PageBlocks } from './check-blocks.ts';
import type { FrontMatter } from './front-matter.ts';
import type { LessonPicture } from './lesson-picture.ts';
import type { Heading } from './page-reader.ts';
import type { LessonPlan } from './plan.ts';
import type { Stretch } from './stretches.ts';

export interface LessonEntry {
  readonly file: string;
  readonly number: number;
  /** Its page is `/lessons/<slug>/`. */
  readonly slug: string;
}

/** A link into another lesson, checked when both are compiled. */
export interface CrossReference {
  readonly slug: string;
  readonly anchor: string;
  readonly line: number;
  readonly column: number;
}

export interface LessonPage extends LessonEntry, FrontMatter {
  readonly stretches: readonly Stretch[];
  readonly headings: readonly Heading[];
  readonly plan: LessonPlan;
  readonly ids: readonly string[];
  readonly runsPrograms: boolean;
  readonly questions: number;
  /** Exercises whose lines the build still has to run, because the compiler cannot. */
  readonly blocks: readonly PageBlocks[];
  readonly references: readonly CrossReference[];
  /** Pictures of its searches, as SVG, the best one first; empty if it has no searches. */
  readonly pictures: readonly LessonPicture[];
}

/** Null unless the path has the form `lessons/06-depth.md`. */
export function readLessonEntry(file: string): LessonEntry | null {
  const [, number, slug] = /(?:^|\/)(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file) ?? [];
  return slug === undefined ? null : { file, number: Number(number), slug };
}
