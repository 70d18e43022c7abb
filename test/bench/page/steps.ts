import type { PlySearch, PlyStepper } from '../../../src/lib/plybook.ts';
import '../../../src/lib/plybook.ts';
import { compared, randomSteps, type Result } from '../measure.ts';

type Samples = Record<string, number[]>;

/** How often each tree is put on the page, and how many steps are timed there after those that warm up. */
const ROUNDS = 4;
const WARM_UP = 15;
const STEPS = 30;

/** The roots of the trees, by what their lines are called; the first is the baseline of the others. */
const roots: Readonly<Record<string, string>> = {
  'of 98 calls, none folded': 'xx./..o/..o',
  'of 198 calls': 'oxx/.o./...',
  'of 549,946 calls': '.../.../...',
};

const widgetNames = { 'ply-tree': 'a tree', 'ply-stepper': 'a stepper with all its views' } as const;
const wayNames = { next: 'the next', any: 'any' } as const;

type Tag = keyof typeof widgetNames;
type Way = keyof typeof wayNames;

/** Every way to step that is timed, each as something to be done on an empty stage. */
export const stepGroups: readonly ((stage: Element) => Promise<Result[]>)[] = (
  Object.keys(widgetNames) as Tag[]
).flatMap((tag) =>
  (Object.keys(wayNames) as Way[]).map(
    (way) => async (stage: Element) =>
      compared(
        `To ${wayNames[way]} step of ${widgetNames[tag]}, script and layout`,
        await timeSteps(stage, tag, way),
      ),
  ),
);

/**
 * Times steps in trees that are on the page one at a time, in turns, so that whatever else the machine does meets all of
 * them alike: each to the next step, or to any. Milliseconds, by name.
 */
async function timeSteps(stage: Element, tag: Tag, way: Way): Promise<Samples> {
  const samples: Samples = Object.fromEntries(Object.keys(roots).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, position] of Object.entries(roots)) {
      const widget = widgetOf(tag, position);
      stage.replaceChildren(widget);
      await settled(widget);
      const { stepCount } = widget;
      const steps =
        way === 'any'
          ? randomSteps(WARM_UP + STEPS, stepCount, 1 + round)
          : stepsFrom(Math.trunc(((round + 0.5) / ROUNDS) * stepCount), stepCount);
      for (const [i, step] of steps.entries()) {
        const time = await timeStep(widget, step);
        if (i >= WARM_UP) samples[name].push(time);
      }
    }
  }
  stage.replaceChildren();
  return samples;
}

function widgetOf(tag: Tag, position: string): PlySearch | PlyStepper {
  const widget = document.createElement(tag === 'ply-tree' ? 'ply-search' : 'ply-stepper');
  widget.position = position;
  if ('parts' in widget) widget.parts = 'caption tree controls code stack';
  else widget.append(document.createElement('ply-tree'));
  return widget;
}

/** One step after another, from the first again after the last. */
function stepsFrom(first: number, stepCount: number): number[] {
  return Array.from({ length: WARM_UP + STEPS }, (_, i) => (first + i) % stepCount);
}

/**
 * From setting a step until every view has written its content and the browser has laid it out; painting is not
 * included. Then a frame is waited for, so that one step does not pay for another.
 */
async function timeStep(widget: PlySearch | PlyStepper, step: number): Promise<number> {
  await nextFrame();
  const start = performance.now();
  widget.step = step === widget.step ? step + 1 : step;
  await settled(widget);
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** Waits until a widget and all its views have updated. */
async function settled(widget: PlySearch | PlyStepper): Promise<void> {
  await widget.updateComplete;
  const views = [widget, widget.shadowRoot!].flatMap((part) => [...part.querySelectorAll('*')]);
  await Promise.all(views.map((view) => 'updateComplete' in view && view.updateComplete));
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
