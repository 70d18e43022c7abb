export const teach = {
  title: 'Teach',
  heading: 'Teach with Plybook',
  summary: 'Slides, handouts, votes and checked programs: what is here for a lesson.',
  slides: {
    heading: 'Show a lesson',
    text: 'Each lesson has slides. One key, or a clicker, goes forward through the text and the searches. A second window shows your notes and the time.',
    lesson: 'Lesson',
    minutes: 'Minutes',
    withExercises: 'With exercises',
    slides: 'Slides',
    present: 'Present',
    presentLesson: (title: string) => `Present ${title}`,
  },
  handout: {
    heading: 'Print a handout',
    text: 'Each lesson has a Print button. You choose whether solutions and notes for teachers are printed. Searches are printed as trees to fill in.',
  },
};
