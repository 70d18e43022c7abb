import { copyOf } from '../page/copy-of.ts';
import type { Slides } from './slides.ts';

/** The teacher's notes on a section. Those in the last section are on the whole lesson. */
export function sectionNotes(slides: Slides, section: number): Element[] {
  return section === slides.sections.length ? [] : notesIn(slides.section(section));
}

/** The teacher's notes on the whole lesson, the row of their timetable marked that names the section on the screen. */
export function lessonNotes(slides: Slides, title: string): Element[] {
  const notes = notesIn(slides.section(slides.sections.length));
  const rows = notes.flatMap((note) => [...note.querySelectorAll<HTMLTableRowElement>('tbody tr')]);
  for (const row of rows) {
    const isNow = [...row.cells].some((cell) => isPart(cell.textContent, title));
    row.toggleAttribute('data-now', isNow);
  }
  return notes;
}

/** Whether a timetable speaks of a section, whose title it may cut short. */
function isPart(text: string, title: string): boolean {
  const [part, whole] = [text, title].map((each) =>
    each
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return part !== '' && !/^\d+$/.test(part) && whole.startsWith(part);
}

function notesIn(section: Element | undefined): Element[] {
  const boxes = [...(section?.querySelectorAll('details.notes') ?? [])];
  return boxes.flatMap((box) =>
    [...box.children].filter(({ localName }) => localName !== 'summary').map(copyOf),
  );
}
