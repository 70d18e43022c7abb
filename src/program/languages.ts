type PlainValue = string | number | boolean | null | readonly unknown[];

/**
 * An invisible mark before the name of an enumeration member or another object, because a board as text could look the same:
 * `X.O`.
 */
export const MEMBER = '\u2060';

/** How a language writes generated code and names its files. Its worker starts the interpreter. */
export interface Language {
  /** The same in every language of the page. */
  readonly name: string;
  /** File name endings; a new file gets the first. */
  readonly endings: readonly [string, ...string[]];
  /** The interpreter and its version. */
  readonly engine: string;
  /** Its name in highlighters: in the editor and in fences of lessons. */
  readonly grammar: string;
  /** Begins a comment that ends with its line. */
  readonly comment: string;
  /** Words before the name of a variable where it is declared. */
  readonly declares: readonly string[];
  /** The ways to write an empty table. */
  readonly emptyTables: readonly [string, ...string[]];
  /** A statement that empties a table; it may raise where the variable holds something else. */
  readonly clearTable: (name: string) => string;
  /** The names of values other than strings, plain numbers and lists. */
  readonly constants: Readonly<Record<string, number | boolean | null>>;
  /** Errors that our arguments cannot cause. */
  readonly ownErrors: readonly string[];
  /** A call may name its arguments: `Board(cells=…)`. */
  readonly namesArguments: boolean;
  readonly write: (value: PlainValue) => string;
  readonly writeFixed: (values: readonly unknown[]) => string;
  /** The prefix that turns a list into arguments. */
  readonly spread: string;
  /** @param isFixed whether it cannot be changed, if the language has such sets */
  readonly writeSet: (values: readonly number[], isFixed: boolean) => string;
  /** Writes a map with the keys of the map `like`, in its own order, and these values. */
  readonly writeMap: (like: string, values: readonly unknown[]) => string;
  /** Writes a map with these texts as keys; in JavaScript it is an object, or a `Map`. */
  readonly writeNamed: (
    entries: readonly (readonly [key: string, value: unknown])[],
    isMap: boolean,
  ) => string;
  /** Writes a map with these keys, numbers or pairs of them. */
  readonly writeTaken: (
    entries: readonly (readonly [key: number | readonly number[], value: unknown])[],
  ) => string;
}

function writePython(value: PlainValue): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === Infinity) return 'float("inf")';
  if (value === -Infinity) return '-float("inf")';
  if (typeof value === 'string' && value.startsWith(MEMBER)) return value.slice(MEMBER.length);
  return Array.isArray(value) ? `[${writePythonItems(value)}]` : JSON.stringify(value);
}

function writePythonItems(values: readonly unknown[]): string {
  return values.map((value) => writePython(value as PlainValue)).join(', ');
}

/** Nested ones too. */
function writePythonTuple(values: readonly unknown[]): string {
  const items = values.map((each) =>
    Array.isArray(each) ? writePythonTuple(each) : writePython(each as PlainValue),
  );
  return items.length === 0 ? '()' : `(${items.join(', ')},)`;
}

function writeFrozen(values: readonly unknown[]): string {
  const items = values.map((each) =>
    Array.isArray(each) ? writeFrozen(each) : writeJavaScript(each as PlainValue),
  );
  return `Object.freeze([${items.join(', ')}])`;
}

function writeJavaScript(value: PlainValue): string {
  if (value === Infinity || value === -Infinity) return String(value);
  if (typeof value === 'string' && value.startsWith(MEMBER)) return value.slice(MEMBER.length);
  if (!Array.isArray(value)) return value === undefined ? 'undefined' : JSON.stringify(value);
  return `[${value.map((item) => writeJavaScript(item as PlainValue)).join(', ')}]`;
}

const table = {
  python: {
    name: 'Python',
    endings: ['py'],
    engine: 'CPython 3.14.2 (Pyodide 314.0.7)',
    grammar: 'python',
    comment: '#',
    declares: [],
    emptyTables: ['{}', 'dict()'],
    clearTable: (name) => `${name}.clear()`,
    constants: { None: null, True: true, False: false, inf: Infinity, nan: Number.NaN },
    ownErrors: ['NameError', 'ImportError', 'ModuleNotFoundError', 'NotImplementedError'],
    namesArguments: true,
    write: writePython,
    writeFixed: writePythonTuple,
    spread: '*',
    writeSet: (values, isFixed) => `${isFixed ? 'frozenset' : 'set'}(${writePython(values)})`,
    writeMap: (like, values) => `_map_like(${like}, ${writePython(values)})`,
    writeNamed: (entries) =>
      `{${entries.map(([key, value]) => `${writePython(key)}: ${writePython(value as PlainValue)}`).join(', ')}}`,
    writeTaken: (entries) =>
      `{${entries.map(([key, value]) => `${typeof key === 'number' ? key : writePythonTuple(key)}: ${writePython(value as PlainValue)}`).join(', ')}}`,
  },
  javascript: {
    name: 'JavaScript',
    endings: ['js', 'mjs', 'ts', 'jsx', 'tsx'],
    engine: 'QuickJS (quickjs-emscripten 0.32.0)',
    grammar: 'javascript',
    comment: '//',
    declares: ['const', 'let', 'var'],
    emptyTables: ['{}', 'new Map()'],
    clearTable: (name) => `${name}.clear()`,
    constants: { null: null, undefined: null, true: true, false: false, Infinity, NaN: Number.NaN },
    ownErrors: ['ReferenceError'],
    namesArguments: false,
    write: writeJavaScript,
    writeFixed: writeFrozen,
    spread: '...',
    writeSet: (values) => `new Set(${writeJavaScript(values)})`,
    writeMap: (like, values) => `$plybook.mapLike(${like}, ${writeJavaScript(values)})`,
    writeNamed: (entries, isMap) => {
      const written = writeJavaScript(entries);
      return isMap ? `new Map(${written})` : `Object.fromEntries(${written})`;
    },
    writeTaken: (entries) =>
      `new Map(${writeJavaScript(entries.map(([key, value]) => [typeof key === 'number' ? key : key.join(), value]))})`,
  },
} satisfies Readonly<Record<string, Language>>;

export type ProgramLanguage = keyof typeof table;

export const languages: Readonly<Record<ProgramLanguage, Language>> = table;

/** Names in code and addresses; the first is the default. */
export const programLanguages = Object.keys(languages) as ProgramLanguage[];

const rows = Object.values<Language>(table);

/** Patterns, for text whose language may be any. */
export const codePatterns = {
  comment: matchAny(rows.map(({ comment }) => comment)),
  /** With the blank after it. */
  declaration: `(?:${matchAny(rows.flatMap(({ declares }) => declares))} )?`,
  emptyTable: matchAny(rows.flatMap(({ emptyTables }) => emptyTables)),
};

function matchAny(texts: readonly string[]): string {
  const escaped = texts.map((text) => text.replaceAll(/[$(){}[\]*+?.|^\\]/g, String.raw`\$&`));
  return `(?:${[...new Set(escaped)].join('|')})`;
}

const nothings = new Set(['undefined', ...programLanguages.map((each) => languages[each].write(null))]);

/** Whether the text of a returned value means "no value" in any language. */
export function isNothing(returned: string): boolean {
  return nothings.has(returned);
}

export function findLanguage(file: string): ProgramLanguage | null {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return programLanguages.find((each) => languages[each].endings.includes(ending)) ?? null;
}

export function renameFile(file: string, language: ProgramLanguage): string {
  const stem = findLanguage(file) === null ? file : file.slice(0, file.lastIndexOf('.'));
  return stem === file ? file : `${stem}.${languages[language].endings[0]}`;
}
