/** Largest text of one file, in characters, and of all files of a program together. */
export const MOST_TEXT = 500_000;
export const MOST_TOGETHER = 1_000_000;
/** Largest file or zip, packed and unpacked, in bytes. */
export const MOST_BYTES = 50_000_000;
/** Most entries of a zip or a folder. */
export const MOST_ENTRIES = 2000;
/** Above this, only the files that the program imports get tabs. */
export const MOST_FILES = 40;
