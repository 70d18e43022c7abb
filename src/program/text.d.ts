declare module '*?raw' {
  const text: string;
  export default text;
}

interface ImportMeta {
  glob<T>(
    files: string | readonly string[],
    as: { query?: '?raw'; import: 'default' },
  ): Record<string, () => Promise<T>>;
}
