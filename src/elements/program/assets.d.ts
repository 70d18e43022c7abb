/** Files that the build packs with gzip: `src/build/language-parts.ts`. */
declare module 'virtual:language-parts' {
  interface PackedFile {
    readonly address: string;
    /** Its size on the way. */
    readonly bytes: number;
  }
  export const parts: Readonly<
    Record<`python-${'binary' | 'library' | 'worker'}` | `javascript-${'binary' | 'worker'}`, PackedFile>
  >;
}
