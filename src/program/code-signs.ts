import type { ProgramLanguage } from './languages.ts';

/** Patterns in a language's code, for text whose language may be any. */
interface CodeSigns {
  /** A copy of a list without its rows: the name of the copy, and the copied list. */
  readonly shallowCopies: readonly RegExp[];
  /** In the head of a function, a parameter whose default is made once for all calls; null if no default is. */
  readonly sharedDefault: RegExp | null;
  /** An empty table that is made. */
  readonly table: RegExp;
  /** A choice by chance: an import alone is none. */
  readonly chance: RegExp;
  /** Null if the language has no enumerations. */
  readonly enumeration: {
    /** The head of one, with its name. */
    readonly head: RegExp;
    /** An expression for its members: of each its name, what it is, and the text of its value. */
    readonly list: (name: string) => string;
  } | null;
}

const signs: Readonly<Record<ProgramLanguage, CodeSigns>> = {
  python: {
    shallowCopies: [
      /\b(\w+)\s*=\s*(?:copy\.)?copy\((\w+)\)/,
      /\b(\w+)\s*=\s*(\w+)\.copy\(\)/,
      /\b(\w+)\s*=\s*(\w+)\[:\]/,
      /\b(\w+)\s*=\s*list\((\w+)\)/,
    ],
    sharedDefault: /(?<=^\s*def\b.*?)\b(\w+)\s*(?::[^=,]*)?=\s*(?:\[\]|\{\}|list\(\)|dict\(\))/g,
    table: /[=(,:]\s*(?:\{\s*\}|dict\(\)|(?:\w+\.)?defaultdict\()/i,
    chance: /\brandom(?:\.\w+)?\s*\(|\b(?:choice|shuffle|sample|randint|randrange)\s*\(/,
    enumeration: {
      head: /^class +(\w+)\([^()]*(?:Enum|Flag)\)/gm,
      list: (name) => `[(each.name, each, str(each.value)) for each in ${name}]`,
    },
  },
  javascript: {
    shallowCopies: [
      /\b(\w+)\s*=\s*\[\.\.\.(\w+)\]/,
      /\b(\w+)\s*=\s*(\w+)\.slice\((?:0)?\)/,
      /\b(\w+)\s*=\s*Array\.from\((\w+)\)/,
      /\b(\w+)\s*=\s*(\w+)\.concat\(\)/,
    ],
    sharedDefault: null,
    table: /[=(,:]\s*(?:\{\s*\}|new (?:Weak)?Map\b)/i,
    chance: /\brandom\s*\(/,
    enumeration: null,
  },
};

export const codeSigns: readonly CodeSigns[] = Object.values(signs);
