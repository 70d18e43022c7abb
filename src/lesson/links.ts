import { readComparedAddress, readAddress } from '../walk/index.ts';
import { glossary, words } from '../words/index.ts';
import type { LessonEntry } from './lesson-page.ts';

/** The root of the site as a lesson writes it, whose page stands two folders below. */
export const ROOT = '../../';

/** The folder of the lessons' pages below the root of the site, and of the images that lie beside the lessons. */
export const LESSONS = 'lessons/';

/** What the links of a lesson may lead to. */
export interface LinkTargets {
  readonly lessons: readonly LessonEntry[];
  /** The other pages of the site by their folder: `explore`. */
  readonly pages: readonly string[];
  /** Image files by their path below the root of the site: `images/board.svg`. */
  readonly images: readonly string[];
  /** The folder of the lessons' pages as seen from this one. */
  readonly lessonsAt: string;
  /** The root of the site as seen from this page. */
  readonly root: string;
  /** Checks a fragment of the page itself; throws when it names nothing there. */
  readonly checkAnchor: (anchor: string) => void;
}

/** Where a link leads: an address that works in the built site, and the part of another lesson it points to. */
export interface LinkTarget {
  readonly href: string;
  readonly isExternal: boolean;
  readonly lesson?: { readonly slug: string; readonly anchor: string };
}

/** Resolves a link as an author writes it. A lesson is named by its file or by `../slug/`. Throws on anything else. */
export function resolveLink(written: string, targets: LinkTargets): LinkTarget {
  const [, path, anchor] = /^([^#]*)(?:#(.*))?$/s.exec(written) ?? [];
  if (/^https:\/\/[^\s/]/.test(written)) return { href: written, isExternal: true };
  if (path === '') {
    targets.checkAnchor(anchor ?? '');
    return { href: written, isExternal: false };
  }
  const fragment = anchor ? `#${anchor}` : '';
  const lesson = lessonOf(path, targets);
  if (lesson) {
    const href = `${targets.lessonsAt}${lesson.slug}/${fragment}`;
    return { href, isExternal: false, ...(anchor ? { lesson: { slug: lesson.slug, anchor } } : {}) };
  }
  checkPage(path, anchor, written, targets);
  return { href: targets.root + written.slice(ROOT.length), isExternal: false };
}

/**
 * The address of an image, as the page needs it: written as seen from the file of the lesson, or from the root of the
 * site. Throws when there is no such file.
 */
export function resolveImage(written: string, { images, root, lessonsAt }: LinkTargets): string {
  const path = decoded(written).replace(/^\.\//, '');
  const names = images.map((image) =>
    image.startsWith(LESSONS) ? image.slice(LESSONS.length) : ROOT + image,
  );
  if (!names.includes(path)) throw new RangeError(words.source.image(written, names));
  return encodeURI(path.startsWith(ROOT) ? root + path.slice(ROOT.length) : lessonsAt + path);
}

/** An address as its author may have written it, with spaces. */
function decoded(written: string): string {
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}

/** The lesson that a path names; undefined when it does not look like a lesson. Throws on an unknown one. */
function lessonOf(path: string, { lessons }: LinkTargets): LessonEntry | undefined {
  const slug = /^\.\.\/([\w-]+)\/$/.exec(path)?.[1];
  const file = /^(?:\.\/)?([\w-]+\.md)$/.exec(path)?.[1];
  const found = lessons.find((lesson) => lesson.slug === slug || baseName(lesson.file) === file);
  if (found || (slug === undefined && file === undefined)) return found;
  const known = lessons.map((lesson) => (slug === undefined ? baseName(lesson.file) : `../${lesson.slug}/`));
  throw new RangeError(words.source.lessonLink(path, known));
}

/** The pages whose addresses hold places, each with its own reading of them. */
const readers: Record<string, (anchor: string) => { readonly problems: readonly string[] }> = {
  [`${ROOT}explore/`]: readAddress,
  [`${ROOT}compare/`]: readComparedAddress,
  [`${ROOT}glossary/`]: readTerm,
};

function readTerm(anchor: string): { readonly problems: readonly string[] } {
  const known = glossary.map(({ id }) => id);
  return { problems: known.includes(anchor) ? [] : [words.source.anchor(anchor, known)] };
}

/** Checks a link to a page of the site that is no lesson; the place in an address is read as that page does. */
function checkPage(path: string, anchor: string | undefined, written: string, { pages }: LinkTargets): void {
  if (!/^\.\.\/\.\.\/(?:[\w-]+\/)?$/.test(path)) throw new RangeError(words.source.link(written));
  const known = [ROOT, ...pages.map((page) => `${ROOT}${page}/`)];
  if (!known.includes(path)) throw new RangeError(words.source.pageLink(path, known));
  const [problem] = (anchor && readers[path]?.(anchor).problems) || [];
  if (problem !== undefined) throw new RangeError(problem);
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
