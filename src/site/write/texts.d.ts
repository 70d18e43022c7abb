/** Fetches the text of each lesson of the course, by its file below the root of the project. */
declare module 'virtual:lesson-texts' {
  const texts: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
  export default texts;
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}
