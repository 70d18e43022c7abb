/** The texts of the lessons of the course, each fetched when it is asked for, by their files below the root of the project. */
declare module 'virtual:lesson-texts' {
  const texts: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default texts;
}

/** A file as its text. */
declare module '*.md?raw' {
  const text: string;
  export default text;
}
