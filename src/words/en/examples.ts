export const examples = {
  openInWrite: 'Open in Write',
  file: 'example.md',
  facts: `---
title: An example
summary: A piece of a lesson for you to change.
minutes: 1
exercise-minutes: 1
objectives:
  - see what your changes do
---
`,
};
