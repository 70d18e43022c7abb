import { ensurePageNote } from '../every-page/page-note.ts';
import { words } from '../../words/index.ts';
import { isTeacherWindow } from './pair.ts';

/** Says that slides, or the teacher's window, are being opened; returns the note. */
export function showOpening(): HTMLElement {
  const note = ensurePageNote('opening-slides');
  const sentence = document.createElement('p');
  sentence.textContent = isTeacherWindow() ? words.presenting.openingTeacher : words.presenting.opening;
  note.replaceChildren(sentence);
  return note;
}
