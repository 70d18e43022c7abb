import { findLanguage, languages, programLanguages, type ProgramLanguage } from '../../../program/index.ts';

/** Languages that are recognised but cannot run, with their file endings. */
const foreign: Readonly<Record<string, string>> = {
  C: 'c h',
  'C++': 'cpp cc cxx hpp hh hxx',
  'C#': 'cs',
  Clojure: 'clj',
  Dart: 'dart',
  Elixir: 'ex exs',
  Go: 'go',
  Haskell: 'hs',
  Java: 'java',
  Julia: 'jl',
  Kotlin: 'kt kts',
  Lua: 'lua',
  'Objective-C': 'm mm',
  Pascal: 'pas',
  Perl: 'pl',
  PHP: 'php',
  Prolog: 'pro',
  R: 'r',
  Ruby: 'rb',
  Rust: 'rs',
  Scala: 'scala',
  Scratch: 'sb3',
  Swift: 'swift',
  'Visual Basic': 'vb',
};

/** The name of the language of a file that cannot be run here; null for any other file. */
export function findForeign(file: string): string | null {
  const [, ending] = /\.(\w+)$/.exec(file.toLowerCase()) ?? [];
  return Object.keys(foreign).find((name) => foreign[name].split(' ').includes(ending)) ?? null;
}

/** Finds a language by its name in notebooks. */
export function findRunnable(name: string): ProgramLanguage | null {
  const said = name.toLowerCase().replace(/^ipython\d?$|^python\d$/, 'python');
  return said === 'typescript' ? 'javascript' : (programLanguages.find((each) => each === said) ?? null);
}

/** Whether a text has the types of TypeScript outside its comments. */
export function hasTypes(source: string): boolean {
  const text = source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  return typing.some((pattern) => pattern.test(text));
}

const typing = [
  /^[ \t]*(?:export )?(?:declare )?(?:interface \w+|type \w+(?:<[^>\n]*>)? *=|(?:const )?enum \w+)/m,
  /[\w)\]?] *: *(?:readonly )?(?:number|string|boolean|void|unknown|any|never)\b/,
  /\bas const\b|\bsatisfies [A-Z]|\b(?:private|public|protected|readonly) \w+ *[:(;=]/,
];

/** Evidence in the text of a program: patterns with their weight. A language that is run here has the name in addresses. */
const evidence: Readonly<Record<string, readonly (readonly [pattern: RegExp, weight: number])[]>> = {
  python: [
    [/^[ \t]*(?:async )?def \w+\([^{}]*?\)[^{}\n]*:[ \t]*(?:#.*)?$/m, 4],
    [/^[ \t]*(?:if|elif|else|for|while|try|except|with|class)\b[^{}\n;]*:[ \t]*(?:#.*)?$/m, 3],
    [/^(?:from [\w.]+ import |import [\w.]+(?: as \w+)?[ \t]*$)/m, 3],
    [/^[ \t]*print\(.*\)[ \t]*$/m, 2],
    [/\b(?:None|True|False|elif|lambda)\b/, 1],
    [/^\w+ *= *[^;{]*$/m, 1],
  ],
  javascript: [
    [/\bfunction\b *\*? *[\w$]*\s*\(/, 3],
    [/^[ \t]*(?:export )?(?:const|let|var) (?:[\w$]+|[{[][^=\n]*)(?:\s*:[^=\n]+)? *=(?!=)/m, 2],
    [/=>/, 1],
    [/===|!==/, 3],
    [/\bconsole\.(?:log|error|table)\(/, 4],
    [/^(?:export (?:default|const|function|class|interface|type)|import .* from ['"])/m, 4],
    [/\b(?:module\.exports|require\(['"])/, 4],
    [/\b(?:null|undefined)\b/, 1],
    [/^(?:export )?(?:interface|type) \w+(?: =)?/m, 2],
  ],
  Java: [
    [/\bSystem\.out\.print/, 5],
    [/^import java[.\w]*;/m, 5],
    [/\bpublic (?:static |final |abstract )*(?:class|void|int|boolean|char|interface)\b/, 4],
    [/\bprivate (?:static |final )*[\w<>[\]]+ \w+ *[;=(]/, 3],
    [/\bString\[\] \w+/, 3],
  ],
  'C++': [
    [/\b(?:std::|using namespace std|cout *<<|cin *>>)/, 6],
    [/^#include *<(?:iostream|vector|string|algorithm|map)>/m, 5],
    [/\bvector<\w/, 4],
    [/^#include\b/m, 2],
  ],
  C: [
    [/^#include *[<"](?:stdio|stdlib|string|stdbool|math)\.h/m, 6],
    [/\bprintf\("/, 2],
    [/\bint main\((?:void|int|\))/, 3],
  ],
  'C#': [
    [/^using System\b/m, 5],
    [/\bConsole\.(?:Write|Read)/, 5],
    [/^namespace [\w.]+/m, 3],
    [/\bpublic (?:static |override |partial )*(?:class|void|int|bool|string)\b/, 3],
  ],
  Go: [
    [/^package \w+\s*$/m, 6],
    [/\bfunc (?:\(\w+ \*?\w+\) )?\w+\([^)]*\)[^{:>\n]*\{/, 3],
    [/\w+ := /, 4],
    [/\bfmt\.\w+\(/, 4],
  ],
  Rust: [
    [/\bfn \w+(?:<[^>]*>)?\(/, 5],
    [/\blet mut \w/, 4],
    [/\b(?:println|format|vec|panic)!\s*[([]/, 5],
    [/\bimpl\b.*\{/, 3],
    [/&mut \w/, 3],
  ],
  Swift: [
    [/\bfunc \w+(?:<[^>]*>)?\([^)]*\)[^{\n]*\{/, 4],
    [/^import (?:Foundation|UIKit|SwiftUI)\b/m, 6],
    [/\b(?:if|guard) let \w/, 5],
    [/^[ \t]*(?:let|var) \w+ *(?:: *[\w[\]?]+)? *=[^;]*$/m, 1],
    [/\) *-> *[\w[(]/, 2],
    [/\bnil\b/, 2],
    [/\\\(\w/, 2],
    [/\b\w+: inout\b|\bmutating func\b/, 5],
  ],
  Kotlin: [
    [/\bfun (?:<\w+> )?(?:\w+\.)?\w+\(/, 6],
    [/\bval \w+ *(?:: *\w|=)/, 3],
    [/\bprintln\(/, 1],
    [/\bwhen *(?:\(.*\))? *\{/, 2],
  ],
  Scala: [
    [/^[ \t]*def \w+.*=[ \t]*\{?[ \t]*$/m, 5],
    [/^(?:object|trait|case class) \w+/m, 5],
    [/\bval \w+ *(?:: *\w|=)/, 3],
    [/\bprintln\(/, 1],
  ],
  Ruby: [
    // Alone, Python without its colon.
    [/^[ \t]*def (?:self\.)?\w+[?!]?(?: *\([^)]*\))?[ \t]*$/m, 3],
    [/^[ \t]*end[ \t]*$/m, 4],
    [/^[ \t]*puts\b/m, 3],
    [/\bdo \|\w/, 4],
    [/^[ \t]*(?:elsif|unless|require_relative)\b/m, 4],
  ],
  PHP: [
    [/<\?php/, 9],
    [/\bfunction \w+\([^)]*\$\w+/, 6],
    [/^[ \t]*\$\w+ *= .*;/m, 4],
  ],
  Lua: [
    [/\blocal (?:function\b|\w+ *=)/, 6],
    [/\bthen[ \t]*$/m, 3],
    [/^[ \t]*end[ \t]*$/m, 3],
    [/\bfunction \w+\([^)]*\)[ \t]*$/m, 3],
  ],
  Haskell: [
    [/^\w+ *:: *.+/m, 6],
    [/^module [\w.]+.*\bwhere/m, 5],
    [/^import (?:qualified )?Data\./m, 6],
    [/^data \w+ *=/m, 3],
  ],
  R: [
    [/<- *function *\(/, 8],
    [/^[ \t]*\w+ <- /m, 3],
  ],
  HTML: [[/<!doctype html|<html[\s>]|<script[\s>]/i, 12]],
};

/** The least weight, and the least lead, for a text to count as a language. */
const ENOUGH = 4;
const LEAD = 2;

/** The language of a text: one that is run here by its name in addresses, another by its own name; null if that is not clear. */
export function recogniseLanguage(text: string): string | null {
  const weighed = Object.entries(evidence)
    .map(([name, patterns]) => ({
      name,
      weight: patterns.reduce((sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0), 0),
    }))
    .toSorted((a, b) => b.weight - a.weight);
  const [first, second] = weighed;
  return first.weight >= ENOUGH && first.weight - second.weight >= LEAD ? first.name : null;
}

/** The language of a file, by its name or else its text; null if unclear. */
export function findFileLanguage(file: string, text: string): ProgramLanguage | null {
  return findLanguage(file) ?? programLanguages.find((each) => each === recogniseLanguage(text)) ?? null;
}

/** The name of a language on screen; other names stay as they are. */
export function nameLanguage(name: string): string {
  const own = programLanguages.find((each) => each === name);
  return own ? languages[own].name : name;
}
