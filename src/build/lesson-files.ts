import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import type { Plugin, Rolldown } from 'vite';
import { listTags } from '../catalogue/index.ts';
import type { LessonPage } from '../lesson/index.ts';
import {
  buildBlankFile,
  fillFile,
  nameBlankFile,
  nameFilePage,
  nameLessonFile,
  buildLessonFile,
  splitScript,
  writeLargeFile,
  writePartMark,
  type LargeFile,
  type Page,
  type Site,
} from '../site/pages/index.ts';
import { writeNotices } from './notices.ts';
import { writeContentPolicy, allowPrograms, type PolicyChanges } from './policy.ts';
import { packParts } from './python-parts.ts';
import { findImageFile } from './read-course.ts';
import { readSite } from './read-site.ts';
import { fillShell } from './shell.ts';
import { hashScript, writeStartCheck } from './start-check.ts';
import { toBuildError } from './show-error.ts';

const entry = '\0plybook-lesson-file';

const nothing = '\0plybook-nothing';

/** The scripts left out without programs. */
const programScripts = [
  ...listTags(({ hosts }) => hosts === 'program').map((tag) => `/${tag}.ts`),
  '/packed-python.ts',
];

/**
 * The pages from which a reader's page makes lesson files: each lesson's, and a blank one with everything; or the whole
 * files. Those with programs include the languages, and are built separately.
 */
export function lessonFiles(hasPrograms: boolean, isWhole: boolean): Plugin {
  let root = '';
  let site: Site;
  let lessons: readonly LessonPage[];
  return {
    name: 'plybook-lesson-files',
    enforce: 'pre',
    config(config) {
      root = config.root ?? process.cwd();
      try {
        site = readSite(root);
        lessons = site.lessons.filter(({ runsPrograms }) => runsPrograms === hasPrograms);
      } catch (error) {
        throw toBuildError(error, root);
      }
      return { build: { rolldownOptions: { input: entry } } };
    },
    resolveId(id) {
      if (id === entry) return id;
      const isLeftOut = !hasPrograms && programScripts.some((script) => id.endsWith(script));
      return isLeftOut ? nothing : undefined;
    },
    load: (id) => (id === entry ? scriptOfAll : id === nothing ? 'export {};\n' : undefined),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const notices = writeComment(writeNotices(bundle));
        const { script: whole, style } = takeOnly(bundle);
        const { script, files } = splitScript(whole);
        const data = (isWhole ? files.map(writeLargeFile) : await writeFiles(files)).join('');
        const policy = writePolicy(root, script, style, hasPrograms);
        const icon = readDataAddress(join(root, 'public/icon.svg'));
        const parts = { script, data, style, icon, notices };
        const emit = (fileName: string, page: Page, areIn: boolean) => {
          const shell = fillShell(root, inlineImages(root, site, page), policy);
          this.emitFile({ type: 'asset', fileName, source: areIn ? fillFile(shell, parts) : shell });
        };
        for (const lesson of lessons)
          emit(
            isWhole ? nameLessonFile(lesson) : nameFilePage(lesson),
            buildLessonFile(site, lesson),
            isWhole,
          );
        if (!isWhole) emit(nameBlankFile(hasPrograms), buildBlankFile(site), true);
      },
    },
  };
}

/** Leaves out the site's fonts, which are larger than the rest of a file. */
const scriptOfAll = `import '/src/site/page/styles.css';\nimport '/src/site/entry/lesson.ts';\n`;

/** Throws if there is more than one script or style sheet: the others would be missing from the file. */
function takeOnly(bundle: Rolldown.OutputBundle): { script: string; style: string } {
  const built = Object.values(bundle);
  const scripts = built.flatMap((output) => (output.type === 'chunk' ? output.code : []));
  const styles = built.flatMap((output) => (output.type === 'asset' ? String(output.source) : []));
  if (scripts.length !== 1 || styles.length !== 1)
    throw new Error(
      `files of lessons need ${Object.keys(bundle).join(', ')}: expected one script and one style`,
    );
  for (const { fileName: name } of built) delete bundle[name];
  return {
    script: scripts[0].replace(/<(?=\/script|script|!--)/gi, '\\x3C').trim(),
    style: styles[0].trim(),
  };
}

/** The large files as elements; Python's are only marks, since the site serves them separately. */
async function writeFiles(files: readonly LargeFile[]): Promise<string[]> {
  const parts = await packParts();
  return files.map((each) => {
    const found = parts.find(({ file }) => readFileSync(file, 'base64') === each.base64);
    return found ? writePartMark(each.name, found.part) : writeLargeFile(each);
  });
}

/** Allows only this script and this style, by hash. Workers and languages come from the script itself. */
function writePolicy(root: string, script: string, style: string, hasPrograms: boolean): string {
  const changes: PolicyChanges = {
    'script-src': `${hashScript(writeStartCheck(root))} ${hashScript(script)}`,
    'style-src': hashScript(style),
    'worker-src': 'blob:',
    'img-src': 'data: blob:',
    'font-src': "'none'",
    'connect-src': hasPrograms ? 'data:' : "'none'",
    'manifest-src': "'none'",
  };
  return writeContentPolicy(hasPrograms ? allowPrograms(changes) : changes);
}

const writeComment = (text: string) => `<!--\n${text.replaceAll('--', '—')}-->\n`;

/** Inlines images, because a lesson in a single file has no other files. */
function inlineImages(root: string, { course, images }: Site, page: Page): Page {
  const body = page.body.replace(/(<img\s+src=")([^"]*)/g, (whole, before: string, address: string) => {
    const path = decodeURI(new URL(address, `https://site/${page.path}`).pathname.slice(1));
    return images.includes(path) ? before + readDataAddress(findImageFile(root, course, path)) : whole;
  });
  return { ...page, body };
}

function readDataAddress(file: string): string {
  return `data:${lookup(file)};base64,${readFileSync(file, 'base64')}`;
}
