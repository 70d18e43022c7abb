import { saveFile } from '../../elements/kit/save-file.ts';
import { writeStretches, type Draft } from '../../lesson/index.ts';
import { renderToString } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { nameWrittenLesson } from '../address/class-lesson.ts';
import { fetchBlank, fetchDataAddress, fetchParts } from '../every-page/fetch-blank.ts';
import { renderLessonHead } from '../pages/lesson-head.ts';
import { BLANK_FILE, blankMarkers, FILES_FOLDER, formatRootAttributes, TERM_PREFIX } from '../pages/page.ts';

/** Saves a lesson as one HTML file for use offline. Rejects if what the build made for it can't be fetched. */
export async function saveOneFile(lesson: Draft, name: string): Promise<void> {
  const [blank, parts] = await Promise.all([
    fetchBlank(`../../${FILES_FOLDER}/${BLANK_FILE}`),
    lesson.runsPrograms ? fetchParts() : '',
  ]);
  const text = writeStretches(lesson.stretches, renderToString(renderLessonHead(lesson)));
  const inside = await fetchImages(rewriteLinks(text));
  const page = fillBlank(blank, {
    name: nameWrittenLesson(text),
    title: renderToString(lesson.title || words.writing.untitled),
    summary: renderToString(lesson.summary),
    lesson: inside,
  }).replace('<html lang="en"', (tag) => tag + formatRootAttributes({ body: text }));
  saveFile(new Blob([page, parts], { type: 'text/html' }), name);
}

/**
 * Fills all markers in one pass, so that a marker within an inserted text stays text. The lesson is inserted only once.
 */
function fillBlank(blank: string, texts: Readonly<Record<keyof typeof blankMarkers, string>>): string {
  const names = new Map(Object.entries(blankMarkers).map(([name, marker]) => [marker as string, name]));
  let isFilled = false;
  return blank.replace(/\{\{\w+\}\}/g, (marker) => {
    const name = names.get(marker) as keyof typeof texts | undefined;
    if (name === undefined || (name === 'lesson' && isFilled)) return marker;
    isFilled ||= name === 'lesson';
    return texts[name];
  });
}

/** Links to the glossary lead into the file, all others to the site. */
function rewriteLinks(text: string): string {
  return text.replace(/ href="(\.\.\/[^"]*)"/g, (_, address: string) => {
    const { href, hash, pathname } = new URL(address, document.baseURI);
    return ` href="${pathname.endsWith('/glossary/') ? `#${TERM_PREFIX}${hash.slice(1) || 'list'}` : href}"`;
  });
}

/** Inlines the images. Rejects if one can't be fetched. */
async function fetchImages(text: string): Promise<string> {
  const image = /(?<=<img\s+src=")(?!data:)[^"]*/g;
  const addresses = [...new Set(text.match(image))];
  const data = new Map(
    await Promise.all(addresses.map(async (each) => [each, await fetchDataAddress(each)] as const)),
  );
  return text.replace(image, (address) => data.get(address)!);
}
