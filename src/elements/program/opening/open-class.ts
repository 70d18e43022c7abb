import { describeError, words } from '../../../words/index.ts';
import { identify, isNamedByForm, type Identity, type Submission } from '../../../program/index.ts';
import { pause } from '../../kit/run-sliced.ts';
import { MOST_BYTES, MOST_ENTRIES } from './opening-limits.ts';
import { findMissing, listReached, type ImportingProgram } from './missing-modules.ts';
import { findFileLanguage } from './name-language.ts';
import { hasOpenedEnding, isSkipped, openFiles } from './open-files.ts';
import { tidyPath } from './tidy-path.ts';
import { isZip, unzipFiles, type GivenFile } from './unzip-files.ts';

/** Students whose files are opened in one batch; between batches the page stays responsive. */
const TOGETHER = 8;

/**
 * Opens what a class handed in, as files, folders or the zip of a course system: for each student the file that
 * searches, with the others beside it. In order of path. Throws if over the limits; a student's unreadable file does
 * not affect anyone else.
 */
export async function openClass(given: readonly GivenFile[]): Promise<Submission[]> {
  const all = await unpack(given);
  if (all.length === 0) throw new Error(words.programFile.none);
  const sorted = all.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const identities = identify(sorted.map(({ path }) => path));
  const students = new Map<string, GivenFile[]>();
  const isLoose = ({ student, file }: Identity) => file.replace(/\.\w+$/, '') === student;
  const isFlat = identities.every(isLoose);
  for (const [i, identity] of identities.entries()) {
    const { student, file } = identity;
    // There may also be a list of the students, next to their folders.
    const found = sorted[i];
    if (!isFlat && isLoose(identity) && !hasOpenedEnding(file) && !found.isLink) continue;
    const theirs = students.get(student) ?? [];
    students.set(student, [...theirs, { ...found, path: file }]);
  }
  const opened: Submission[] = [];
  for (const [student, files] of students) {
    if (opened.length % TOGETHER === 0) await pause();
    opened.push(await openSubmission(student, files));
  }
  return isFlat ? joinModules(opened) : opened;
}

/** Opens a chosen zip. A zip inside it is one student's, and so is one that a course system named after a student. */
async function unpack(given: readonly GivenFile[]): Promise<GivenFile[]> {
  const all: GivenFile[] = [];
  const programFile = words.programFile;
  let size = 0;
  const tidied = given.map((file) => ({ ...file, path: tidyPath(file.path) }));
  for (const file of tidied.filter(({ path }) => !isSkipped(path))) {
    if (file.size > MOST_BYTES)
      throw new Error(programFile.tooLarge(file.path, Math.ceil(file.size / 1e6), MOST_BYTES / 1e6));
    if (/\.zip$/i.test(file.path) && given.length === 1 && !isNamedByForm(file.path)) {
      const bytes = await file.bytes();
      if (!isZip(bytes)) throw new Error(programFile.zip.broken(file.path));
      all.push(...(await unzipFiles(bytes, file.path, (path) => !isSkipped(path))));
    } else all.push(file);
  }
  for (const file of all) size += file.size;
  if (all.length > MOST_ENTRIES) throw new Error(programFile.tooManyFiles(MOST_ENTRIES));
  if (size > MOST_BYTES)
    throw new Error(programFile.tooLarge(given[0].path, Math.ceil(size / 1e6), MOST_BYTES / 1e6));
  return all;
}

/** Opens the files of one student. Never rejects. */
export async function openSubmission(student: string, files: readonly GivenFile[]): Promise<Submission> {
  try {
    const { notes, ...program } = await openFiles(files);
    return submitProgram(student, program, notes);
  } catch (error) {
    return { student, file: files[0].path, program: null, notes: [describeError(error)] };
  }
}

/** The same files with another one as the program. */
export function chooseFile(submission: Submission, file: string): Submission {
  const { student, program, notes } = submission;
  if (!program) return submission;
  const { source, files, path, language } = program;
  const all = { ...files, [path]: source };
  const { [file]: chosen, ...others } = all;
  const before = describeOthers({ source, language, file: path, files });
  const known = findFileLanguage(file, chosen) ?? language;
  return submitProgram(
    student,
    { source: chosen, language: known, file, files: others },
    notes.filter((note) => note !== before),
  );
}

function submitProgram(student: string, program: ImportingProgram, notes: readonly string[]): Submission {
  const { source, language, file, files } = program;
  const missing = findMissing(program);
  const others = describeOthers(program);
  return {
    student,
    file,
    program: { source, language, files, path: file, missing: missing && missing.path },
    notes: others === null ? notes : [...notes, others],
  };
}

/** Names the files that a program does not import; null if it imports all. */
function describeOthers(program: ImportingProgram): string | null {
  const reached = listReached(program);
  const others = Object.keys(program.files).filter((path) => !reached.has(path));
  return others.length > 0 ? words.check.notes.alsoHandedIn(program.file, others) : null;
}

/** Among files without folders, one that another imports is a module of it, and not a student's program. */
function joinModules(opened: readonly Submission[]): Submission[] {
  const all = Object.fromEntries(
    opened.flatMap(({ file, program }) => (program ? [[file, program.source]] : [])),
  );
  const modules = new Set<string>();
  const joined = opened.map((each) => {
    const { program, file } = each;
    if (!program) return each;
    const { [file]: source, ...others } = all;
    const asked = { source, language: program.language, file, files: others };
    const reached = [...listReached(asked)].filter((path) => path !== file);
    for (const path of reached) modules.add(path);
    const files = Object.fromEntries(reached.map((path) => [path, all[path]]));
    const missing = findMissing({ ...asked, files });
    return { ...each, program: { ...program, files, missing: missing && missing.path } };
  });
  return joined.filter(({ file }) => !modules.has(file));
}
