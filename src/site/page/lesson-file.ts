import { saveFile } from '../../elements/kit/save-file.ts';
import { fillFile, readFileParts } from '../pages/file-parts.ts';

/** Saves the page of a lesson with the parts of a blank file in it. Rejects if one of them can't be fetched. */
export async function saveLessonFile(page: string, blank: string): Promise<void> {
  const [text, file] = await Promise.all([page, blank].map(fetchText));
  const name = page.replace(/^.*\//, '').replace(/\.\w+$/, '.html');
  saveFile(new Blob([fillFile(text, readFileParts(file))], { type: 'text/html' }), name);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}
