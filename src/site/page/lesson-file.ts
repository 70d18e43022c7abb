import { saveFile } from '../../elements/kit/save-file.ts';
import { fillFile, readFileParts } from '../pages/file-parts.ts';
import { fetchBlank, fetchFile } from './fetch-blank.ts';

/** Saves the page of a lesson with the parts of a blank file in it. Rejects if one of them can't be fetched. */
export async function saveLessonFile(page: string, blank: string): Promise<void> {
  const [text, file] = await Promise.all([fetchFile(page).then((found) => found.text()), fetchBlank(blank)]);
  const name = page.replace(/^.*\//, '').replace(/\.\w+$/, '.html');
  saveFile(new Blob([fillFile(text, readFileParts(file))], { type: 'text/html' }), name);
}
