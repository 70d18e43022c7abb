/** Part of the script that starts it, so that the worker inherits the policy of the page. */
declare module '*?worker&inline' {
  const InlineWorker: new () => Worker;
  export default InlineWorker;
}

declare module '*?url' {
  const address: string;
  export default address;
}

/** Files that the build packs with gzip: `src/build/python-parts.ts`. */
declare module 'virtual:python-parts' {
  interface PackedFile {
    readonly address: string;
    /** Its size on the way. */
    readonly bytes: number;
  }
  export const parts: Readonly<Record<'binary' | 'library', PackedFile>>;
}
