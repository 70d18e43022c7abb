import { saveFile } from '../../elements/kit/save-file.ts';
import { fillFile, readFileParts } from '../pages/file-parts.ts';
import { fetchBlank, fetchFile, fetchParts } from './fetch-blank.ts';

/** Saves the page of a lesson with the parts of the blank file in it. Rejects if one of them can't be fetched. */
export async function saveLessonFile(page: string, blank: string, hasPrograms: boolean): Promise<void> {
  const [text, file, data] = await Promise.all([
    fetchFile(page).then((found) => found.text()),
    fetchBlank(blank),
    hasPrograms ? fetchParts() : '',
  ]);
  const name = page.replace(/^.*\//, '').replace(/\.\w+$/, '.html');
  saveFile(new Blob([fillFile(text, { ...readFileParts(file), data })], { type: 'text/html' }), name);
}
