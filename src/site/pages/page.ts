import { tagPattern } from '../../catalogue/index.ts';
import { LESSONS, type CourseFacts, type LessonPage, type Tokens } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';
import type { Card } from './card.ts';

export interface Site {
  course: CourseFacts;
  lessons: readonly LessonPage[];
  demonstration: string;
  /** What the Compare page shows without scripts, as compiled HTML. */
  comparison: string;
  /** The program that the Code page shows without scripts. */
  program: string;
  guide: LessonPage;
  /**
   * The states of all elements, without pictures: a section for each element, headed by its name, and in it a heading for
   * each state.
   */
  states: LessonPage;
  /** The same with pictures, for the first state of each element. */
  examples: LessonPage;
  /** The page of each mistake, compiled as a lesson is. */
  mistakes: ReadonlyMap<string, LessonPage>;
  tokens: Tokens;
  /** Folders that lessons may link to, and paths of images that they may show. */
  pages: readonly string[];
  images: readonly string[];
}

export interface Page {
  /** Below the site's root: empty for the home page, else with a slash at the end. */
  path: string;
  /** For the window, without the name of the course. */
  title: string;
  summary: string;
  /** The page's script is `src/site/entry/<entry>.ts`. */
  entry:
    | 'page'
    | 'home'
    | 'lesson'
    | 'explore'
    | 'compare'
    | 'positions'
    | 'code'
    | 'check'
    | 'write'
    | 'written'
    | 'embed'
    | 'guide'
    | 'mistake'
    | 'class';
  /** Elements on the first screen of a wide window; their scripts are fetched with the first ones. */
  opensWith?: readonly string[];
  /** Elements that a reader who scrolls meets next; their scripts are fetched after the first ones. */
  goesOnWith?: readonly string[];
  /** Workbenches fill the screen. */
  isBench?: boolean;
  /** Whether the content policy allows programs. */
  runsPrograms?: boolean;
  hasFrames?: boolean;
  canonical?: string;
  /** By default the card of the home page. */
  card?: Card;
  body: string;
}

export function addCourse({ course: { name, base } }: Site, page: Page): Page {
  const title = words.site.documentTitle(page.title, name);
  return { ...page, title, ...(base && { canonical: base + page.path }) };
}

export const buildLessonPath = (slug: string): string => `${LESSONS}${slug}/`;

export const accessibilityPath = 'accessibility/';

export const teachPath = 'teach/';

export const mistakesPath = 'mistakes/';

export const noticesPath = 'licences/';

/** The list of all packages that the site is built from (CycloneDX), at its root. */
export const PARTS_FILE = 'parts.cdx.json';

export const guidePath = 'write/guide/';

export const referencePath = 'reference/';

/** The picture of the card of a page, below the site's root. */
export const nameCard = ({ path, card }: Pick<Page, 'path' | 'card'>): string =>
  `${card ? path : ''}card.png`;

/** The folder of lessons as files, below the site's root. */
export const FILES_FOLDER = 'download';

/** The name of a lesson's file, `04-minimax-call-by-call.html`, so that files sort in the order of the course. */
export function nameLessonFile({ number, slug }: LessonPage): string {
  return `${String(number).padStart(2, '0')}-${slug}.html`;
}

/** The page of a lesson's file, which the browser fills with the parts of a blank one. */
export function nameFilePage(lesson: LessonPage): string {
  return nameLessonFile(lesson).replace(/html$/, 'txt');
}

/** The file without a lesson, from which all others are made, packed with gzip. */
export const BLANK_FILE = 'blank.bin';

export const blankMarkers = {
  name: '{{name}}',
  title: '{{title}}',
  summary: '{{summary}}',
  lesson: '{{lesson}}',
} as const;

/** Prefix of the ids of glossary entries in a file; no heading of a lesson has it. */
export const TERM_PREFIX = 'term-';

/** Attributes of `<html>` for style sheets: `:has()` on the root would restyle the whole page at each change. */
export function formatRootAttributes({ isBench, body }: Pick<Page, 'isBench' | 'body'>): string {
  return `${isBench ? ' data-bench' : ''}${body.includes('<div class="spread">') ? ' data-spreads' : ''}`;
}

/** The elements in compiled HTML, with the parts of its steppers that are fetched late. */
export function listElements(html: string): string[] {
  const late = { controls: 'ply-timeline', code: 'ply-code', stack: 'ply-stack' };
  const opening = new RegExp(`<(${tagPattern})(?:[^>]*? parts="([^"]*)")?`, 'g');
  return [...html.matchAll(opening)].flatMap(([, name, parts]) => [
    name,
    ...Object.entries(late).flatMap(([part, element]) => (parts?.includes(part) ? element : [])),
  ]);
}

/** A relative link between two paths, so that the site works below any address. */
export function buildLink(from: string, to: string): string {
  return '../'.repeat(from.split('/').length - 1) + to || './';
}
