import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** An import of a file of `src/`: what it names, whether the program runs it, and whether at once. */
interface Import {
  readonly to: string;
  readonly isType: boolean;
  readonly isLate: boolean;
}

const files = (readdirSync('src', { recursive: true }) as string[])
  .map((file) => join('src', file))
  .filter((file) => /\.(ts|js)$/.test(file) && !file.endsWith('.d.ts'));

const importsOf = new Map(files.map((file) => [file, readImports(file)] as const));

function readImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const at = (path: string) => join(dirname(file), path.replace(/\?.*/, ''));
  const now = [...text.matchAll(/^(?:import|export) (type )?(?:([^;'"]*?) from )?'(\.[^']+)'/gm)];
  const late = [...text.matchAll(/(?:\bimport\(|new URL\()\s*'(\.[^']+\.ts)'/g)];
  return [
    ...now.map(([, type, names = '', path]) => ({
      to: at(path),
      isType: Boolean(type) || hasTypesAlone(names),
      isLate: false,
    })),
    ...late.map(([, path]) => ({ to: at(path), isType: false, isLate: true })),
  ];
}

function hasTypesAlone(names: string): boolean {
  const each = names
    .replace(/^\{|\}$/g, '')
    .split(',')
    .map((name) => name.trim());
  return names.startsWith('{') && each.every((name) => name === '' || name.startsWith('type '));
}

test('no files wait for one another when they are run', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const { to, isType, isLate } of importsOf.get(file) ?? [])
      if (!isType && !isLate) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
  expect([...importsOf.values()].flat().length).toBeGreaterThan(files.length);
});

test('no file takes the words apart, which would bring all of them into every page', () => {
  const apart = files.filter((file) => /\}\s*=\s*words;/.test(readFileSync(file, 'utf8')));
  expect(apart.filter((file) => !/^src\/(build|lesson)\//.test(file))).toEqual([]);
});

/** Programs that readers open are data: each is one text, or texts that are cut from one. */
const isProgramOfReaders = (file: string) => file.startsWith(join('src', 'program', 'starts'));

test('no file has more than 300 lines', () => {
  const code = (readdirSync('src', { recursive: true }) as string[])
    .map((file) => join('src', file))
    .filter((file) => /\.(ts|js|css|py)$/.test(file) && !isProgramOfReaders(file));
  const long = code.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 300);
  expect(long).toEqual([]);
  expect(code.length).toBeGreaterThan(files.length);
});

test('no best move is assumed to exist: what needs one fails where there is none', () => {
  const assumed = /\.best(?:Move|Child)\([^()]*\)!/;
  expect(files.filter((file) => assumed.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** What each room within a room may import, beside itself and what lies in no room of its own. */
const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  elements: {
    kit: [],
    host: ['kit'],
    editor: ['kit', 'host'],
    tree: ['kit', 'host'],
    timeline: ['kit', 'host'],
    facts: ['kit', 'host'],
    questions: ['kit', 'host'],
    stepper: ['kit', 'host', 'tree', 'timeline', 'facts', 'questions'],
    'by-hand': ['kit', 'host', 'tree', 'timeline', 'facts', 'questions', 'stepper'],
    compare: ['kit', 'host', 'tree', 'timeline', 'facts', 'questions', 'stepper'],
    play: ['kit', 'host', 'tree', 'timeline', 'facts', 'questions', 'stepper'],
    program: ['kit', 'host', 'editor', 'tree', 'timeline', 'facts', 'questions', 'stepper'],
  },
  site: {
    pages: [],
    'every-page': ['pages'],
    address: ['every-page'],
    offline: ['every-page'],
    reader: ['every-page', 'offline'],
    share: ['every-page', 'address'],
    print: ['every-page', 'present'],
    desks: ['address', 'every-page'],
    positions: ['address'],
    home: ['pages', 'address', 'share'],
    present: ['every-page', 'address', 'reader', 'share'],
    write: ['pages', 'every-page', 'address', 'share', 'desks', 'present', 'print'],
    embed: ['every-page', 'address', 'share', 'desks', 'write'],
    class: ['every-page', 'address', 'share', 'present'],
    check: ['address', 'desks', 'class'],
    entry: [
      'every-page',
      'address',
      'offline',
      'reader',
      'share',
      'print',
      'desks',
      'positions',
      'home',
      'check',
      'present',
      'write',
      'embed',
      'class',
    ],
  },
};

test.each(Object.keys(rooms))('%s: rooms within it import only those before them', (room) => {
  const within = (file: string) => new RegExp(`^src/${room}/([^/]+)/`).exec(file)?.[1];
  const allowed = rooms[room];
  const refused = [...importsOf].flatMap(([file, imports]) => {
    const from = within(file);
    if (from === undefined) return [];
    return imports.flatMap(({ to }) => {
      const other = within(to);
      const isFine = other === undefined || other === from || allowed[from]?.includes(other);
      return isFine
        ? []
        : [`${file} imports ${to}: ${from} may import ${allowed[from]?.join(', ') || 'none'}`];
    });
  });
  expect(refused).toEqual([]);
  const known = new Set(files.flatMap((file) => within(file) ?? []));
  expect([...known].toSorted()).toEqual(Object.keys(allowed).toSorted());
});
