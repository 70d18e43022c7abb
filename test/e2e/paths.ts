import { readdirSync } from 'node:fs';

const files = readdirSync(new URL('../../lessons', import.meta.url)).filter((name) => name.endsWith('.md'));

/** The addresses of all lessons, below the site's. */
export const lessons: readonly string[] = files.map((name) => `lessons/${name.replace(/^\d+-|\.md$/g, '')}/`);

/** The addresses of all pages, below the site's. */
export const paths: readonly string[] = [
  '',
  'explore/',
  'compare/',
  'code/',
  'positions/',
  'write/',
  'write/lesson/',
  'embed/',
  'class/',
  'class/try/',
  'glossary/',
  'hosting/',
  'licences/',
  ...lessons,
];
