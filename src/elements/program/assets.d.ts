/** Files that the build packs with gzip: `src/build/language-parts.ts`. */
declare module 'virtual:language-parts' {
  interface PackedFile {
    readonly address: string;
    /** Its size on the way. */
    readonly bytes: number;
  }
  export const parts: Readonly<
    Record<
      `${import('../../program/index.ts').ProgramLanguage}-${'binary' | 'worker'}` | 'python-library',
      PackedFile
    >
  >;
}
