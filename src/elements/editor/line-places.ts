/** Where a line is in the sheet, in pixels. `end` is the right end of its text, in its last row if it wraps. */
export interface LinePlace {
  readonly top: number;
  readonly height: number;
  readonly end: number;
}

export function measureLine(row: HTMLElement): LinePlace {
  const text = document.createRange();
  text.selectNodeContents(row);
  const last = [...text.getClientRects()].at(-1);
  const sheet = row.closest('.sheet')!.getBoundingClientRect();
  return {
    top: row.offsetTop,
    height: row.offsetHeight,
    end: last ? Math.ceil(last.right - sheet.left) : 0,
  };
}

/** The lower left corner of a character of a line, in pixels from the corner of the text that scrolls. */
export function placeCharacter(
  row: Element,
  at: number,
  scroll: Element,
): { readonly left: number; readonly top: number } {
  const { left, bottom } = measureCharacter(row, at);
  const box = scroll.getBoundingClientRect();
  return { left: left - box.left + scroll.scrollLeft, top: bottom - box.top + scroll.scrollTop };
}

function measureCharacter(element: Element, at: number): DOMRect {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.selectNodeContents(element);
  let rest = at;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { length } = text as Text;
    if (rest < length) {
      range.setStart(text, rest);
      range.setEnd(text, rest + 1);
      break;
    }
    rest -= length;
  }
  return range.getBoundingClientRect();
}
