/** Pages of the site, and what must be on the screen of each before a reader can begin; the first is the baseline. */
export const openedPages = {
  'a page of text': { path: 'glossary/', isReady: isComplete },
  'lesson 4, eleven calls': { path: 'lessons/minimax-call-by-call/', isReady: hasStepper },
  'lesson 8, the whole tree': { path: 'lessons/the-whole-tree/', isReady: hasStepper },
};

function isComplete(page = document) {
  return page.readyState === 'complete';
}

/**
 * Whether a stepper shows its tree, its controls and a timeline with pixels, to which it scrolls: what is below the
 * screen comes later. Runs by itself, in any page.
 */
function hasStepper(page = document) {
  const views = page.querySelector('ply-stepper')?.shadowRoot;
  if (page.defaultView?.scrollY === 0) views?.querySelector('ply-timeline')?.scrollIntoView({ block: 'end' });
  const inside = (/** @type {string} */ view, /** @type {string} */ part) =>
    views?.querySelector(view)?.shadowRoot?.querySelector(part);
  const canvas = inside('ply-timeline', 'canvas.ahead');
  const isPainted = canvas && Reflect.get(canvas, 'width') !== 300;
  return Boolean(isPainted && inside('ply-tree', '[data-node]') && inside('ply-controls', '.next'));
}
