import { quoteText, suggestRemedy } from './phrases.ts';

export const frontMatter = makeKeyErrors('front matter', 'front-matter ', {
  title: 'a line of text',
  summary: 'a line of text',
  author: 'a line of text',
  minutes: 'a whole number of minutes above 0',
  'exercise-minutes': 'a whole number of minutes, 0 without exercises',
  objectives: 'a list, each item in a line of its own after a hyphen and a space',
  parts: 'a list of titles of sections',
  needs: 'a list, each item in a line of its own after a hyphen and a space',
  skip: 'a list of headings',
  draft: 'true or false',
});

export const course = {
  ...makeKeyErrors('text', '', {
    name: 'a line of text',
    heading: 'a line of text',
    summary: 'a line of text',
    lessons: 'a folder next to this file with a lesson in it, such as lessons',
    base: 'the whole address of the site with a slash at its end, as in https://school.example/games/',
  }),
  missingFile: (file: string) =>
    `missing file ${file}: expected it next to package.json, with the name of the course and the folder of its lessons`,
  onlyDrafts: (folder: string) =>
    `no finished lesson in ${folder}/: expected one without draft: true, since a site needs at least one`,
};

const unquoted =
  'value with special characters: expected it in straight quotes, as in title: "Minimax: the idea"';
const lineWithoutKey = 'line without a key: expected a key, a colon and a space, as in title: Minimax';

/** By the error codes of the package `yaml`. */
const yaml: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'value with a colon in it: expected it in straight quotes, as in title: "Minimax: the idea"',
  BAD_SCALAR_START: unquoted,
  BAD_INDENT: unquoted,
  UNEXPECTED_TOKEN: unquoted,
  DUPLICATE_KEY: 'key used twice: expected it once',
  TAB_AS_INDENT: 'tab at the start of a line: expected spaces, or nothing',
  MULTILINE_IMPLICIT_KEY: lineWithoutKey,
  MISSING_CHAR: lineWithoutKey,
};

/** Messages about keys and their values. `what` names the place; `before` goes before the word key. */
function makeKeyErrors<Key extends string>(
  what: string,
  before: string,
  kinds: Readonly<Record<Key, string>>,
) {
  return {
    syntax: (code: string, reason: string) =>
      /quote/.test(reason)
        ? 'unclosed quote above: expected another one at the end of its value'
        : (yaml[code] ?? `invalid ${what}: ${reason}`),
    colon: (line: string) =>
      `line ${quoteText(line)} without a colon and a space after its key: expected both, as in title: Minimax`,
    special: () => unquoted,
    comment: (key: string) =>
      `text after # in ${key}: it is left out there, expected the whole value in straight quotes, as in title: "Lesson #1"`,
    key: (key: string, known: readonly string[]) =>
      `unknown ${before}key ${quoteText(key)}: ${suggestRemedy(key, known)}`,
    missing: (key: string, expected: string) =>
      `missing ${before}key ${quoteText(key)}: expected ${expected}`,
    value: (key: string, found: string, expected: string) =>
      `invalid ${before}value ${key} ${found}: expected ${expected}`,
    kinds,
  };
}
