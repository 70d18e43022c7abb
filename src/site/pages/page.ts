import { LESSONS, type CourseFacts, type LessonPage, type Tokens } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';

/** Everything the pages are made from. */
export interface Site {
  /** What the course says of itself. */
  course: CourseFacts;
  /** The lessons in the order of the course. */
  lessons: readonly LessonPage[];
  /** The small search that the home page shows, as compiled HTML with its fallback. */
  demonstration: string;
  /** The comparison that the Compare page shows without scripts, as compiled HTML. */
  comparison: string;
  /** A program as a reader could write it, which the page of programs shows without scripts. */
  program: string;
  /** The guide to writing lessons, itself one. */
  guide: LessonPage;
  /** The examples of the reference, each in a section of its own that is named by the element. */
  examples: LessonPage;
  /** The design tokens, which any page may set, each with what it is for and what it is without. */
  tokens: Tokens;
  /** The pages that lessons may link to by their folder, and the images that they may show by their path. */
  pages: readonly string[];
  images: readonly string[];
}

/** One page of the site, ready to be put into the shell `index.html`. */
export interface Page {
  /** The address below the site's root: empty for the home page, else with a slash at the end. */
  path: string;
  /** The title of the window, without the name of the course. */
  title: string;
  /** One sentence for search engines and previews. */
  summary: string;
  /** The module script of the page: `src/site/entry/<entry>.ts`. */
  entry:
    | 'page'
    | 'home'
    | 'lesson'
    | 'explore'
    | 'compare'
    | 'positions'
    | 'code'
    | 'write'
    | 'written'
    | 'embed'
    | 'guide'
    | 'class';
  /** The elements that its first screen shows in a wide window, whose scripts are asked for with those that it begins with. */
  opensWith?: readonly string[];
  /** Whether it is a workbench, which fills the screen. */
  isBench?: boolean;
  /** Whether it runs programs of the reader's, which its content policy has to allow. */
  runsPrograms?: boolean;
  /** Whether another page of the site stands in it. */
  hasFrames?: boolean;
  /** Where it will stand for the world, if that is known. */
  canonical?: string;
  /** The HTML inside `<body>`. */
  body: string;
}

/** A page as one of its course, whose name stands in its title. */
export function ofCourse({ course: { name, base } }: Site, page: Page): Page {
  const title = words.site.documentTitle(page.title, name);
  return { ...page, title, ...(base && { canonical: base + page.path }) };
}

/** The address of a lesson below the site's root. */
export const lessonPath = (slug: string): string => `${LESSONS}${slug}/`;

/** The address of the page of licences below the site's root. */
export const noticesPath = 'licences/';

/** The list of all packages that the site is built from, at its root. */
export const PARTS = 'parts.cdx.json';

/** The address of the guide to writing lessons below the site's root. */
export const guidePath = 'write/guide/';

/** The address of the reference below the site's root. */
export const referencePath = 'reference/';

/** The folder below the site's root in which every lesson stands as a file by itself. */
export const FILES = 'download';

/** The name of a lesson's file: `04-minimax-call-by-call.html`. Files sort in the order of the course. */
export function fileName({ number, slug }: LessonPage): string {
  return `${String(number).padStart(2, '0')}-${slug}.html`;
}

/** The name of the file without a lesson in it, of which files of written lessons are made. */
export function blankName(hasPrograms: boolean): string {
  return hasPrograms ? 'blank-with-programs.html' : 'blank.html';
}

/** What stands in that file in place of what a lesson says. */
export const blanks = { title: '{{title}}', summary: '{{summary}}', lesson: '{{lesson}}' } as const;

/** What the ids of glossary entries begin with in a file; the headings of a lesson have no such ids. */
export const TERM = 'term-';

/**
 * Attributes of `<html>` for what a page is and holds, which style sheets ask for: `:has()` on the root would restyle the whole
 * page with each change in it.
 */
export function rootAttributes({ isBench, body }: Pick<Page, 'isBench' | 'body'>): string {
  return `${isBench ? ' data-bench' : ''}${body.includes('<div class="spread">') ? ' data-spreads' : ''}`;
}

/** The elements in a piece of compiled HTML, with the parts of its steppers that are fetched late. */
export function elementsIn(html: string): string[] {
  const late = { controls: 'ply-timeline', code: 'ply-code', stack: 'ply-stack' };
  return [...html.matchAll(/<(ply-[a-z]+)(?:[^>]*? parts="([^"]*)")?/g)].flatMap(([, name, parts]) => [
    name,
    ...Object.entries(late).flatMap(([part, element]) => (parts?.includes(part) ? element : [])),
  ]);
}

/** The relative link from one path to another, so that the site works below any address. */
export function link(from: string, to: string): string {
  return '../'.repeat(from.split('/').length - 1) + to || './';
}
