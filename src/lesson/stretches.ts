import type { Token } from 'marked';

/** Blocks of a section that stay together, in their own spread or not. */
export interface Blocks {
  readonly isSpread: boolean;
  /** Each piece is complete: no element reaches into the next. */
  readonly html: readonly string[];
}

export interface Stretch {
  readonly isSpread: boolean;
  readonly sections: readonly (readonly Blocks[])[];
}

/** An element with text beside it, or that makes room for itself. */
export interface Figure {
  readonly isBeside: boolean;
  readonly id: string;
}

interface BlockFacts {
  readonly figureIn: (token: Token) => Figure | null;
  readonly isWithin: (token: Token) => boolean;
}

interface Run {
  readonly tokens: readonly Token[];
  readonly beside: Figure | null;
}

/**
 * Divides a lesson into spreads and text alone. A section begins at each heading of level 2. With one stepper it is a
 * spread, with the sections directly after it that refer to that stepper and have no figure. A section with several figures is
 * divided: a figure's text begins at the heading before it. If that is a lower heading, and no other part of the section
 * refers to the figure, as among exercises, the text also ends with that part; else before parts about other searches.
 */
export function renderStretches(
  tokens: readonly Token[],
  { figureIn, isWithin }: BlockFacts,
  render: (tokens: readonly Token[]) => readonly string[],
): Stretch[] {
  const sections = divideIntoSections(tokens).map((section) =>
    divideIntoRuns(section, { figureIn, isWithin }),
  );
  const stretches: Stretch[] = [];
  for (let i = 0; i < sections.length; i++) {
    const [first, ...others] = sections[i];
    const figure = others.length === 0 ? first.beside : null;
    const end = figure ? i + 1 + countSectionsAbout(figure, sections.slice(i + 1), figureIn) : i + 1;
    const isSpread = Boolean(figure);
    const blocksOf = ({ tokens: run, beside }: Run): Blocks => ({
      isSpread: beside !== null && !isSpread,
      html: render(run),
    });
    stretches.push({ isSpread, sections: sections.slice(i, end).map((runs) => runs.map(blocksOf)) });
    i = end - 1;
  }
  return stretches;
}

/** `head` goes before the text, inside the first spread if the lesson begins with one. */
export function writeStretches(stretches: readonly Stretch[], head = ''): string {
  const [first, ...rest] = stretches;
  const begin = first?.isSpread
    ? wrapInSpread(head + writeSections(first))
    : head + (first ? writeSections(first) : '');
  const others = rest.map((each) =>
    each.isSpread ? wrapInSpread(writeSections(each)) : writeSections(each),
  );
  return [begin, ...others].join('\n');
}

function writeSections({ sections }: Stretch): string {
  return sections
    .map((runs) => {
      const inside = runs.map(({ isSpread, html }) =>
        isSpread ? wrapInSpread(html.join('')) : html.join(''),
      );
      return `<section>\n${inside.join('\n')}</section>`;
    })
    .join('\n');
}

function wrapInSpread(html: string): string {
  return `<div class="spread">\n${html}\n</div>`;
}

function divideIntoSections(tokens: readonly Token[]): Token[][] {
  const starts = tokens.flatMap((token, i) => (token.type === 'heading' && token.depth === 2 ? [i] : []));
  const bounds = [0, ...starts.filter((start) => start > 0), tokens.length];
  return bounds
    .slice(0, -1)
    .map((start, i) => tokens.slice(start, bounds[i + 1]))
    .filter((part) => part.some(({ type }) => type !== 'space' && type !== 'def'));
}

/**
 * Divides a section before the text of each figure, except the first stepper, which gets all text before it if another
 * part refers to it.
 */
function divideIntoRuns(section: readonly Token[], { figureIn, isWithin }: BlockFacts): Run[] {
  const runs: Run[] = [];
  let start = 0;
  let block = 0;
  let beside: Figure | null = null;
  let end = section.length;
  const divide = (at: number) => {
    if (at > start) runs.push({ tokens: section.slice(start, at), beside });
    start = Math.max(start, at);
  };
  for (const [i, token] of section.entries()) {
    if (i === end) {
      divide(i);
      beside = null;
      end = section.length;
    }
    if (!isWithin(token)) block = i;
    const figure = figureIn(token);
    if (!figure) continue;
    const { isBeside } = figure;
    const isFirst = beside === null && runs.length === 0;
    const alone = isBeside ? findPartAlone(section, block, figure) : null;
    if (!isBeside) divide(block);
    else if (alone && alone.start >= start) divide(alone.start);
    else if (!isFirst) divide(Math.max(findTextStart(section, block), start + 1));
    beside = isBeside ? figure : null;
    end = alone?.end ?? (isBeside ? findTextEnd(section, block, figure) : section.length);
  }
  divide(section.length);
  return runs;
}

/** The part of a section, from a lower heading to the next, that a figure is in; null if another part refers to the figure. */
function findPartAlone(
  section: readonly Token[],
  at: number,
  figure: Figure,
): { readonly start: number; readonly end: number } | null {
  const start = section.slice(0, at).findLastIndex(({ type }) => type === 'heading');
  if (start <= 0) return null;
  const next = section.findIndex(({ type }, i) => i > at && type === 'heading');
  const end = next < 0 ? section.length : next;
  const others = [...section.slice(0, start), ...section.slice(end)];
  return others.some((token) => refersTo(token, figure)) ? null : { start, end };
}

function refersTo({ raw }: Token, { id }: Figure): boolean {
  return [`for="${id}"`, `](#${id}.`, `](#${id})`].some((part) => raw.includes(part));
}

/**
 * Where the text of a figure starts: at its heading, or if that is the section's, at a paragraph that links to the
 * figure, if any.
 */
function findTextStart(section: readonly Token[], at: number): number {
  const heading = section.slice(1, at).findLastIndex(({ type }) => type === 'heading');
  if (heading >= 0) return heading + 1;
  const before = section.slice(0, at).findLastIndex(({ type }) => type !== 'space');
  return section[before]?.type === 'paragraph' ? before : at;
}

/** Where the text of a figure ends: before a lower heading below which all searches that are named are others. */
function findTextEnd(section: readonly Token[], at: number, figure: Figure): number {
  const last = section.findLastIndex((token, i) => i > at && refersTo(token, figure));
  const next = section.findIndex(({ type }, i) => i > Math.max(at, last) && type === 'heading');
  const isAboutOthers = next >= 0 && section.slice(next).some(({ raw }) => /\sfor="[^"]/.test(raw));
  return isAboutOthers ? next : section.length;
}

/** Number of sections after a figure that belong to it: as long as each refers to it and has no other figure. */
function countSectionsAbout(
  figure: Figure,
  sections: readonly Run[][],
  figureIn: (token: Token) => Figure | null,
): number {
  const isAbout = (runs: readonly Run[]) =>
    runs.some(({ tokens }) => tokens.some((token) => refersTo(token, figure))) &&
    !runs.some(({ tokens }) => tokens.some(figureIn));
  const end = sections.findIndex((runs) => !isAbout(runs));
  return end < 0 ? sections.length : end;
}
