export type { PageBlocks } from './check-blocks.ts';
export { compileLesson, compileLessons, type LessonSource } from './compile-all.ts';
export { containerNames } from './containers.ts';
export { compileDraft, type Draft, type SearchHostFacts } from './draft.ts';
export { COURSE, readCourseFacts, type CourseFacts } from './course-facts.ts';
export {
  isFlag,
  type AttributeKind,
  type AttributeSpec,
  type ElementSpec,
  type PublicElementSpec,
} from './element-spec.ts';
export { isDraft, normaliseSource } from './front-matter.ts';
export { readLessonEntry, type LessonPage } from './lesson-page.ts';
export { renderCode } from './highlight.ts';
export { describePackage, writeType, type Tokens } from './manifest.ts';
export { LESSONS } from './resolve-link.ts';
export type { QuizName } from './read-quiz.ts';
export { LessonError, type Fix, type Problem } from './problems.ts';
export { writeStretches, type Blocks, type Stretch } from './stretches.ts';
export type { CompileOptions } from './read-lesson.ts';
export { publicRegistry } from './public-registry.ts';
export { registry, findSpec } from './registry.ts';
