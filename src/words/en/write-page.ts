export const writePage = {
  title: 'Write',
  heading: 'Write a lesson',
  summary:
    'Markdown at the left, the living lesson at the right: what you write can be stepped through as you write it.',
  needsScript:
    'Here you write a lesson with boards, searches and questions in it, and see it at work beside its text. That needs JavaScript. A lesson is a text file in Markdown; without this page you write it in any editor and build it with the project. How it is written stands in the guide:',
  shown: {
    title: 'A lesson passed on',
    summary: 'A lesson that somebody wrote with Plybook, and passed on as an address or is writing now.',
    none: 'The address of this page holds the lesson that it shows, and this one holds none, or your browser runs no JavaScript, which it takes to unpack one. Ask whoever passed it on for the whole address, or write a lesson yourself.',
    write: 'Write a lesson',
    notOurs:
      'This lesson is not one of the course. Whoever wrote it answers for what it says; Plybook has checked only that it can do no harm.',
    change: 'Change this lesson',
  },
};
