interface ImportMeta {
  /** Every file of several patterns, of which those with `!` leave files out, and how it is fetched. */
  glob(files: readonly string[]): Record<string, () => Promise<unknown>>;
}
