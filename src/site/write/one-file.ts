import { saveFile } from '../../elements/kit/save-file.ts';
import { stretchesHtml, type Draft } from '../../lesson/index.ts';
import { renderToString } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { lessonHead } from '../pages/lesson-head.ts';
import { blankName, blanks, FILES, rootAttributes, TERM } from '../pages/page.ts';

/**
 * Saves a lesson as one HTML file that needs neither a server nor a network. What it is put into was built with the site,
 * with all that lessons need inside, and is fetched. Rejects where that cannot be had.
 */
export async function saveOneFile(lesson: Draft, name: string): Promise<void> {
  const blank = await fetchBlank(lesson.runsPrograms);
  const text = stretchesHtml(lesson.stretches, renderToString(lessonHead(lesson)));
  const inside = await withImages(withLinks(text));
  const page = blank
    .replaceAll(blanks.title, () => renderToString(lesson.title || words.writing.untitled))
    .replaceAll(blanks.summary, () => renderToString(lesson.summary))
    .replace(blanks.lesson, () => inside)
    .replace('<html lang="en"', (tag) => tag + rootAttributes({ body: text }));
  saveFile(new Blob([page], { type: 'text/html' }), name);
}

async function fetchBlank(hasPrograms: boolean): Promise<string> {
  const response = await fetch(`../../${FILES}/${blankName(hasPrograms)}`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

/** A lesson whose links to the glossary lead to that in the file, and all others to the site. */
function withLinks(text: string): string {
  return text.replace(/ href="(\.\.\/[^"]*)"/g, (_, address: string) => {
    const { href, hash, pathname } = new URL(address, document.baseURI);
    return ` href="${pathname.endsWith('/glossary/') ? `#${TERM}${hash.slice(1) || 'list'}` : href}"`;
  });
}

/** A lesson with its images in it: a file has none beside it. Rejects where one cannot be had. */
async function withImages(text: string): Promise<string> {
  const image = /(?<=<img\s+src=")[^"]*/g;
  const addresses = [...new Set(text.match(image))];
  const data = new Map(
    await Promise.all(addresses.map(async (each) => [each, await dataAddress(each)] as const)),
  );
  return text.replace(image, (address) => data.get(address)!);
}

/** All of an image as an address. */
async function dataAddress(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const reader = new FileReader();
  reader.readAsDataURL(await response.blob());
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return reader.result as string;
}
