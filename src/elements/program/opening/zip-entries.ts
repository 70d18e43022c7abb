interface ZipEntry {
  readonly isLocked: boolean;
  /** Whether it is a symbolic link: its content is a path. */
  readonly isLink: boolean;
}

const END = 0x06054b50;
const END_SIZE = 22;
/** Longest comment that may follow the end record. */
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const MADE_ON_UNIX = 3;
const LINK = 0xa000;

/** The entries listed in the directory at the end of a zip, in order, as far as it can be read. */
export function listZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isAt = (sign: number, at: number, size: number) =>
    at >= 0 && at + size <= bytes.length && view.getUint32(at, true) === sign;
  let end = bytes.length - END_SIZE;
  const least = end - LONGEST_COMMENT;
  while (end > least && !isAt(END, end, END_SIZE)) end--;
  if (!isAt(END, end, END_SIZE)) return [];
  const entries: ZipEntry[] = [];
  const two = (at: number) => view.getUint16(at, true);
  for (let at = view.getUint32(end + 16, true); isAt(ENTRY, at, ENTRY_SIZE);) {
    const isUnix = bytes[at + 5] === MADE_ON_UNIX;
    entries.push({
      isLocked: (two(at + 8) & 1) === 1,
      isLink: isUnix && (two(at + 40) & 0xf000) === LINK,
    });
    at += ENTRY_SIZE + two(at + 28) + two(at + 30) + two(at + 32);
  }
  return entries;
}
