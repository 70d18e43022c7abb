import { expect, test } from 'vitest';
import { site } from './browser.ts';
import { engines, isInstalled } from './engines.ts';

/** In the page: finds and waits, through all shadow roots. */
const help = `
  const all = (root) => [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const find = (test) => all(document).find(test);
  const until = async (test) => {
    for (;;) {
      const found = test();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const press = async (name) => (await until(() => find((each) => each.localName === 'button' && each.checkVisibility() && name.test(each.textContent.trim()) && each.getAttribute('aria-disabled') !== 'true'))).click();
  const caption = () => find((each) => each.localName === 'ply-caption' && each.checkVisibility())?.shadowRoot?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
`;

/** How far values are from the middle of their pills, and the two parts of a label from one line, in heights of a letter. */
const labels = `
  const tree = await until(() => find((each) => each.localName === 'ply-tree' && each.shadowRoot?.querySelector('.pill text')));
  const off = [...tree.shadowRoot.querySelectorAll('.pill')].map((pill) => {
    const [box, text] = [pill.querySelector('rect'), pill.querySelector('text')].map((each) => each.getBoundingClientRect());
    return Math.abs(box.top + box.height / 2 - (text.top + text.height / 2)) / text.height;
  });
  const heights = [...tree.shadowRoot.querySelectorAll('text.move')].map((label) => {
    const [first, last] = [0, label.getNumberOfChars() - 1].map((at) => label.getExtentOfChar(at));
    return Math.abs(first.y - last.y) / first.height;
  });
  return { off: Math.max(...off), heights: Math.max(0, ...heights) };
`;

/** A step, an answer, half a million calls, a comparison and a program. */
const journey: readonly (readonly [path: string, body: string, holds: (result: never) => void])[] = [
  [
    'lessons/minimax-call-by-call/',
    `const before = await until(caption); await press(/^Next$/); await until(() => caption() !== before);
     await press(/^Next$/); await press(/^Next$/); ${labels}`,
    ({ off, heights }: { off: number; heights: number }) => {
      expect(off).toBeLessThan(0.2);
      expect(heights).toBeLessThan(0.1);
    },
  ],
  [
    'lessons/minimax-call-by-call/',
    `document.querySelector('ply-quiz, ply-predict').scrollIntoView();
     await press(/^Check$/);
     return (await until(() => find((each) => each.matches('.verdict')))).textContent.trim();`,
    (told: string) => expect(told).not.toBe(''),
  ],
  [
    'explore/',
    `await until(caption); const search = await until(() => find((each) => 'stepCount' in each && each.stepCount > 1_000_000));
     search.step = search.stepCount - 1; await until(() => /549,946 calls/.test(caption())); return caption();`,
    (told: string) => expect(told).toContain('549,946 calls'),
  ],
  [
    'compare/',
    `const search = await until(() => find((each) => each.localName === 'ply-compare' && each.stepCount > 0));
     search.step = search.stepCount - 1; await until(caption); return caption();`,
    (told: string) => expect(told).toMatch(/returns/),
  ],
  [
    'code/',
    `const program = await until(() => find((each) => each.localName === 'ply-program' && each.run));
     await program.updateComplete; await program.run();
     await until(() => program.stepCount > 0); return program.stepCount;`,
    (steps: number) => expect(steps).toBeGreaterThan(1),
  ],
];

for (const [name, { program, packages, start }] of Object.entries(engines)) {
  const isHere = isInstalled(program);
  if (!isHere) console.warn(`${name} is not tested: no ${program}; on Debian, apt-get install ${packages}.`);
  test.runIf(isHere)(`a journey in ${name}`, async () => {
    const engine = await start();
    try {
      for (const [path, body, holds] of journey) {
        await engine.open(site + path);
        holds((await engine.run(help + body)) as never);
      }
    } finally {
      await engine.close();
    }
  });
}
