interface ImportMeta {
  /** Files that match the patterns, each with a function that imports it; `!` leaves files out. */
  glob(files: readonly string[]): Record<string, () => Promise<unknown>>;
}
