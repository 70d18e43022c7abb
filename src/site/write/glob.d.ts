interface ImportMeta {
  /** What Vite makes of all files that fit a pattern: functions that fetch each, by its path. */
  glob<T>(
    pattern: string,
    options: { readonly query: string; readonly import: string },
  ): Readonly<Record<string, () => Promise<T>>>;
}

/** A file as its text. */
declare module '*.md?raw' {
  const text: string;
  export default text;
}
