/** What must not be cut by an edge of the screen, if it is smaller than the screen. */
const UNITS =
  'p, pre, tr, dt, dd, label, caption, figcaption, summary, legend, svg, input, img, button, h2, h3, h4, .verdict, li:not(:has(p, pre, table, li))';

/** A unit higher than this part of the screen is divided between its lines. */
const LONGEST = 0.5;

/** In pixels, above what comes first after a press. */
const GAP = 8;

/** In pixels: less than a line. */
const SLACK = 1;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Covers what the upper and the lower edge of a slide would cut: its style sheet draws a band of this height. */
export function coverCutLines(article: HTMLElement): void {
  const { above, below } = findCuts(article);
  // The width of a border is rounded down.
  article.style.setProperty('--above', `${Math.ceil(above)}px`);
  article.style.setProperty('--below', `${Math.ceil(below)}px`);
}

/** How far a press scrolls the text of a slide: down to what the lower edge would cut, and that comes first. */
export function measureWholeLines(article: HTMLElement): number {
  return article.clientHeight - findCuts(article).below - GAP;
}

/** The heights of what is cut at the edges; 0 where nothing goes on, or nothing is whole. */
function findCuts(article: HTMLElement): { above: number; below: number } {
  const { scrollTop, scrollHeight, clientHeight } = article;
  const rest = scrollHeight - clientHeight - scrollTop;
  if (scrollTop <= 0 && rest <= SLACK) return { above: 0, below: 0 };
  const { top, bottom } = article.getBoundingClientRect();
  const longest = (bottom - top) * LONGEST;
  const units = listUnits(article, longest);
  const above = scrollTop > 0 ? findEdge(units, top, (unit) => unit.bottom) - top : 0;
  const below = rest > SLACK ? bottom - findEdge(units, bottom, (unit) => unit.top) : 0;
  return { above: above > longest ? 0 : above, below: below > longest ? 0 : below };
}

/** Moves an edge to where it cuts no unit: units may be beside each other, and overlap. */
function findEdge(units: readonly Span[], edge: number, leave: (unit: Span) => number): number {
  const cut = units.find((unit) => unit.top < edge - SLACK && unit.bottom > edge + SLACK);
  return cut ? findEdge(units, leave(cut), leave) : edge;
}

function listUnits(article: HTMLElement, longest: number): Span[] {
  const blocks = [...article.querySelectorAll('[data-slide]')].filter(
    (block) => !block.matches('[data-slide="exhibit"]'),
  );
  return blocks.flatMap((block) => listUnitsIn(block, longest)).filter(({ top, bottom }) => bottom > top);
}

/** The units in an element as they are drawn, in its shadow and slots too. `isDivided`: in a unit that is too high. */
function listUnitsIn(element: Element, longest: number, isDivided = false): Span[] {
  const isUnit = element.matches(UNITS);
  const whole = element.getBoundingClientRect();
  // The heading of a box keeps the box's edge above it, and the first line below it.
  if (element.localName === 'summary') {
    const { top } = element.parentElement!.getBoundingClientRect();
    return [{ top, bottom: whole.bottom + 1.5 * whole.height }];
  }
  if (isUnit && whole.height <= longest) return [whole];
  const divides = isDivided || isUnit;
  return [
    ...(divides ? listLines(element) : []),
    ...listDrawn(element).flatMap((child) => listUnitsIn(child, longest, divides)),
  ];
}

/** The lines of an element's own text. Letters may be higher than their lines, which then overlap. */
function listLines(element: Element): Span[] {
  const lineHeight = parseFloat(getComputedStyle(element).lineHeight);
  const range = document.createRange();
  const texts = [...element.childNodes].filter((each) => each instanceof Text);
  return texts
    .flatMap((each) => (range.selectNodeContents(each), [...range.getClientRects()]))
    .map(({ top, bottom, height }) => {
      const excess = Math.max(0, height - lineHeight || 0) / 2;
      return { top: top + excess, bottom: bottom - excess };
    });
}

function listDrawn(element: Element): Element[] {
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedElements({ flatten: true });
    if (assigned.length > 0) return assigned;
  }
  return [...(element.shadowRoot ?? element).children];
}
