import { words } from '../../words/index.ts';
import type { Checked } from './checked.ts';
import { makeRubric, markedNames, type MarkedName, type Rubric } from './rubric.ts';

export interface MarkedTest {
  readonly name: MarkedName;
  readonly title: string;
  /** `absent`: the program has no such function. `unchecked`: unknown, so its points do not count. */
  readonly state: 'passed' | 'failed' | 'absent' | 'unchecked';
  /** In steps of a tenth. */
  readonly points: number;
  readonly max: number;
  readonly text: string;
}

export interface MarkedProgram {
  readonly checked: Checked;
  /** Empty if the program could not be judged: then it has no marks, not even 0. */
  readonly tests: readonly MarkedTest[];
  readonly points: number;
  readonly max: number;
}

/** Marks come from positions and functions, never from findings. */
export function markProgram(checked: Checked, rubric: Rubric | null): MarkedProgram {
  const isJudged = checked.state !== 'not-read' && checked.state !== 'unreadable';
  const present = checked.functions.filter(({ state }) => state !== 'absent').map(({ name }) => name);
  const used = rubric ?? makeRubric(present);
  const tests = isJudged
    ? markedNames.flatMap((name) => {
        const max = used.points[name];
        return max === undefined ? [] : [markTest(name, max, checked, used)];
      })
    : [];
  const sum = (key: 'points' | 'max') => roundTenths(tests.reduce((all, each) => all + each[key], 0));
  return { checked, tests, points: sum('points'), max: sum('max') };
}

function markTest(name: MarkedName, max: number, checked: Checked, { playsRight }: Rubric): MarkedTest {
  const checkMarks = words.checkMarks;
  const title = checkMarks.titles[name];
  const { state, right, toAsk, first } = checked;
  const give = (points: number, text: string): MarkedTest => ({
    name,
    title,
    state: points >= max ? 'passed' : 'failed',
    points,
    max,
    text,
  });
  if (name === 'plays-right') {
    const text = [checkMarks.share(right, toAsk), first?.text ?? ''].join(' ').trim();
    if (state === 'right') return give(max, text);
    // A result that is not all right never rounds up to full points.
    const share = Math.min(roundTenths((max * right) / toAsk), Math.max(0, roundTenths(max - 0.1)));
    return { ...give(playsRight === 'all' ? 0 : share, text), state: 'failed' };
  }
  if (name === 'returns-a-move')
    return checked.answers === 'moves'
      ? give(max, '')
      : {
          ...give(0, checked.answers === 'values' ? checkMarks.returnsValue : (first?.text ?? '')),
          state: 'failed',
        };
  const found = checked.functions.find((each) => each.name === name)!;
  if (found.state === 'right') return give(max, '');
  if (found.state === 'wrong') return { ...give(0, found.text), state: 'failed' };
  if (found.state === 'absent') return { ...give(0, checkMarks.absent(name)), state: 'absent' };
  return { name, title, state: 'unchecked', points: 0, max: 0, text: checkMarks.unchecked };
}

function roundTenths(value: number): number {
  return Math.round(10 * value) / 10;
}
