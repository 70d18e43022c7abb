/** Pages of the site, and when a reader can begin there: what must be on the screen then, on the clock of the page, which does
 * not wait for the one who asks; 0 until then. The first is the baseline. */
export const openedPages = {
  'a page of text': { path: 'glossary/', readyAt: whenComplete },
  'lesson 4, eleven calls': { path: 'lessons/minimax-call-by-call/', readyAt: whenStepperShows },
  'lesson 8, the whole tree': { path: 'lessons/the-whole-tree/', readyAt: whenStepperShows },
};

function whenComplete(page = document) {
  return page.readyState === 'complete' ? page.defaultView?.performance.now() : 0;
}

/**
 * When a stepper shows its tree, its controls and a timeline, of many calls with pixels, to which this scrolls: what is
 * below the screen comes later. Runs by itself, in any page.
 */
function whenStepperShows(page = document) {
  const views = page.querySelector('ply-stepper')?.shadowRoot;
  if (page.defaultView?.scrollY === 0) views?.querySelector('ply-timeline')?.scrollIntoView({ block: 'end' });
  const inside = (/** @type {string} */ view, /** @type {string} */ part) =>
    views?.querySelector(view)?.shadowRoot?.querySelector(part);
  const canvas = inside('ply-timeline', 'canvas');
  const isPainted = !canvas || Reflect.get(canvas, 'width') !== 300;
  const isShown =
    isPainted &&
    inside('ply-timeline', 'svg') &&
    inside('ply-tree', '[data-node]') &&
    inside('ply-controls', '.next');
  return isShown ? page.defaultView?.performance.now() : 0;
}
