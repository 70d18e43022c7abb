import { readComparedAddress, readExploreAddress } from '../walk/index.ts';
import { glossary, words } from '../words/index.ts';
import type { LessonEntry } from './lesson-page.ts';

/** The root of the site as lessons write it: their pages are two folders below. */
export const ROOT = '../../';

/** The folder for lesson pages and the images beside the lessons, relative to the site's root. */
export const LESSONS = 'lessons/';

export interface LinkTargets {
  readonly lessons: readonly LessonEntry[];
  /** The other pages by folder, as `explore`. */
  readonly pages: readonly string[];
  /** By path below the root of the site, as `images/board.svg`. */
  readonly images: readonly string[];
  /** The folder of the lessons' pages, as seen from this one. */
  readonly lessonsAt: string;
  /** The root of the site, as seen from this page. */
  readonly root: string;
  /** Throws if the fragment names nothing on this page. */
  readonly checkAnchor: (anchor: string) => void;
}

export interface LinkTarget {
  readonly href: string;
  readonly isExternal: boolean;
  readonly lesson?: { readonly slug: string; readonly anchor: string };
}

/** A lesson is named by its file or by `../slug/`. Throws on an unknown target. */
export function resolveLink(written: string, targets: LinkTargets): LinkTarget {
  const [, path, anchor] = /^([^#]*)(?:#(.*))?$/s.exec(written) ?? [];
  if (/^https:\/\/[^\s/]/.test(written)) return { href: written, isExternal: true };
  if (path === '') {
    if (!anchor) throw new RangeError(words.lessonProblems.emptyLink(written));
    targets.checkAnchor(anchor);
    return { href: written, isExternal: false };
  }
  const fragment = anchor ? `#${anchor}` : '';
  const lesson = findLesson(path, targets);
  if (lesson) {
    const href = `${targets.lessonsAt}${lesson.slug}/${fragment}`;
    return { href, isExternal: false, ...(anchor ? { lesson: { slug: lesson.slug, anchor } } : {}) };
  }
  checkPage(path, anchor, written, targets);
  return { href: targets.root + written.slice(ROOT.length), isExternal: false };
}

/** A picture within the text of a lesson. As an image an SVG runs no script and loads nothing. */
const dataImage = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[\w+/]+=*$/;

/**
 * Images are written relative to the lesson's file or to the root of the site, or as `data:`. Throws if there is no such
 * file.
 */
export function resolveImage(written: string, { images, root, lessonsAt }: LinkTargets): string {
  if (dataImage.test(written)) return written;
  if (written.startsWith('data:')) throw new RangeError(words.lessonProblems.dataImage(written));
  const path = decodeAddress(written).replace(/^\.\//, '');
  const names = images.map((image) =>
    image.startsWith(LESSONS) ? image.slice(LESSONS.length) : ROOT + image,
  );
  if (!names.includes(path)) throw new RangeError(words.lessonProblems.image(written, names));
  return encodeURI(path.startsWith(ROOT) ? root + path.slice(ROOT.length) : lessonsAt + path);
}

function decodeAddress(written: string): string {
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}

/** Undefined if the path names no lesson. Throws on an unknown one. */
function findLesson(path: string, targets: LinkTargets): LessonEntry | undefined {
  const { lessons } = targets;
  const slug = /^\.\.\/([\w-]+)\/$/.exec(path)?.[1];
  const file = /^(?:\.\/)?([\w-]+\.md)$/.exec(path)?.[1];
  const found = lessons.find((lesson) => lesson.slug === slug || baseName(lesson.file) === file);
  if (found || (slug === undefined && file === undefined)) return found;
  const named = lessons.filter((lesson) => lesson.slug !== '');
  const known = named.map((lesson) => (slug === undefined ? baseName(lesson.file) : `../${lesson.slug}/`));
  return refuseLink(path, targets, words.lessonProblems.lessonLink(path, known));
}

/** Pages that have places in their addresses, and how each reads them. */
const readers: Record<string, (anchor: string) => { readonly problems: readonly string[] }> = {
  [`${ROOT}explore/`]: readExploreAddress,
  [`${ROOT}compare/`]: readComparedAddress,
  [`${ROOT}glossary/`]: readTerm,
};

function readTerm(anchor: string): { readonly problems: readonly string[] } {
  const known = glossary.map(({ id }) => id);
  return { problems: known.includes(anchor) ? [] : [words.lessonProblems.anchor(anchor, known)] };
}

function checkPage(path: string, anchor: string | undefined, written: string, targets: LinkTargets): void {
  if (!/^\.\.\/\.\.\/(?:[\w-]+\/){0,2}$/.test(path))
    refuseLink(written, targets, words.lessonProblems.link(written));
  const known = [ROOT, ...targets.pages.map((page) => `${ROOT}${page}/`)];
  if (!known.includes(path)) refuseLink(path, targets, words.lessonProblems.pageLink(path, known));
  const [problem] = (anchor && readers[path]?.(anchor).problems) || [];
  if (problem !== undefined) throw new RangeError(problem);
}

/** Throws with what is meant, if that is known, else with the given message. */
function refuseLink(written: string, targets: LinkTargets, otherwise: string): never {
  const meant = guessAddress(written, targets);
  throw new RangeError(meant === null ? otherwise : words.lessonProblems.meantLink(written, meant));
}

/** What an address with a slip in it names, as `lessons/perfect-play`, `../explore` or `www.example.org`; null if nothing. */
function guessAddress(written: string, { lessons, pages }: LinkTargets): string | null {
  const [, host] = /^(?:http:\/\/|(?=www\.))([^\s/].*)/.exec(written) ?? [];
  if (host) return `https://${host}`;
  const [name] = /(?<=^|\/)[\w-]+(?=(?:\/|\/index\.html|\.html|\.md)?(?:#.*)?$)/.exec(written) ?? [];
  const lesson = lessons.find(({ slug, file }) => name && (slug === name || baseName(file) === `${name}.md`));
  if (lesson) return `../${lesson.slug}/`;
  return name !== undefined && pages.includes(name) ? `${ROOT}${name}/` : null;
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
