import type { FrontMatter } from './front-matter.ts';
import type { Heading } from './page-reader.ts';
import type { Stretch } from './stretches.ts';

/** What the name of its file says about a lesson. */
export interface LessonEntry {
  /** The path below the root of the project: `lessons/06-depth.md`. */
  readonly file: string;
  /** The place in the course, from 1. */
  readonly number: number;
  /** The folder of its page: `/lessons/<slug>/`. */
  readonly slug: string;
}

/** A link from one lesson to a part of another, to be checked when both are compiled. */
export interface CrossReference {
  readonly slug: string;
  readonly anchor: string;
  readonly line: number;
  readonly column: number;
}

/** A compiled lesson. */
export interface LessonPage extends LessonEntry, FrontMatter {
  /** The text. */
  readonly stretches: readonly Stretch[];
  readonly headings: readonly Heading[];
  /** Every id on the page that a link can lead to. */
  readonly ids: readonly string[];
  /** Whether a reader can run programs in it. */
  readonly runsPrograms: boolean;
  /** How many questions it asks that a reader can answer on the page. */
  readonly questions: number;
  readonly references: readonly CrossReference[];
  /** A small picture of its first search, as SVG; empty where it searches nothing. */
  readonly picture: string;
}

/** Reads number and slug from the path of a lesson; null when it is not of the form `lessons/06-depth.md`. */
export function lessonEntry(file: string): LessonEntry | null {
  const [, number, slug] = /(?:^|\/)(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(file) ?? [];
  return slug === undefined ? null : { file, number: Number(number), slug };
}
