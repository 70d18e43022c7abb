export { compileLessons, type LessonSource } from './compile-all.ts';
export { compileLesson, type CompileOptions } from './compile.ts';
export type { AttributeKind, AttributeSpec, ElementSpec } from './element-spec.ts';
export { lessonEntry, type LessonEntry, type LessonPage } from './lesson-page.ts';
export { customElementsManifest } from './manifest.ts';
export type { Heading } from './page-reader.ts';
export { LessonError, type Problem } from './problems.ts';
export { stretchesHtml, type Stretch } from './stretches.ts';
export { registry, specOf } from './registry.ts';
