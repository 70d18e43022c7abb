import { minimax, parsePosition, resolveOptions, search } from '../../src/lib/engine.ts';
import type { PlySearch } from '../../src/lib/plybook.ts';
import '../../src/lib/plybook.ts';
import { kept, randomSteps } from './measure.ts';

declare global {
  interface Window {
    timeSteps: typeof timeSteps;
  }
}

const WARM_UP = 30;
const STEPS = 200;

/** Times random steps of two widgets on a position, beside the textbook function. Milliseconds, by name. */
async function timeSteps(position: string): Promise<Record<string, number[]>> {
  const attributes = `position="${position}" scoring="depth"`;
  return {
    'textbook function': timeTextbook(position),
    'a tree alone': await timeWidget(`<ply-search ${attributes}><ply-tree></ply-tree></ply-search>`),
    'the whole stepper': await timeWidget(`<ply-stepper ${attributes}></ply-stepper>`),
  };
}

/** A page's clock is coarse, so a small search is run many times at once. */
function timeTextbook(position: string): number[] {
  const root = parsePosition(position);
  const options = resolveOptions({ scoring: 'depth' }, root);
  const operations = Math.ceil(20_000 / search(root).length);
  return Array.from({ length: 20 }, () => {
    const start = performance.now();
    for (let i = 0; i < operations; i++) kept.result = minimax(root, options);
    return (performance.now() - start) / operations;
  });
}

/**
 * Puts a widget on the page and times its steps: from setting the step until every view has written its content and
 * the browser has laid it out. Painting is not included.
 */
async function timeWidget(html: string): Promise<number[]> {
  document.body.innerHTML = html;
  const widget = document.body.firstElementChild as PlySearch;
  await settled(widget);
  await nextFrame();
  const samples: number[] = [];
  for (const [i, step] of randomSteps(WARM_UP + STEPS, widget.trace!.stepCount).entries()) {
    if (step === widget.step) continue;
    const start = performance.now();
    widget.step = step;
    await settled(widget);
    document.body.getBoundingClientRect();
    if (i >= WARM_UP) samples.push(performance.now() - start);
    await nextFrame();
  }
  return samples;
}

/** Waits until a widget and all its views have updated. */
async function settled(widget: PlySearch): Promise<void> {
  await widget.updateComplete;
  const views = [widget, widget.shadowRoot!].flatMap((part) => [...part.querySelectorAll('*')]);
  await Promise.all(views.map((view) => 'updateComplete' in view && view.updateComplete));
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

window.timeSteps = timeSteps;
