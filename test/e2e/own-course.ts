import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** What a course of somebody else's has of the project; its file and its lessons are its own. */
const parts = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
];

/** A course of somebody else's in a folder of its own, built from the project as it is. */
export class OwnCourse {
  readonly folder = mkdtempSync(join(tmpdir(), 'plybook-course-'));
  readonly dist = join(this.folder, 'dist');

  /** @param files - What is written beside the project's own files, by its path. */
  constructor(files: Readonly<Record<string, string>>) {
    for (const part of parts) cpSync(join(project, part), join(this.folder, part), { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
  }

  /** Builds the site with its cards, and what files of its lessons are made from. */
  async build(): Promise<void> {
    const steps = ['site', 'cards', 'blank'];
    // What the tests set for themselves is nothing that somebody who builds a site has set.
    const { NODE_ENV: _, VITEST: _vitest, ...env } = process.env;
    await promisify(execFile)(process.execPath, ['src/build/build.js', ...steps], { cwd: this.folder, env });
  }

  /** Every file of the built site, by its path. */
  get built(): readonly string[] {
    return readdirSync(this.dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(this.dist.length + 1)
          .replaceAll('\\', '/'),
      );
  }

  /** A file of the built site as text. */
  read(path: string): string {
    return readFileSync(join(this.dist, path), 'utf8');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
