import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBuilt } from '../built.ts';

const recipes = 'examples/check';
const wrong = readFileSync(`${recipes}/programs/cy/minimax.py`, 'utf8');
/** Cannot be judged: a module that it needs is not there. */
const missing = `from rules import winner

def minimax(board, is_max):
    return max(minimax(board, not is_max) for _ in range(9)) if winner(board) else 0
`;
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Takes the place of a grader's machine: what is at its root there is in this folder. */
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plybook-test-'));
  mkdirSync(join(root, 'bin'));
  const command = findBuilt('lib/command/plybook.js');
  symlinkSync(command, join(root, 'bin/plybook'));
  chmodSync(command, 0o755);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, text: string): string {
  const at = join(root, path);
  mkdirSync(join(at, '..'), { recursive: true });
  writeFileSync(at, text);
  return at;
}

/** Runs a recipe as its grader does. */
function run(program: string, script: string, { cwd = root, env = {} } = {}): Promise<string> {
  const path = `${join(root, 'bin')}${delimiter}${process.env['PATH']}`;
  return new Promise((done, fail) => {
    execFile(program, [script], { cwd, env: { PATH: path, ...env } }, (failed, out, error) =>
      failed ? fail(new Error(error, { cause: failed })) : done(out),
    );
  });
}

const readRecipe = (name: string) => readFileSync(`${recipes}/${name}`, 'utf8');
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** With the paths of the grader's machine inside the folder. */
const move = (script: string, folder: string) => script.replaceAll(` /${folder}/`, ` ${root}/${folder}/`);

test.each([
  ['what is wrong', wrong, { tests: expect.arrayContaining([expect.objectContaining({ max_score: 5 })]) }],
  ['what is not judged', missing, { output: expect.stringContaining('rules') }],
])('the script for Gradescope writes its result: %s', async (_, program, result) => {
  put('autograder/submission/minimax.py', program);
  put('autograder/source/rubric.yaml', readRecipe('rubric.yaml'));
  put('autograder/results/results.json', '');
  await run('sh', put('run_autograder', move(readRecipe('gradescope/run_autograder'), 'autograder')));
  expect(read('autograder/results/results.json')).toMatchObject(result);
});

test.each([
  ['what is wrong', wrong, { gradable: true, score: expect.any(Number) }],
  ['what is not judged', missing, { gradable: false, message: expect.stringContaining('rules') }],
])('the script for PrairieLearn writes its result: %s', async (_, program, result) => {
  put('grade/student/minimax.py', program);
  await run('sh', put('grade.sh', move(readRecipe('prairielearn/grade.sh'), 'grade')));
  expect(read('grade/results/results.json')).toMatchObject(result);
});

test('the question for PrairieLearn has what its schema requires, and starts the script', () => {
  const info = JSON.parse(readRecipe('prairielearn/info.json')) as Record<string, unknown>;
  expect(info).toMatchObject({
    uuid: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    type: 'v3',
    title: expect.any(String),
    topic: expect.any(String),
    externalGradingOptions: { image: expect.any(String), entrypoint: '/grade.sh' },
  });
  expect(readRecipe('prairielearn/Dockerfile')).toContain('COPY grade.sh /grade.sh');
});

test.runIf(hasPython)('the template for CodeRunner prints its result', async () => {
  const answer = wrong.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`);
  const template = readRecipe('coderunner/template.py').replace(/\{\{.*?\}\}/, () => answer);
  const printed = JSON.parse(await run('python3', put('template.py', template))) as { fraction: number };
  expect(printed.fraction).toBeGreaterThan(0);
  expect(printed.fraction).toBeLessThan(1);
});

test.runIf(hasPython)('the autograder for Classroom 50 writes a whole result', async () => {
  put('checkout/minimax.py', wrong);
  put('bundle/rubric.yaml', readRecipe('rubric.yaml'));
  const given = {
    CLASSROOM: 'ai',
    ASSIGNMENT: 'minimax',
    SUBMISSION_TAG: 'submit/1',
    COMMIT_URL: 'https://example.org/commit',
    RELEASE_URL: 'https://example.org/release',
    REVIEW_URL: '',
  };
  const script = put('bundle/autograder.py', readRecipe('classroom50/autograder.py'));
  await run('python3', script, { cwd: join(root, 'checkout'), env: given });
  const result = read('checkout/result.json') as Record<string, unknown> & { tests: { score: number }[] };
  expect(result).toMatchObject({
    schema: 'classroom50/result/v1',
    classroom: 'ai',
    assignment: 'minimax',
    submission: 'submit/1',
    commit: given.COMMIT_URL,
    release: given.RELEASE_URL,
    review: given.COMMIT_URL,
    datetime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    'max-score': 80,
  });
  expect(result.tests.reduce((sum, { score }) => sum + score, 0)).toBe(result['score']);
});
