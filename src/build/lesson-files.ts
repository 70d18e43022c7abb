import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import type { Plugin, Rolldown } from 'vite';
import {
  BLANK_FILE,
  buildBlankFile,
  fillFile,
  nameFilePage,
  nameLessonFile,
  buildLessonFile,
  writePart,
  type Page,
  type Site,
} from '../site/pages/index.ts';
import { writeFileNotices } from './licence-notices.ts';
import { writeContentPolicy, allowPrograms, type PolicyChanges } from './policy.ts';
import { packParts } from './language-parts.ts';
import { findImageFile } from './read-course.ts';
import { readSite } from './read-site.ts';
import { fillShell } from './fill-shell.ts';
import { hashScript, writeStartCheck } from './write-start-check.ts';
import { toBuildError } from './show-error.ts';

const entry = '\0plybook-lesson-file';

const nothing = '\0plybook-nothing';

/** A file has no class to take part in. */
const leftOut = '/take-part.ts';

/**
 * What a reader's page needs to make lesson files: each lesson's page, and a blank one with everything except what runs
 * programs. Or, if `isWhole`, the finished files.
 */
export function lessonFiles(isWhole: boolean): Plugin {
  let root = '';
  let site: Site;
  return {
    name: 'plybook-lesson-files',
    enforce: 'pre',
    config(config) {
      root = config.root ?? process.cwd();
      try {
        site = readSite(root);
      } catch (error) {
        throw toBuildError(error, root);
      }
      return { build: { rolldownOptions: { input: entry } } };
    },
    resolveId(id) {
      if (id === entry) return id;
      return id.endsWith(leftOut) ? nothing : undefined;
    },
    load: (id) => (id === entry ? scriptOfAll : id === nothing ? 'export {};\n' : undefined),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const notices = writeComment(writeFileNotices(bundle));
        const { script, style } = takeOnly(bundle);
        const icon = readDataAddress(join(root, 'public/icon.svg'));
        const parts = { script, style, icon, notices };
        const data = isWhole ? await writeParts() : '';
        const emit = (fileName: string, source: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source });
        const fill = (page: Page, hasPrograms: boolean) =>
          fillShell(root, inlineImages(root, site, page), writePolicy(root, script, style, hasPrograms));
        for (const lesson of site.lessons) {
          const shell = fill(buildLessonFile(site, lesson), lesson.runsPrograms);
          if (!isWhole) emit(nameFilePage(lesson), shell);
          else
            emit(
              nameLessonFile(lesson),
              fillFile(shell, { ...parts, data: lesson.runsPrograms ? data : '' }),
            );
        }
        const blank = fillFile(fill(buildBlankFile(site), true), { ...parts, data: '' });
        if (!isWhole) emit(BLANK_FILE, gzipSync(blank, { level: 9 }));
      },
    },
  };
}

const scriptOfAll = `import '/src/site/every-page/styles.css';\nimport '/src/site/entry/lesson.ts';\n`;

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

async function writeParts(): Promise<string> {
  const parts = await packParts();
  return parts.map(({ part, file }) => writePart(part, readFileSync(file, 'base64'))).join('');
}

/** Allows only this script and this style, by hash. Workers and languages come from the script itself. */
function writePolicy(root: string, script: string, style: string, hasPrograms: boolean): string {
  const changes: PolicyChanges = {
    'script-src': `${hashScript(writeStartCheck(root))} ${hashScript(script)}`,
    'style-src': hashScript(style),
    'worker-src': 'blob:',
    'img-src': 'data: blob:',
    'font-src': 'data:',
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
