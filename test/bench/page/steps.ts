import type { PlySearch } from '../../../src/lib/plybook.ts';
import '../../../src/lib/plybook.ts';
import { compared, randomSteps, type Result } from '../measure.ts';

type Samples = Record<string, number[]>;

const WARM_UP = 30;
const STEPS = 120;

type Roots = Readonly<Record<string, string>>;

/** The roots of the trees that stand on the page together, by what their lines are called: one by itself, and two to compare. */
const stages: readonly Roots[] = [
  { 'of 198 calls, alone on the page': 'oxx/.o./...' },
  { 'of 98 calls, none folded': 'xx./..o/..o', 'of 549,946 calls': '.../.../...' },
];

const widgetNames = { 'ply-tree': 'a tree', 'ply-stepper': 'a stepper with all its views' } as const;
const wayNames = { next: 'the next', any: 'any' } as const;

type Tag = keyof typeof widgetNames;
type Way = keyof typeof wayNames;

/** Every way to step that is timed, each as something to be done while its widgets stand on the stage. */
export const stepGroups: readonly ((stage: Element) => Promise<Result[]>)[] = (
  Object.keys(widgetNames) as Tag[]
).flatMap((tag) =>
  (Object.keys(wayNames) as Way[]).map((way) => async (stage: Element) => {
    const title = `To ${wayNames[way]} step of ${widgetNames[tag]}, script and layout`;
    const results: Result[] = [];
    for (const roots of stages) results.push(...compared(title, await timeSteps(stage, tag, way, roots)));
    return results;
  }),
);

/** Times steps in trees that are all on the page and take turns: each to the next step, or to any. Milliseconds, by name. */
async function timeSteps(stage: Element, tag: Tag, way: Way, roots: Roots): Promise<Samples> {
  const widget = (position: string) =>
    tag === 'ply-tree'
      ? `<ply-search position="${position}"><ply-tree></ply-tree></ply-search>`
      : `<ply-stepper position="${position}" parts="caption tree timeline controls code stack"></ply-stepper>`;
  stage.innerHTML = Object.values(roots).map(widget).join('');
  const widgets = [...stage.children] as PlySearch[];
  await Promise.all(widgets.map(settled));
  const steps = widgets.map(({ stepCount }) =>
    way === 'any' ? randomSteps(WARM_UP + STEPS, stepCount) : stepsFrom(stepCount >> 1, stepCount),
  );
  const samples: Samples = Object.fromEntries(Object.keys(roots).map((name) => [name, []]));
  for (let i = 0; i < WARM_UP + STEPS; i++) {
    for (const [at, times] of Object.values(samples).entries()) {
      const time = await timeStep(widgets[at], steps[at][i]);
      if (i >= WARM_UP) times.push(time);
    }
  }
  stage.replaceChildren();
  return samples;
}

/** One step after another, from the first again after the last. */
function stepsFrom(first: number, stepCount: number): number[] {
  return Array.from({ length: WARM_UP + STEPS }, (_, i) => (first + i) % stepCount);
}

/**
 * From setting a step until every view has written its content and the browser has laid it out; painting is not
 * included. Then a frame is waited for, so that one step does not pay for another.
 */
async function timeStep(widget: PlySearch, step: number): Promise<number> {
  await nextFrame();
  const start = performance.now();
  widget.step = step === widget.step ? step + 1 : step;
  await settled(widget);
  document.body.getBoundingClientRect();
  return performance.now() - start;
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
