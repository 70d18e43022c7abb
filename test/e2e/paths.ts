import { readdirSync } from 'node:fs';
import { mistakes } from '../../src/program/starts/mistakes.ts';
import { registry } from '../../src/lesson/index.ts';

const files = readdirSync(new URL('../../lessons', import.meta.url)).filter((name) => name.endsWith('.md'));

/** The addresses of all lessons, below the site's. */
export const lessons: readonly string[] = files.map((name) => `lessons/${name.replace(/^\d+-|\.md$/g, '')}/`);

/** The addresses of the pages of elements in the reference, below the site's. */
export const elements: readonly string[] = registry.map(({ name }) => `reference/${name}/`);

/** The addresses of the pages of mistakes, below the site's. */
export const mistakePages: readonly string[] = mistakes.map((mistake) => `mistakes/${mistake}/`);

/** The addresses of all pages, below the site's. */
export const paths: readonly string[] = [
  '',
  'explore/',
  'compare/',
  'code/',
  'check/',
  'positions/',
  'write/',
  'write/lesson/',
  'embed/',
  'write/guide/',
  'class/',
  'class/try/',
  'class/program/',
  'glossary/',
  'mistakes/',
  ...mistakePages,
  'hosting/',
  'accessibility/',
  'accessibility/vpat/',
  'licences/',
  'reference/',
  'reference/engine/',
  'reference/check/',
  ...elements,
  ...lessons,
];
