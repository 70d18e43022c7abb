import { copyWithoutIds } from '../page/copy-of.ts';
import type { Slides } from './slides.ts';

/** The teacher's notes on a section. Notes in the last section are about the whole lesson. */
export function findSectionNotes(slides: Slides, section: number): Element[] {
  return section === slides.sections.length ? [] : findNotes(slides.section(section));
}

export function findLessonNotes(slides: Slides, title: string): Element[] {
  const notes = findNotes(slides.section(slides.sections.length));
  const rows = notes.flatMap((note) => [...note.querySelectorAll<HTMLTableRowElement>('tbody tr')]);
  for (const row of rows) {
    const isNow = [...row.cells].some((cell) => isTitleOf(cell.textContent, title));
    row.toggleAttribute('data-now', isNow);
  }
  return notes;
}

/** Timetables may shorten the title of a section. */
function isTitleOf(text: string, title: string): boolean {
  const [part, whole] = [text, title].map((each) =>
    each
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  return part !== '' && !/^\d+$/.test(part) && whole.startsWith(part);
}

function findNotes(section: Element | undefined): Element[] {
  const boxes = [...(section?.querySelectorAll('details.notes') ?? [])];
  return boxes.flatMap((box) =>
    [...box.children].filter(({ localName }) => localName !== 'summary').map(copyWithoutIds),
  );
}
