import { isAid, isBareSearch, isHeading, isPicture, isExhibit, isWideAid } from './block-kinds.ts';
import { readLinkId } from './links.ts';

/**
 * What stands beside each block, null for nothing: the search that it links to or asks about, else one under its
 * heading, else the last one before it that the page keeps in view; else a board, table or listing under its heading. A
 * listing whose line is asked for, and a solution with a table or a listing, leave no room for anything.
 */
export function findExhibits(blocks: readonly HTMLElement[]): (HTMLElement | null)[] {
  const starts = blocks.map((_, i) => blocks.slice(0, i + 1).findLastIndex(isHeading));
  return blocks.map((block, i) => {
    if (block.querySelector(':scope > [slot^="line-"]') || isWideAid(block)) return null;
    if (isExhibit(block)) return block;
    const together = blocks.filter((_, other) => starts[other] === starts[i]);
    const at = together.indexOf(block);
    const [before, after] = [together.slice(0, at), together.slice(at)];
    const next = after.slice(1).find((each) => !isBareSearch(each));
    return (
      findNamed(block, 'a[href^="#"], [data-asks][for]') ??
      before.findLast(isExhibit) ??
      after.find(isExhibit) ??
      findNamed(block, '[for]') ??
      together.map((each) => findNamed(each, '[for], a[href^="#"]')).find(Boolean) ??
      findKeptInView(block) ??
      [block, next].find((each) => each && isPicture(each)) ??
      findPictureOf(block, before)
    );
  });
}

/** The first search that a block or something in it names, unless a solution hides it. */
function findNamed(block: Element, selector: string): HTMLElement | undefined {
  const named = [block, ...block.querySelectorAll(selector)].filter((each) => each.matches(selector));
  return named
    .map((each) => each.getAttribute('for') ?? readLinkId(each.getAttribute('href') ?? ''))
    .map((id) => document.getElementById(id))
    .find((element) => isExhibit(element) && !element!.closest('details')) as HTMLElement | undefined;
}

/** In a spread a search stays beside the text that follows it. */
function findKeptInView(block: Element): HTMLElement | undefined {
  const exhibits = [
    ...(block.closest('.spread')?.querySelectorAll<HTMLElement>('[data-on-slide="exhibit"]') ?? []),
  ];
  return exhibits.findLast(
    (each) => isExhibit(each) && each.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** That of the search which an element names; empty for none. */
function findPosition(element: Element | undefined): string {
  const name = element?.getAttribute('for');
  const host = name ? document.getElementById(name) : null;
  return host?.getAttribute('position') ?? '';
}

/** The last picture before a block, unless it shows another position or a solution has closed the matter. */
function findPictureOf(block: Element, before: readonly HTMLElement[]): HTMLElement | null {
  const closed = isAid(block) ? -1 : before.findLastIndex((each) => each.matches('details.solution'));
  const picture = before.slice(closed + 1).findLast(isPicture);
  const [asked, shown] = [block, picture].map(findPosition);
  return picture && (!asked || !shown || asked === shown) ? picture : null;
}
