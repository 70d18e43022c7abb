import { words } from '../../../words/index.ts';
import { MOST_BYTES, MOST_ENTRIES } from './limits.ts';

export interface GivenFile {
  /** With its folders. */
  readonly path: string;
  readonly size: number;
  readonly bytes: () => Promise<Uint8Array>;
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
  // The first entry says whether it takes a password.
  if (((bytes[6] ?? 0) & 1) === 1) throw new Error(zip.locked(name));
  const { unzipSync } = await import('fflate');
  let [entries, unpacked] = [0, 0];
  let refused: Error | null = null;
  let files: Record<string, Uint8Array> = {};
  const refuse = (text: string): never => {
    throw (refused = new Error(text));
  };
  // No more is unpacked of an entry than the size that the zip says it has.
  const filter = ({ name: path, originalSize }: { readonly name: string; readonly originalSize: number }) => {
    if (++entries > MOST_ENTRIES) refuse(zip.tooMany(name, MOST_ENTRIES));
    if (path.endsWith('/') || !isWanted(path)) return false;
    unpacked += originalSize;
    if (unpacked > MOST_BYTES) refuse(zip.unpacksToMore(name, MOST_BYTES / 1e6));
    return true;
  };
  try {
    files = unzipSync(bytes, { filter });
  } catch (error) {
    throw refused ?? new Error(zip.broken(name), { cause: error });
  }
  return Object.entries(files).map(([path, content]) => ({
    path: path.replaceAll('\\', '/'),
    size: content.length,
    bytes: () => Promise.resolve(content),
  }));
}
