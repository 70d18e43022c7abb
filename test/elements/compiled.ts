import { compileLesson, writeStretches } from '../../src/lesson/index.ts';

/** What the compiler makes of a piece of a lesson. */
export function compiled(markdown: string): string {
  const front = 'title: T\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it';
  return writeStretches(
    compileLesson(`---\n${front}\n---\n\n${markdown}`, { file: 'lessons/01-test.md' }).stretches,
  );
}
