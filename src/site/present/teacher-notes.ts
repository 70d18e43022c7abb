import { copyWithoutIds } from '../every-page/copy-without-ids.ts';
import type { Slides } from './slides.ts';

/** The teacher's notes on a section. Notes in the last section are about the whole lesson. */
export function findSectionNotes(slides: Slides, section: number): Element[] {
  return section === slides.sections.length ? [] : findNotes(slides.section(section));
}

/** Marks a row of the timetable, which has `rows` rows. */
export function findLessonNotes(slides: Slides, rows: number, now: number | null): Element[] {
  const notes = findNotes(slides.section(slides.sections.length));
  const found = notes.flatMap((note) => [...note.querySelectorAll<HTMLTableRowElement>('tbody tr')]);
  const timed = found.filter(({ cells }) => /^\d+$/.test(cells[0]?.textContent.trim() ?? ''));
  if (now !== null && timed.length === rows) timed[now].dataset['now'] = '';
  return notes;
}

function findNotes(section: Element | undefined): Element[] {
  const boxes = [...(section?.querySelectorAll('details.notes') ?? [])];
  return boxes.flatMap((box) =>
    [...box.children].filter(({ localName }) => localName !== 'summary').map(copyWithoutIds),
  );
}
