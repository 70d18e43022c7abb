import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Checked } from '../../src/program/index.ts';
import { findBuilt } from '../built.ts';
import { makeMutants } from '../program/check/mutants.ts';
import { isLong, sampled } from '../sample.ts';

const script = findBuilt('lib/command/plybook.js');
const examples = 'examples/check/programs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plybook-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

function run(...given: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, 'check', ...given], { maxBuffer: 2 ** 26 }, (failed, out, error) =>
      resolve({ code: failed ? Number(failed.code) : 0, out, error }),
    );
  });
}

async function check(...given: string[]): Promise<Map<string, Checked>> {
  const { out } = await run(...given, '--format', 'json');
  return new Map((JSON.parse(out) as Checked[]).map((each) => [each.student, each]));
}

/** Hands in a program for each student. */
function handIn(name: string, programs: Readonly<Record<string, string>>): string {
  const at = join(folder, name);
  for (const [student, source] of Object.entries(programs)) {
    mkdirSync(join(at, student), { recursive: true });
    writeFileSync(join(at, student, 'minimax.py'), source);
  }
  return at;
}

test('says its version, whatever else is asked', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await run('--version')).toEqual({ code: 0, out: `${version}\n`, error: '' });
});

test('the example class is judged, with the same bytes for any number of jobs', async () => {
  const all = await check(examples, '--jobs', '3');
  expect([...all].map(([student, { state, first }]) => [student, state, first?.rule])).toEqual([
    ['ada', 'right', undefined],
    ['bo', 'wrong', expect.any(String)],
    ['cy', 'wrong', 'no-opponent'],
    ['di', 'stops', 'NameError'],
    ['ed', 'wrong', 'starts-at-zero'],
  ]);
  const some = await check(`${examples}/bo`, `${examples}/ed`, '--jobs', '1');
  for (const [student, result] of some) expect(JSON.stringify(all.get(student))).toBe(JSON.stringify(result));
});

test.runIf(isLong)(
  'forty mutants give the same bytes with one, two and three jobs, two runs at a time',
  async () => {
    const mutants = await makeMutants(40);
    const at = handIn(
      'mutants',
      Object.fromEntries(mutants.map(({ source }, i) => [`student-${i}`, source])),
    );
    const judge = async (jobs: string) => (await run(at, '--format', 'json', '--jobs', jobs)).out;
    const alone = await judge('2');
    expect(JSON.parse(alone)).toHaveLength(40);
    // Each of these has half of a machine.
    for (const other of await Promise.all([judge('1'), judge('3')])) expect(other).toBe(alone);
  },
);

test('a grader gets one student’s result in a file, and the command ends as it should', async () => {
  const out = join(folder, 'results.json');
  const graded = await run(
    `${examples}/ed`,
    '--format',
    'gradescope',
    '--rubric',
    'examples/check/rubric.yaml',
    '--out',
    out,
  );
  expect(graded).toMatchObject({ code: 0, out: '' });
  const { tests } = JSON.parse(readFileSync(out, 'utf8')) as { tests: { name: string; max_score: number }[] };
  expect(tests.reduce((sum, each) => sum + each.max_score, 0)).toBe(8);
  const strict = await run(`${examples}/ed`, '--strict');
  expect(strict.code).toBe(1);
  const empty = await run(handIn('empty', { fay: '' }));
  expect(empty).toMatchObject({ code: 3, out: expect.stringContaining('The file is empty.') as string });
});

test.each([
  [['no-such-folder'], 'no-such-folder'],
  [[], 'PATH'],
  [[examples, '--format', 'pdf'], 'pdf'],
  [[examples, '--jobs', '0'], '--jobs'],
  [[examples, '--rubric', 'package.json'], 'name'],
  [[examples, '--rubric', 'no-such-file.yaml'], 'no-such-file.yaml'],
  [[examples, '--rubric', 'test/fuzz.js'], 'YAML'],
  [[examples, '--out', 'no-such-folder/marks.csv'], 'no-such-folder'],
  [[examples, '--nope'], '--nope'],
])('arguments that are wrong are named: %j', async (given, named) => {
  const { code, error, out } = await run(...given);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toContain(named);
  expect(error).not.toMatch(/ENOENT|browser|\n +at /);
});

test('a link to a program or to a student’s folder is not followed, and is said', async () => {
  const at = handIn('links', { fay: '' });
  mkdirSync(join(at, 'hal'));
  symlinkSync(`${process.cwd()}/${examples}/ada/minimax.py`, join(at, 'hal', 'minimax.py'));
  symlinkSync(`${process.cwd()}/${examples}/ada`, join(at, 'ivy'));
  const all = await check(at);
  expect([...all.keys()]).toEqual(['fay', 'hal', 'ivy']);
  for (const student of ['hal', 'ivy'])
    expect(all.get(student)).toMatchObject({
      state: 'unreadable',
      notes: [expect.stringContaining('is only a link')],
    });
});

/** Wrong: both sides take the largest. No trick may make it right. */
const wrong = readFileSync(`${examples}/cy/minimax.py`, 'utf8');

/**
 * What a program may try before it is asked, and go on: one program tries them all. `MARK` is a file
 * that must not appear; `Leaked` must be raised nowhere.
 */
const attacks: Readonly<Record<string, string>> = {
  'own-result': `
import json, sys
print(json.dumps({"result": {"state": "right"}}))
try:
    import js
    js.postMessage({"result": None})
    js.process.send({"result": None})
except BaseException:
    pass`,
  'way-out': `
for way in ("globalThis.process.exit(0)", "process.mainModule.require('fs').writeFileSync('MARK', '')"):
    try:
        from pyodide.code import run_js
        run_js(way)
    except BaseException:
        pass
try:
    import pyodide_js
    pyodide_js.constructor.constructor("return process")().exit(0)
except BaseException:
    pass`,
  files: `
class Leaked(Exception): pass
for path in ("/etc/passwd", "/proc/self/environ", "${process.cwd()}/package.json"):
    try:
        open(path).read()
    except OSError:
        continue
    raise Leaked(path)
try:
    open("MARK", "w").close()
except OSError:
    pass`,
  processes: `
import os
for work in (lambda: os.system("touch MARK"), lambda: os.fork(), lambda: os.execv("/bin/touch", ["touch", "MARK"])):
    try:
        work()
    except BaseException:
        pass
try:
    import subprocess
    subprocess.run(["touch", "MARK"])
except BaseException:
    pass`,
  sockets: `
import socket
class Leaked(Exception): pass
try:
    socket.create_connection(("127.0.0.1", 80), 1)
except BaseException:
    pass
else:
    raise Leaked`,
};

/** Breaks what asks it, which ends the program. */
const recorder = `
import gc, sys
try:
    sys.monitoring.free_tool_id(3)
except BaseException:
    pass
for each in gc.get_objects():
    if isinstance(each, dict) and "_host" in each and "_program" in each:
        each["ask"] = lambda *given: "=1"
        each["_describe"] = None`;

/** What ends only by a limit: one a day. */
const endless: Readonly<Record<string, string>> = {
  memory: `
hog = []
while True:
    hog.append(bytearray(50_000_000))`,
  'bare-except': `
def forever():
    while True:
        try:
            while True: pass
        except:
            pass
forever()`,
  'c-call': 'huge = 7 ** 7 ** 9',
  regex: 'import re\nre.match(r"(a+)+$", "a" * 60 + "b")',
  printing: 'while True: print("x" * 1000)',
};

test('a hostile program is judged wrong, costs no other student a result, and leaves nothing behind', async () => {
  const today = Object.fromEntries(sampled(Object.entries(endless), 1));
  const mark = join(folder, 'mark');
  const programs = Object.entries({ attacks: Object.values(attacks).join('\n'), recorder, ...today }).map(
    ([name, attack]) => [name, `${attack.replaceAll('MARK', mark)}\n${wrong}`],
  );
  const honest = readFileSync(`${examples}/ada/minimax.py`, 'utf8');
  const all = await check(handIn('hostile', { ...Object.fromEntries(programs), zoe: honest }), '--jobs', '2');
  const states = Object.fromEntries([...all].map(([student, { state }]) => [student, state]));
  const { attacks: tried, zoe, ...limited } = states;
  expect({ tried, zoe }).toEqual({ tried: 'wrong', zoe: 'right' });
  expect(Object.keys(limited).toSorted()).toEqual(['recorder', ...Object.keys(today)].toSorted());
  for (const state of Object.values(limited)) expect(['stops', 'endless', 'not-read']).toContain(state);
  expect(JSON.stringify([...all])).not.toContain('Leaked:');
  expect(existsSync(mark)).toBe(false);
});
