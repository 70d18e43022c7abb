/** A value that a call or a board is written with. */
export type PlainValue = string | number | boolean | null | readonly unknown[];

/** How a language writes what we have its programs do, and what its files are called. What runs it is in `running.ts`. */
export interface Language {
  /** The same in every language of the page. */
  readonly name: string;
  /** How its files end; a new one has the first. */
  readonly endings: readonly [string, ...string[]];
  /** What highlighters call it: that of the editor, and the fences of lessons. */
  readonly grammar: string;
  /** A function at the left edge, on its first line; `name`, and between the parentheses `parameters`. */
  readonly definition: RegExp;
  readonly write: (value: PlainValue) => string;
  /** A sequence that cannot be changed. */
  readonly writeFixed: (values: readonly unknown[]) => string;
  /** A map with the keys of another, which `like` names, and values in the order of these keys. */
  readonly writeMap: (like: string, values: readonly unknown[]) => string;
  /** The first item of what an expression can be iterated for. */
  readonly writeFirst: (sequence: string) => string;
}

function writePython(value: PlainValue): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === Infinity) return 'float("inf")';
  if (value === -Infinity) return '-float("inf")';
  return Array.isArray(value) ? `[${writePythonItems(value)}]` : JSON.stringify(value);
}

function writePythonItems(values: readonly unknown[]): string {
  return values.map((value) => writePython(value as PlainValue)).join(', ');
}

function writeJavaScript(value: PlainValue): string {
  if (value === Infinity || value === -Infinity) return String(value);
  if (!Array.isArray(value)) return JSON.stringify(value);
  return `[${value.map((item) => writeJavaScript(item as PlainValue)).join(', ')}]`;
}

const table = {
  python: {
    name: 'Python',
    endings: ['py'],
    grammar: 'python',
    definition: /^def +(?<name>\w+) *\((?<parameters>[^)]*)\)/,
    write: writePython,
    writeFixed: (values) => `(${writePythonItems(values)},)`,
    writeMap: (like, values) => `dict(zip(sorted(${like}), ${writePython(values)}))`,
    writeFirst: (sequence) => `list(${sequence})[0]`,
  },
  javascript: {
    name: 'JavaScript',
    endings: ['js', 'mjs'],
    grammar: 'javascript',
    definition: /^(?:async )?function +(?<name>\w+) *\((?<parameters>[^)]*)\)/,
    write: writeJavaScript,
    writeFixed: (values) => `Object.freeze(${writeJavaScript(values)})`,
    writeMap: (like, values) =>
      `Object.fromEntries(Object.keys(${like}).sort().map((key, i) => [key, ${writeJavaScript(values)}[i]]))`,
    writeFirst: (sequence) => `[...${sequence}][0]`,
  },
} satisfies Readonly<Record<string, Language>>;

/** One of the languages in which a reader's program may be written. */
export type ProgramLanguage = keyof typeof table;

/** These languages: everything that depends on one asks here. */
export const languages: Readonly<Record<ProgramLanguage, Language>> = table;

/** Their names in code and addresses; the first is the usual one. */
export const programLanguages = Object.keys(languages) as ProgramLanguage[];

/** Whether what a function returned, as text, is no value. */
export function isNothing(returned: string): boolean {
  return (
    returned === 'undefined' || programLanguages.some((each) => languages[each].write(null) === returned)
  );
}

/** The language of a file, by its ending; null where it is of none. */
export function languageOfFile(file: string): ProgramLanguage | null {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  return programLanguages.find((each) => languages[each].endings.includes(ending)) ?? null;
}

/** The name of a file whose program is now in another language. */
export function renameFile(file: string, language: ProgramLanguage): string {
  const stem = languageOfFile(file) === null ? file : file.slice(0, file.lastIndexOf('.'));
  return stem === file ? file : `${stem}.${languages[language].endings[0]}`;
}
