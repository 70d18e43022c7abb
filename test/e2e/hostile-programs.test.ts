import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { sampled } from '../sample.ts';
import { newContext, site } from './browser.ts';
import { fileOf, saveFile } from './file-of.ts';

/** What came of a program that was put into the page and run. */
interface Came {
  readonly end: { readonly kind: string; readonly text?: string } | null;
  readonly output: readonly string[];
  readonly calls: number;
}

type Program = HTMLElement & {
  source: string;
  language: string;
  call: string;
  limits: { calls: number; seconds: number };
  run(): Promise<void>;
  readonly end: Came['end'];
  readonly output: { readonly before: readonly string[]; readonly printed: readonly { text: string }[] };
  readonly trace: { readonly length: number } | null;
};

/** A lesson with a program, as a file on the disk. */
const file = saveFile(fileOf(new URL('../../dist/', import.meta.url), 'lessons/scoring-the-end/'));

/** Opens a page with a program, and notes all that it asks for and every window that it opens. */
async function openPage(address = `${site}code/`): Promise<{ page: Page; asked: string[] }> {
  const context = await newContext({ serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  const asked: string[] = [];
  const page = await context.newPage();
  context.on('request', (request) => asked.push(request.url()));
  context.on('page', (other) => asked.push(`a window at ${other.url()}`));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Run', exact: true });
  await page.locator('code-desk, ply-program').first().scrollIntoViewIfNeeded();
  await button.waitFor();
  return { page, asked };
}

function isElsewhere(url: string): boolean {
  return !/^(blob|data):/.test(url) && !url.startsWith(`${new URL(site).origin}/`);
}

function run(page: Page, language: string, source: string, seconds = 60): Promise<Came> {
  return page.evaluate(
    async (given) => {
      const around = document.querySelector('code-desk')?.shadowRoot ?? document;
      const program = around.querySelector<Program>('ply-program')!;
      Object.assign(program, {
        ...given,
        call: '',
        position: 'oxx/.xo/o..',
        limits: { calls: 1000, seconds: given.seconds },
      });
      await program.run();
      const { before, printed } = program.output;
      return {
        end: program.end,
        output: [...before, ...printed.map(({ text }) => text)],
        calls: program.trace?.length ?? 0,
      };
    },
    { language, source, seconds },
  );
}

/** Gets what reaches out of Python: what stands in for the page, and the recorder's own line to it. */
const reaching = `import sys
for name in ("js", "pyodide_js"):
    sys.modules.pop(name, None)
import js
frame = sys._getframe()
while "_host" not in frame.f_globals:
    frame = frame.f_back
host = frame.f_globals["_host"]
`;

/** Ways out of a worker, by the names that browsers give them. */
const waysOut = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'WebTransport',
  'importScripts',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'MessageChannel',
  'indexedDB',
  'caches',
  'navigator',
  'location',
  'postMessage',
  'onmessage',
  'addEventListener',
  'close',
  'FileReader',
  'Blob',
  'URL',
  'Notification',
];

const search = {
  python: `
def minimax(board, is_max):
    free = [i for i in range(9) if board[i] == " "]
    if not free:
        return 0
    values = [minimax(board[:i] + ["X" if is_max else "O"] + board[i + 1:], not is_max) for i in free]
    return max(values) if is_max else min(values)
`,
  javascript: `
function minimax(board, isMax) {
  const free = [...board.keys()].filter((cell) => board[cell] === ' ');
  if (free.length === 0) return 0;
  const values = free.map((cell) => minimax(board.with(cell, isMax ? 'X' : 'O'), !isMax));
  return isMax ? Math.max(...values) : Math.min(...values);
}
`,
} as const;

const places = [
  ['on its page', `${site}code/`],
  ['in a file', file],
] as const;

test.each(places)('%s a program in Python finds no way out of its worker', async (_, address) => {
  const { page, asked } = await openPage(address);
  const before = asked.length;
  const reached = await run(
    page,
    'python',
    `${reaching}
for name in ${JSON.stringify(waysOut)}:
    isReached = isinstance(getattr(js, name), type(host)) or hasattr(host, name)
    print("reached" if isReached else "gone", name)
${search.python}`,
  );
  expect(reached.output).toEqual(waysOut.map((name) => `gone ${name}`));
  expect(reached).toMatchObject({ end: { kind: 'done' }, calls: 16 });
  // Code that is made of text is refused.
  const made = await run(
    page,
    'python',
    `${reaching}print("made", host.constructor.constructor("return 1")())\n${search.python}`,
  );
  expect([made.output, made.end?.kind]).toEqual([[], 'error']);
  expect(asked.slice(before).filter(isElsewhere)).toEqual([]);
});

test.each(places)('%s a program in JavaScript gets nowhere by what a page has', async (_, address) => {
  const { page, asked } = await openPage(address);
  const before = asked.length;
  // Names of a page are there, so that a program with a page of its own can be read; what they name does nothing.
  const { output, end } = await run(
    page,
    'javascript',
    `const attempt = (use) => { try { return use(); } catch {} };
for (const name of ${JSON.stringify(waysOut)}) {
  const way = globalThis[name];
  const made = [() => new way('https://elsewhere.example/' + name), () => way('https://elsewhere.example/' + name)];
  for (const thing of [way, ...made.map(attempt)])
    for (const use of ['open', 'send', 'sendBeacon', 'assign', 'postMessage', 'add', 'match'])
      attempt(() => thing[use]('GET', 'https://elsewhere.example/' + use));
}
import('./x.js').then(() => console.log('reached import'), () => {});
new Function('return this')().postMessage?.('reached');
${search.javascript}`,
  );
  expect(output).toEqual([]);
  expect(end).toEqual({ kind: 'done' });
  expect(asked.slice(before).filter(isElsewhere)).toEqual([]);
});

/** Hostile programs, and how their runs may end. */
const hostile = [
  ['a flood of output', 'for i in range(1000000):\n    print("x" * 100)\n', /.*/],
  ['endless memory', 'held = []\nwhile True:\n    held.append([0] * 10000)\n', /limit|done|error/],
  ['a loop without end', 'while True:\n    pass\n', /limit|done|error/],
  [
    'a swallowed end',
    'while True:\n    try:\n        while True:\n            pass\n    except:\n        pass\n',
    /limit|done|error/,
  ],
  [
    'broken recorders',
    'import sys\nsys.monitoring.free_tool_id(3)\nsys._getframe(1).f_globals.clear()\n',
    /.*/,
  ],
  [
    'a flood past the recorder',
    'import sys\nhost = sys._getframe(1).f_globals["_host"]\nwhile True:\n    host.printed("x" * 1000000, False)\n',
    /limit|done|error/,
  ],
] as const;

test('after each program that means ill the page runs the next one as ever', async () => {
  const { page } = await openPage();
  for (const [name, source, ended] of sampled(hostile, 3)) {
    const { end } = await run(page, 'python', source + search.python, 1);
    expect(end?.kind, name).toMatch(ended);
    const next = await run(page, 'python', search.python);
    expect(next, `after ${name}`).toMatchObject({ end: { kind: 'done' }, calls: 16 });
    // What was said of the hostile one is gone, and the page can be used.
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
});
