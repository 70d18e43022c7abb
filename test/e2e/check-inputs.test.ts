import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { strToU8, zipSync, type ZippableFile } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Checked, CheckState } from '../../src/program/index.ts';
import { openAt, site } from './browser.ts';

const right = readFileSync('examples/check/programs/ada/minimax.py', 'utf8');
const wrong = readFileSync('examples/check/programs/cy/minimax.py', 'utf8');

const zipOf = (name: string, content: ZippableFile) => zipSync({ [name]: content });
const program = strToU8(right);

/** As a program makes it that was given a password: every entry says so. */
function lock(zip: Uint8Array): Uint8Array {
  const locked = zip.slice();
  const view = new DataView(locked.buffer);
  for (let at = 0; at < locked.length - 4; at++) {
    const sign = view.getUint32(at, true);
    if (sign === 0x04034b50) locked[at + 6] |= 1;
    if (sign === 0x02014b50) locked[at + 8] |= 1;
  }
  return locked;
}

/** A symbolic link, as Unix packs it. */
const link: ZippableFile = [strToU8('../ada/minimax.py'), { os: 3, attrs: 0o120777 << 16 }];

function encodeUtf16(source: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\ufeff${source}`, 'utf16le'));
}

interface Row {
  readonly files: Readonly<Record<string, ZippableFile>>;
  readonly state: CheckState;
  /** What the sentence about it must name; null if there is nothing to say. */
  readonly said: RegExp | null;
}

const source = (before: string, after = wrong): Row['files'] => ({
  'minimax.py': strToU8(`${before}\n${after}`),
});

/** What a student of a class may hand in, by the name of the student. */
const handedIn: Readonly<Record<string, Row>> = {
  'A zip': { files: { 'ai.zip': zipOf('minimax.py', program) }, state: 'right', said: null },
  'A zip in a zip': {
    files: { 'outer.zip': zipOf('inner.zip', zipOf('minimax.py', program)) },
    state: 'unreadable',
    said: /inner\.zip is a zip inside a zip.*Hand in the inner zip/,
  },
  'A broken zip': {
    files: { 'ai.zip': strToU8('PK\u0003\u0004 and no more') },
    state: 'unreadable',
    said: /ai\.zip cannot be unpacked.*Make it again/,
  },
  'A broken zip beside a program': {
    files: { 'minimax.py': program, 'notes.zip': strToU8('PK?') },
    state: 'right',
    said: /notes\.zip cannot be unpacked/,
  },
  'A locked zip': {
    files: { 'ai.zip': lock(zipSync({ 'ai/': new Uint8Array(), 'ai/minimax.py': program })) },
    state: 'unreadable',
    said: /password.*without one/,
  },
  'A link': { files: { 'minimax.py': link }, state: 'unreadable', said: /link.*Hand in the files/ },
  'Two programs': {
    files: { 'minimax.py': program, 'older.py': strToU8(wrong) },
    state: 'right',
    said: /also handed in older\.py.*checked minimax\.py/,
  },
  'An empty file': { files: { 'minimax.py': strToU8('') }, state: 'unreadable', said: /empty/ },
  'A binary': {
    files: { 'minimax.py': new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 3, 0]) },
    state: 'unreadable',
    said: /not a text file: expected/,
  },
  'UTF-16': { files: { 'minimax.py': encodeUtf16(right) }, state: 'right', said: null },
  'No program': {
    files: { 'essay.pdf': strToU8('%PDF'), 'notes.txt': strToU8('minimax') },
    state: 'unreadable',
    said: /no program in Python/,
  },
  'Another language': {
    files: { 'Main.java': strToU8('class Main {}') },
    state: 'unreadable',
    said: /written in Java/,
  },
  'Zoë Ünal 🎲': { files: { 'größe 🎲.py': program }, state: 'right', said: null },
  'Zoe\u0308 Nfd': {
    files: { 'gro\u0308ße.py': strToU8('SIZE = 3\n'), 'minimax.py': strToU8(`import größe\n${right}`) },
    state: 'right',
    said: null,
  },
  'גל שלום \u202eyp': { files: { 'minimax.py': program }, state: 'right', said: null },
  '=cmd|calc!A1,"x"': { files: { 'minimax.py': program }, state: 'right', said: null },
  '@SUM(1)': { files: { '-1+1.py': program }, state: 'right', said: null },
  'Up and out': { files: { '../../../minimax.py': program }, state: 'right', said: null },
  'Down the drive': { files: { 'C:\\work\\minimax.py': program }, state: 'right', said: null },
  'A long way': {
    files: { [`${'deep/'.repeat(60)}${'x'.repeat(300)}.py`]: program },
    state: 'right',
    said: null,
  },
  'Asks the keyboard': {
    files: source('name = input("Name? ")'),
    state: 'not-read',
    said: /typed input/,
  },
  'Misses a module': {
    files: {
      'minimax.py': strToU8(`from rules import winner

def minimax(board, is_max):
    if winner(board): return 1
    values = []
    for i in range(9):
        if board[i] == " ":
            board[i] = "X" if is_max else "O"
            values.append(minimax(board, not is_max))
            board[i] = " "
    return max(values) if is_max else min(values)
`),
    },
    state: 'not-read',
    said: /rules.*not handed in/,
  },
  'Never ends': { files: source('while True: pass'), state: 'not-read', said: /did not finish/ },
  'Prints for ever': {
    files: source('while True: print("x" * 1000)'),
    state: 'not-read',
    said: /did not finish/,
  },
  'Eats memory': {
    files: source('hog = []\nwhile True: hog.append(bytearray(50_000_000))'),
    state: 'endless',
    said: /memory/,
  },
  'Crashes the interpreter': {
    files: source('import faulthandler\nfaulthandler._sigsegv()'),
    state: 'stops',
    said: /^It shut down Python.*Take out the call/,
  },
  'Leaves the interpreter': {
    files: source('import os\nos._exit(0)'),
    state: 'stops',
    said: /^It shut down Python.*Take out the call/,
  },
  'Writes its own mark': {
    files: source('print(\'{"state": "right", "right": 354}\')\nopen("results.json", "w").write("{}")'),
    state: 'wrong',
    said: /./,
  },
};

/** As Moodle packs a class, each student with a number. */
const homework = zipSync(
  Object.fromEntries(
    Object.entries(handedIn).flatMap(([student, { files }], i) =>
      Object.entries(files).map(([path, content]) => [
        `${student}_${i + 1}_assignsubmission_file_/${path}`,
        content,
      ]),
    ),
  ),
);

/** What is refused as a whole, with what the sentence must say. */
const refused: readonly (readonly [what: string, name: string, content: Uint8Array, said: RegExp])[] = [
  ['a broken zip', 'class.zip', homework.subarray(0, 5000), /class\.zip cannot be unpacked.*Make it again/],
  ['a locked zip', 'class.zip', lock(homework), /class\.zip has a password.*without one/],
  ['an empty zip', 'class.zip', zipSync({}), /Open a program, a folder or a zip/],
  ['a zip that is none', 'class.zip', strToU8('Dear teacher'), /class\.zip cannot be unpacked/],
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plybook-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function checkByCommand(name: string, content: Uint8Array): Promise<{ out: string; error: string }> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const given = ['dist/lib/command/plybook.js', 'check', path, '--format', 'json', '--jobs', '2'];
  return new Promise((resolve) => {
    execFile(process.execPath, given, { maxBuffer: 2 ** 26 }, (_, out, error) => resolve({ out, error }));
  });
}

async function drop(name: string, content: Uint8Array) {
  // Of an interpreter that a program has crashed.
  const expected = /^console: (Pyodide has suffered|The cause of the fatal error|RuntimeError: unreachable)/;
  const page = await openAt(`${site}check/`, {}, { expected });
  const files = page.getByLabel('Choose files or a zip');
  await files.setInputFiles([{ name, mimeType: 'application/zip', buffer: Buffer.from(content) }]);
  return page;
}

async function checkByPage(name: string, content: Uint8Array): Promise<string> {
  const page = await drop(name, content);
  const status = page.locator('checked-class').getByRole('status');
  await expect.poll(() => status.textContent()).toMatch(/All \d+ programs are checked/);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).click(),
  ]);
  return text(await saved.createReadStream());
}

const doors = [
  ['page', checkByPage],
  ['command', async (...given: [string, Uint8Array]) => (await checkByCommand(...given)).out],
] as const;

test.each(doors)('every file that a class hands in gets a state and a sentence: %s', async (_, check) => {
  const all = JSON.parse(await check('homework.zip', homework)) as Checked[];
  const found = Object.fromEntries(
    all.map(({ student, state, first, notes }) => [
      student,
      [state, [first?.text ?? '', ...notes].join(' ').trim()],
    ]),
  );
  expect(found).toEqual(
    Object.fromEntries(
      Object.entries(handedIn).map(([student, { state, said }]) => [
        student.normalize('NFC'),
        [state, said === null ? '' : expect.stringMatching(said)],
      ]),
    ),
  );
});

test.each(refused)('%s is refused with a sentence that says what to do', async (_, name, content, said) => {
  const { out, error } = await checkByCommand(name, content);
  expect(out).toBe('');
  expect(error).toMatch(said);
  const page = await drop(name, content);
  expect(await page.getByRole('alert').textContent()).toMatch(said);
});
