import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mistakes } from '../../src/program/starts/mistakes.ts';
import { registry } from '../../src/lesson/index.ts';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

const files = readdirSync(new URL('../../lessons', import.meta.url)).filter((name) => name.endsWith('.md'));

/** The addresses of all lessons, below the site's. */
export const lessons: readonly string[] = files.map((name) => `lessons/${name.replace(/^\d+-|\.md$/g, '')}/`);

/** The addresses of the pages of elements in the reference, below the site's. */
export const elements: readonly string[] = registry.map(({ name }) => `reference/${name}/`);

/** The addresses of the pages of mistakes, below the site's. */
export const mistakePages: readonly string[] = mistakes.map((mistake) => `mistakes/${mistake}/`);

/** The addresses of all pages that were built, below the site's. */
export const paths: readonly string[] = (readdirSync(dist, { recursive: true }) as string[])
  .filter((file) => basename(file) === 'index.html')
  .map((file) => file.slice(0, -'index.html'.length).replaceAll('\\', '/'));
