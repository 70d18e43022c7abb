/** What a lesson begins with, to overwrite. */
export const lessonFrame = {
  facts: `---
title: My lesson
summary: What it is about, in one sentence.
minutes: 10
exercise-minutes: 0
objectives:
  - do something new
---
`,
  body: '## The first section\n\nWrite here.\n',
};
