export const writePage = {
  title: 'Write',
  heading: 'Write a lesson',
  summary:
    'Write Markdown on the left and see the lesson on the right, ready to step through while you write.',
  needsScript:
    'Write a lesson here, with boards, searches and questions, and see it next to its text. This needs JavaScript. A lesson is a text file in Markdown. You can also write it in any editor and build it with the project. The guide says how:',
  shown: {
    title: 'A shared lesson',
    summary: 'A lesson that somebody wrote with Plybook and shared as a link, or is writing now.',
    waiting: 'Reading the lesson …',
    needsScript: 'Reading a shared lesson needs JavaScript.',
    none: 'This page shows a lesson from its address. If this address has none in it, ask the person who shared it for the whole address, or write a lesson yourself.',
    write: 'Write a lesson',
    notOurs:
      'Shared by its author, who answers for it. It is not one of the lessons of this site; Plybook shows only what is safe.',
    change: 'Change this lesson',
  },
};
