import { inspect } from 'node:util';
import { LessonError } from '../lesson/index.ts';
import { proveBlocks } from './prove-blocks.ts';
import { readSite } from './read-site.ts';
import { toBuildError } from './show-error.ts';

// Runs all exercises in the lessons of the site.

const root = process.cwd();
const problems = await proveBlocks(readSite(root).lessons);
if (problems.length > 0) {
  console.error(inspect(toBuildError(new LessonError(problems), root)));
  process.exitCode = 1;
}
