import { words } from '../../../words/index.ts';
import { MOST_BYTES, MOST_ENTRIES } from './opening-limits.ts';
import { tidyPath } from './tidy-path.ts';
import { listZipEntries } from './zip-entries.ts';

export interface GivenFile {
  /** With its folders. */
  readonly path: string;
  readonly size: number;
  readonly bytes: () => Promise<Uint8Array>;
  readonly isLink?: true;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** The wanted files of a zip. Throws on one that is broken, locked, or larger than the limits. */
export async function unzipFiles(
  bytes: Uint8Array,
  name: string,
  isWanted: (path: string) => boolean,
): Promise<readonly GivenFile[]> {
  const { zip } = words.programFile;
  const listed = listZipEntries(bytes);
  if (listed.some(({ isLocked }) => isLocked)) throw new Error(zip.locked(name));
  const { unzipSync } = await import('fflate');
  let [entries, unpacked] = [0, 0];
  let refused: Error | null = null;
  let files: Record<string, Uint8Array> = {};
  const links = new Set<string>();
  const refuse = (text: string): never => {
    throw (refused = new Error(text));
  };
  // Unpacks no more of an entry than its declared size.
  const filter = ({ name: path, originalSize }: { readonly name: string; readonly originalSize: number }) => {
    const isLink = listed.at(entries)?.isLink === true;
    if (++entries > MOST_ENTRIES) refuse(zip.tooMany(name, MOST_ENTRIES));
    if (path.endsWith('/') || !isWanted(readName(path))) return false;
    if (isLink) links.add(path);
    unpacked += originalSize;
    if (unpacked > MOST_BYTES) refuse(zip.unpacksToMore(name, MOST_BYTES / 1e6));
    return true;
  };
  try {
    files = unzipSync(bytes, { filter });
  } catch (error) {
    throw refused ?? new Error(zip.broken(name), { cause: error });
  }
  return Object.entries(files).map(([entry, content]) => {
    const path = readName(entry);
    if (links.has(entry)) return refuseLink(path);
    return { path, size: content.length, bytes: () => Promise.resolve(content) };
  });
}

/** Replaces a link, whose target was not handed in, or is not the student's. */
export function refuseLink(path: string): GivenFile {
  // Its folders may name the student.
  const name = path.slice(path.lastIndexOf('/') + 1);
  const bytes = () => Promise.reject(new Error(words.programFile.link(name)));
  return { path, size: 0, bytes, isLink: true };
}

function readName(name: string): string {
  return tidyPath(readAsUtf8(name) ?? name);
}

/**
 * Decodes a name in UTF-8 that a zip does not declare as such, so that each byte arrived as a character. Null if it is
 * not UTF-8.
 */
function readAsUtf8(name: string): string | null {
  if (/[^\0-\u00ff]/.test(name)) return null;
  const bytes = Uint8Array.from(name, (sign) => sign.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
