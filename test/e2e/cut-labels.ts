import type { Page } from 'playwright';

/**
 * Tries the page in widths; returns the labels of boards in trees, in words, that an edge of the frame or the ruler cuts
 * although no node of the tree is beyond it.
 */
export async function cutLabels(page: Page, widths: readonly number[]): Promise<string[]> {
  const { width: before, height } = page.viewportSize()!;
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    found.push(...(await page.evaluate(labelsCutAtAnEnd)).map((label) => `${width} wide: ${label}`));
  }
  await page.setViewportSize({ width: before, height });
  return found;
}

/** Runs in the page. */
async function labelsCutAtAnEnd(): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const inside = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? inside(each.shadowRoot) : []),
    ]);
  const drawings = inside(document).filter(
    (each) => each.matches('svg:has(.ruler)') && each.checkVisibility(),
  );
  return drawings.flatMap((drawing) => {
    const frame = drawing.getBoundingClientRect();
    const { right: ruler } = drawing.querySelector('.ruler rect')!.getBoundingClientRect();
    // All nodes have one, also where nothing is drawn.
    const boards = [...drawing.querySelectorAll('.item')].map((each) => each.getBoundingClientRect());
    const middles = boards.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    return [...drawing.querySelectorAll('[data-node] .move')].flatMap((label) => {
      const { left, right, top, bottom } = label.getBoundingClientRect();
      if (right <= ruler || left >= frame.right || bottom <= frame.top || top >= frame.bottom) return [];
      const isCut =
        (left < ruler - 1 && !middles.some(({ x }) => x < ruler)) ||
        (right > frame.right + 1 && !middles.some(({ x }) => x > frame.right)) ||
        (top < frame.top - 1 && !middles.some(({ y }) => y < frame.top));
      return isCut ? [label.textContent.trim()] : [];
    });
  });
}
