import { words } from '../../../words/index.ts';
import { findGroupKey, nameGroup } from '../group.ts';
import type { MarkedProgram, MarkedTest } from '../mark-tests.ts';

/** Writes the marks of one student, for graders that run once for each student. */
export type WriteMarks = (marked: MarkedProgram) => string;

/** In characters. PrairieLearn accepts at most a megabyte; none of our sentences is longer than this. */
const LONGEST = 4000;

function writeJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function isJudged({ tests }: MarkedProgram): boolean {
  return tests.length > 0;
}

/** What happened, in sentences. */
function describe({ checked, tests }: MarkedProgram): string {
  const { state, first, notes } = checked;
  if (tests.length === 0) return words.checkMarks.notJudged(notes);
  const mistake = state === 'right' ? '' : `${nameGroup(findGroupKey(checked))}.`;
  return [mistake, first?.text ?? '', ...notes].filter(Boolean).join(' ').slice(0, LONGEST);
}

/** https://gradescope-autograders.readthedocs.io: without a score or tests, it tells the teacher. */
export const writeGradescope: WriteMarks = (marked) =>
  writeJson({
    output: describe(marked),
    output_format: 'text',
    visibility: 'visible',
    ...(isJudged(marked) && {
      tests: marked.tests.map(({ title, points, max, state, text }) => ({
        name: title,
        score: points,
        max_score: max,
        ...(state !== 'unchecked' && { status: state === 'passed' ? 'passed' : 'failed' }),
        output: text,
        output_format: 'text',
        visibility: 'visible',
      })),
    }),
  });

/** `classroom50/result/v1` needs whole numbers, so points are in tenths. */
export const writeClassroom50: WriteMarks = ({ tests, points, max }) =>
  writeJson({
    schema: 'classroom50/result/v1',
    score: Math.round(10 * points),
    'max-score': Math.round(10 * max),
    tests: tests.map((test) => ({
      'test-name': test.title,
      passed: test.state === 'passed',
      score: Math.round(10 * test.points),
      'max-score': Math.round(10 * test.max),
    })),
  });

/** https://cs50.github.io/check50/json_specification.html: `passed` is null for what could not be checked. */
export const writeCheck50: WriteMarks = (marked) =>
  writeJson({
    slug: 'plybook/check',
    results: (isJudged(marked) ? marked.tests : [describeUnjudged(marked)]).map(
      ({ name, title, state, text }) => ({
        name,
        description: title,
        passed: state === 'unchecked' ? null : state === 'passed',
        log: [],
        cause: state === 'passed' ? null : { rationale: text, help: null },
        data: {},
        dependency: null,
      }),
    ),
    version: '3.0.0',
  });

function describeUnjudged(marked: MarkedProgram): MarkedTest {
  const title = words.checkMarks.titles['plays-right'];
  return { name: 'plays-right', title, state: 'unchecked', points: 0, max: 0, text: describe(marked) };
}

/** https://docs.prairielearn.com/externalGrading: a submission that is not gradable costs no attempt. */
export const writePrairieLearn: WriteMarks = (marked) =>
  writeJson(
    isJudged(marked)
      ? {
          gradable: true,
          score: marked.max === 0 ? 0 : marked.points / marked.max,
          message: '',
          output: describe(marked),
          tests: marked.tests.map(({ name, title, points, max, text }) => ({
            name,
            description: title,
            points,
            max_points: max,
            output: text,
          })),
        }
      : { gradable: false, message: describe(marked), format_errors: [describe(marked)] },
  );

/** A combinator template grader of Moodle's CodeRunner. Without `fraction`, it marks nothing and says so. */
export const writeCodeRunner: WriteMarks = (marked) =>
  writeJson({
    ...(isJudged(marked) && {
      fraction: marked.max === 0 ? 0 : marked.points / marked.max,
      testresults: [
        ['iscorrect', ...Object.values(words.checkMarks.heads)],
        ...marked.tests.map(({ title, state, points, max, text }) => [
          state === 'passed' ? 1 : 0,
          title,
          `${points} / ${max}`,
          text,
        ]),
      ],
    }),
    prologuehtml: `<p>${escapeMarkup(describe(marked))}</p>`,
  });

/** `failure`: wrong. `error`: not the student's fault. `skipped`: missing, or not checked. */
export function writeJUnit(all: readonly MarkedProgram[]): string {
  const suites = all.map((marked) => {
    const tests = isJudged(marked) ? marked.tests : [describeUnjudged(marked)];
    const cases = tests.map((test) => {
      const inside = describeCase(test, isJudged(marked));
      return `    <testcase classname="${escapeMarkup(marked.checked.student)}" name="${escapeMarkup(test.title)}">${inside}</testcase>\n`;
    });
    const count = (test: (each: MarkedTest) => boolean) => tests.filter(test).length;
    const failed = count(({ state }) => state === 'failed');
    const errors = isJudged(marked) ? 0 : 1;
    const skipped = isJudged(marked) ? count(({ state }) => state === 'absent' || state === 'unchecked') : 0;
    return `  <testsuite name="${escapeMarkup(marked.checked.student)}" tests="${tests.length}" failures="${failed}" errors="${errors}" skipped="${skipped}">\n${cases.join('')}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="plybook check">\n${suites.join('')}</testsuites>\n`;
}

function describeCase({ state, text }: MarkedTest, isKnown: boolean): string {
  if (state === 'passed') return '';
  const name = !isKnown ? 'error' : state === 'failed' ? 'failure' : 'skipped';
  return `<${name} message="${escapeMarkup(text)}"/>`;
}

/** Control characters and lone surrogates, which XML cannot hold even escaped. */
const forbidden = /[^\P{C}\t\n\r]/gu;

function escapeMarkup(text: string): string {
  const escapes: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\n': '&#10;',
  };
  return text.replace(forbidden, '').replace(/[&<>"\n]/g, (sign) => escapes[sign]);
}
