/** A file as its text. */
declare module '*?raw' {
  const text: string;
  export default text;
}

interface ImportMeta {
  /** Every file of a pattern, and how it is fetched. */
  glob(
    files: string | readonly string[],
    as: { query: '?raw'; import: 'default' },
  ): Record<string, () => Promise<string>>;
}
