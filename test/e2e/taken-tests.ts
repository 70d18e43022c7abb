import { beforeEach, type TestContext } from 'vitest';
import { seed, takesAll } from '../sample.ts';

type Task = TestContext['task']['file']['tasks'][number];

/** A file with more tests than this runs a quarter of them each day. */
const FEW = 5;
const DAYS = 4;

const listTests = (tasks: readonly Task[]): Task[] =>
  tasks.flatMap((each) => (each.type === 'suite' ? listTests(each.tasks) : [each]));

beforeEach(({ task, skip }) => {
  if (takesAll || !task.file.filepath.includes('/test/e2e/')) return;
  const tests = listTests(task.file.tasks);
  const isToday = (tests.indexOf(task) + seed) % DAYS === 0;
  skip(tests.length > FEW && !isToday, 'taken on another day');
});
