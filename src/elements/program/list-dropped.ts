import type { GivenFile } from './opening/open-files.ts';

/** Files and folders that were dropped. Browsers give access to them only during the event. */
export function listDropped(dropped: DataTransfer): Promise<readonly GivenFile[]> {
  const entries = [...dropped.items].map((item) => item.webkitGetAsEntry());
  const files = [...dropped.files].map(readFile);
  const folders = entries.filter((entry) => entry?.isDirectory === true);
  return folders.length === 0
    ? Promise.resolve(files)
    : listEntries(entries.filter((entry) => entry !== null));
}

export function readFile(file: File): GivenFile {
  return { ...describeFile(file), path: file.webkitRelativePath || file.name };
}

function describeFile(file: File): Omit<GivenFile, 'path'> {
  return { size: file.size, bytes: async () => new Uint8Array(await file.arrayBuffer()) };
}

/** Stops walking folders once there are more files than can be opened. */
async function listEntries(entries: readonly FileSystemEntry[]): Promise<readonly GivenFile[]> {
  const { MOST_ENTRIES } = await import('./opening/opening-limits.ts');
  const { isSkipped } = await import('./opening/open-files.ts');
  const found: GivenFile[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry && found.length <= MOST_ENTRIES; entry = waiting.shift()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (isSkipped(path)) continue;
    if (entry.isDirectory) waiting.push(...(await readFolder(entry as FileSystemDirectoryEntry)));
    else found.push({ ...describeFile(await readEntry(entry as FileSystemFileEntry)), path });
  }
  return found;
}

/** Reads all batches: a browser returns the entries of a folder a few at a time. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function readEntry(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}
