import { checkLessons, fixLessons } from './check-lessons.ts';

// Checks only the lessons. The build finds the same mistakes, but also makes the site. With `--fix` it first writes
// the values from the searches in place of wrong ones.

const root = process.cwd();
if (process.argv.includes('--fix')) fixLessons(root);
if (!(await checkLessons(root))) process.exitCode = 1;
