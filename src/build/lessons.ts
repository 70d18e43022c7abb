import { checkLessons, fixLessons } from './check-lessons.ts';

// Checks the lessons alone: the build would say the same, and make the site as well. With `--fix` it writes
// the values that searches say in place of others first.

const root = process.cwd();
if (process.argv.includes('--fix')) fixLessons(root);
if (!(await checkLessons(root))) process.exitCode = 1;
