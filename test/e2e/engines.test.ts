import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/build/serve.js';
import { engines, isInstalled, type Engine } from './engines.ts';
import { fileOf, saveFile } from './file-of.ts';
import { LiveClass } from './live-class.ts';
import { labelsOffTheirLine } from './loose-labels.ts';
import { PATIENCE } from '../patience.ts';
import { sampled } from '../sample.ts';

/** In the page: finds and waits, through all shadow roots. */
const help = `
  const all = (root) => [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const find = (test) => all(document).find(test);
  const until = async (test) => {
    for (const end = Date.now() + ${PATIENCE}; Date.now() < end; ) {
      const found = test();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('waited in vain for ' + test);
  };
  const press = async (name) => (await until(() => find((each) => each.localName === 'button' && each.checkVisibility() && name.test(each.textContent.trim()) && each.getAttribute('aria-disabled') !== 'true'))).click();
  const caption = () => find((each) => each.localName === 'ply-caption' && each.checkVisibility())?.shadowRoot?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
`;

/** What of the drawings in sight is off its line. */
const loose = `(${labelsOffTheirLine.toString()})()`;

const dist = new URL('../../dist/', import.meta.url);
const lesson = 'lessons/minimax-call-by-call/';

/** The second carries two languages. */
const files = ['lessons/thinking-ahead/', lesson];

interface Told {
  readonly told: string;
  readonly loose: readonly string[];
}

/** Pages of a site that can be switched off; what is done there; what must have come of it. */
const journey: readonly (readonly [path: string, body: string, holds: (result: never) => void])[] = [
  [
    'explore/#position=.../.../...',
    `await until(caption); const search = await until(() => find((each) => 'stepCount' in each && each.stepCount > 1_000_000));
     search.step = search.stepCount - 1; await until(() => /549,946 calls/.test(caption()));
     return { told: caption(), loose: ${loose} };`,
    ({ told, loose: labels }: Told) => {
      expect(told).toContain('549,946 calls');
      expect(labels).toEqual([]);
    },
  ],
  [
    'compare/',
    `const search = await until(() => find((each) => each.localName === 'ply-compare' && each.stepCount > 0));
     search.step = search.stepCount - 1; await until(caption); return { told: caption(), loose: ${loose} };`,
    ({ told, loose: labels }: Told) => {
      expect(told).toMatch(/returns/);
      expect(labels).toEqual([]);
    },
  ],
  [
    'code/',
    `const program = await until(() => find((each) => each.localName === 'ply-program' && each.run));
     await program.updateComplete; await program.run();
     await until(() => program.stepCount > 0);
     const steps = program.stepCount;
     Object.assign(program, { language: 'javascript', call: 'minimax(board)', source: 'function minimax(board) { for (;;) {} }' });
     await program.updateComplete;
     const run = program.run(); await press(/^Stop/); await run;
     return { steps, end: program.end.kind, kept: Boolean(navigator.serviceWorker) && (await navigator.serviceWorker.ready).active.state };`,
    ({ steps, end, kept }: { steps: number; end: string; kept: string }) => {
      expect(steps).toBeGreaterThan(1);
      expect(end).toBe('stopped');
      expect(kept).toBe('activated');
    },
  ],
];

/** A lesson that is one file on the disk: a step, and an answer. */
async function walkFile(engine: Engine, file: string): Promise<void> {
  await engine.open(file);
  const { labels, verdict } = (await engine.run(`${help}
    const stepper = await until(() => find((each) => each.localName === 'ply-stepper'));
    // What is not near sleeps.
    stepper.scrollIntoView();
    const before = await until(caption); await press(/^Next$/); await until(() => caption() !== before);
    await press(/^Next$/); await press(/^Next$/);
    await until(() => find((each) => each.localName === 'ply-tree' && each.shadowRoot?.querySelector('.pill text')));
    const labels = ${loose};
    const question = find((each) => each.matches('ply-quiz, ply-predict'));
    question.scrollIntoView();
    (await until(() => question.shadowRoot?.querySelector('fieldset button'))).click();
    return { labels, verdict: (await until(() => question.shadowRoot.querySelector('.verdict'))).textContent.trim() };`)) as {
    labels: readonly string[];
    verdict: string;
  };
  expect(labels).toEqual([]);
  expect(verdict).not.toBe('');
}

/** A program in a lesson that is a file: whatever it does, the language starts. */
async function runProgramIn(engine: Engine, file: string): Promise<void> {
  await engine.open(file);
  const end = await engine.run(`${help}
    const program = await until(() => find((each) => each.localName === 'ply-program'));
    // What loads above it moves it out of sight again.
    await until(() => { program.scrollIntoView(); return program.run; });
    await program.updateComplete; await program.run();
    return program.end;`);
  expect(end).toMatchObject({ kind: expect.any(String) });
  expect(end).not.toMatchObject({ name: 'Plybook' });
}

/** A picture that a reader saves and opens alone. */
async function savePicture(engine: Engine, page: string): Promise<void> {
  await engine.open(page);
  const source = (await engine.run(`${help}
    const made = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = (file) => (made.push(file), make.call(URL, file));
    await until(caption);
    await press(/^Share$/); await press(/^Save as SVG$/);
    return made.at(-1).text();`)) as string;
  await engine.open(saveFile({ name: 'picture.svg', source }));
  const [texts, labels] = (await engine.run(
    `return [document.querySelectorAll('text').length, ${loose}];`,
  )) as [number, readonly string[]];
  expect(texts).toBeGreaterThan(9);
  expect(labels).toEqual([]);
}

/** A student's page: joins, and follows the teacher, who has left since, to a slide. */
async function follow(engine: Engine, one: LiveClass): Promise<void> {
  const { joins, port, code } = one.served;
  await engine.open(joins[0] ?? `http://localhost:${port}/${code}`);
  await engine.run(`${help} await until(() => /You are in/.test(document.body.textContent));`);
  const scene = {
    place: { section: 3, block: 0 },
    aside: null,
    isHidden: false,
    widgets: {},
    open: [],
    answers: {},
    end: 9,
  };
  const stage = { epoch: '00000001', count: 1, lesson: 'minimax-call-by-call', scene, asked: null };
  await one.say([JSON.stringify(stage)]);
  // The page of the lesson takes the place of the first one.
  const isThere = `${help} return location.pathname.includes('minimax-call-by-call') &&
    Boolean(find((each) => each.localName === 'student-bar' && /New slide: /.test(each.shadowRoot.textContent)));`;
  await expect.poll(() => engine.run(isThere).catch(() => false)).toBe(true);
}

for (const [name, { program, packages, start }] of Object.entries(engines)) {
  const isHere = isInstalled(program);
  if (!isHere) console.warn(`${name} is not tested: no ${program}; on Debian, apt-get install ${packages}.`);
  test.runIf(isHere)(`a journey in ${name}`, async () => {
    const [engine, server, one] = await Promise.all([
      start(),
      serve(fileURLToPath(dist), { base: '/a/class/' }),
      LiveClass.begin(),
    ]);
    // Also when the test's own time is over.
    onTestFinished(() => engine.close());
    onTestFinished(() => server.close());
    await walkFile(engine, saveFile(fileOf(dist, sampled(files, 1)[0])));
    await runProgramIn(engine, saveFile(fileOf(dist, 'lessons/scoring-the-end/')));
    for (const [path, body, holds] of journey) {
      await engine.open(server.url + path);
      holds((await engine.run(help + body)) as never);
    }
    await savePicture(engine, `${server.url}explore/`);
    await server.close();
    // Its service worker has kept the site.
    await engine.open(server.url + lesson);
    expect(await engine.run(`${help} return until(caption);`)).toMatch(/^Call 1/);
    await follow(engine, one);
  });
}
