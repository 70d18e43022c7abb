export const examples = {
  openInWrite: 'Open in Write',
  file: 'example.md',
  facts: `---
title: An example
summary: One piece of a lesson, to be changed.
minutes: 1
exercise-minutes: 1
objectives:
  - see what becomes of it
---
`,
};
