/** The student who handed in a file, according to its path. */
export interface Identity {
  readonly student: string;
  /** The path within what the student handed in. */
  readonly file: string;
}

/** The forms of course systems' downloads: one pattern for the part of a path that names a student. */
const folders: readonly RegExp[] = [
  // Moodle: `Ada Lovelace_12345_assignsubmission_file_`, with the files in it
  /^(?<student>.+?)_(?<id>\d+)_assignsubmission_(?:file|onlinetext)_?$/,
  // Gradescope: `submission_123456789`
  /^(?<student>submission_\d+)$/,
];

const files: readonly RegExp[] = [
  // Moodle, without folders: `Ada Lovelace_12345_assignsubmission_file_minimax.py`
  /^(?<student>.+?)_(?<id>\d+)_assignsubmission_(?:file|onlinetext)_(?<file>.+)$/,
  // Canvas: `lovelaceada_LATE_12345_67890_minimax-1.py`
  /^(?<student>[^_]+?)_(?:LATE_)?(?<id>\d+)_\d+_(?<file>.+)$/,
  // Blackboard: `Homework 3_alovelace_attempt_2026-11-26-10-15-00_minimax.py`
  /^.+_(?<student>[^_]+)_attempt_\d{4}(?:-\d{2}){5}_(?<file>.+)$/,
];

/**
 * Names the student of each path: by the form of a course system, else by the first folder in which the paths differ, else
 * by the file itself.
 */
export function identify(paths: readonly string[]): Identity[] {
  const read = readAll(paths);
  const ids = new Map<string, Set<string>>();
  for (const { student, id } of read) ids.set(student, (ids.get(student) ?? new Set()).add(id));
  // Two students may have the same name.
  return read.map(({ student, id, file }) => ({
    student: ids.get(student)!.size > 1 ? `${student} (${id})` : student,
    file,
  }));
}

/** Whether a path has the form of a course system's download, which names a student. */
export function isNamedByForm(path: string): boolean {
  return readForm(path.split('/')) !== null;
}

interface ReadIdentity extends Identity {
  /** The course system's number of a student; empty if it has none. */
  readonly id: string;
}

function readAll(paths: readonly string[]): ReadIdentity[] {
  const common = findCommonFolders(paths);
  const rests = paths.map((path) => path.split('/').slice(common));
  const prefix = common > 0 ? findClassroomPrefix(paths[0].split('/')[common - 1]) : '';
  return rests.map((parts) => readForm(parts) ?? readPlain(parts, prefix));
}

function readForm(parts: readonly string[]): ReadIdentity | null {
  for (const [index, part] of parts.slice(0, -1).entries())
    for (const pattern of folders) {
      const { student, id = '' } = pattern.exec(part)?.groups ?? {};
      if (student !== undefined) return { student, id, file: parts.slice(index + 1).join('/') };
    }
  const name = parts.at(-1)!;
  for (const pattern of files) {
    const { student, id = '', file } = pattern.exec(name)?.groups ?? {};
    // Canvas numbers later submissions: `minimax-1.py`.
    if (student !== undefined) return { student, id, file: file.replace(/-\d+(?=\.\w+$)/, '') };
  }
  return null;
}

/** Each folder is one student; each file without a folder is another. */
function readPlain(parts: readonly string[], prefix: string): ReadIdentity {
  if (parts.length > 1)
    return {
      student: parts[0].startsWith(prefix) ? parts[0].slice(prefix.length) : parts[0],
      id: '',
      file: parts.slice(1).join('/'),
    };
  return { student: parts[0].replace(/\.\w+$/, ''), id: '', file: parts[0] };
}

/** The number of folders that all paths share. */
function findCommonFolders(paths: readonly string[]): number {
  if (paths.length < 2) return 0;
  const above = paths.map((path) => path.split('/').slice(0, -1));
  const [first] = above;
  // Keeps the part that names a student.
  const differs = first.findIndex(
    (folder, index) => above.some((each) => each[index] !== folder) || isNamed(folder),
  );
  return differs < 0 ? first.length : differs;
}

function isNamed(folder: string): boolean {
  return folders.some((pattern) => pattern.test(folder));
}

/** GitHub Classroom: `homework-3-submissions/homework-3-octocat`. */
function findClassroomPrefix(folder: string): string {
  const [, assignment] = /^(.+)-submissions$/.exec(folder) ?? [];
  return assignment === undefined ? '' : `${assignment}-`;
}
