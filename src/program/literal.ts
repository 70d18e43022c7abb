import { languages, MEMBER, programLanguages } from './languages.ts';

/** A value read from text; `undefined` if it is not a plain value. */
export type Literal = string | number | boolean | null | undefined | readonly Literal[] | LiteralMap;

/** A dictionary or an object, in its order. Keys are text: `0,1` for `(0, 1)`. */
export class LiteralMap {
  constructor(readonly entries: readonly (readonly [string, Literal])[]) {}
}

const constants = new Map<string, Literal>(
  programLanguages.flatMap((each) => Object.entries(languages[each].constants)),
);

/**
 * An enumeration member, as Python prints it: `<Mark.X: 'X'>`. It is read as its name, which is also how code writes
 * it.
 */
const member = /<([A-Z]\w*(?:\.\w+)+): (?:[^<>'"]|'[^']*'|"[^"]*")*>/g;

/** An object that is a mark, as our scripts show it: `<=human>`. It is read as the expression for it. */
const object = /<=([^<>]+)>/g;

const token =
  /\s*(?:([[\](){}:,])|'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|(-?(?:inf\b|Infinity\b|\d+(?:\.\d*)?(?:e[+-]?\d+)?))|([^\s[\](){}:,'"]+))/y;

/**
 * Reads a value as Python's `repr` or JSON writes it: lists, tuples and sets as lists, dictionaries, objects and tuples with
 * names, `Best(score=1, move=4)`, as maps, members of enumerations as their names.
 * @example
 * readLiteral("(['X', None], -inf)"); // → [['X', null], -Infinity]
 */
export function readLiteral(text: string): Literal {
  const tokens = [
    ...readTokens(
      text
        .replace(member, `'${MEMBER}$1'`)
        .replace(object, `'${MEMBER}$1'`)
        .replaceAll(/\b(?:frozen)?set\((\{[^{}]*\})?\)/g, (_, items?: string) => items ?? '[]'),
    ),
  ];
  let at = 0;

  function readValue(): Literal {
    if (tokens[at]?.literal === undefined && tokens[at + 1]?.mark === '(' && tokens[at + 2]?.name) at++;
    const { mark, literal } = tokens[at++] ?? {};
    if (mark === undefined) return literal;
    const isNamed = tokens[at]?.name !== undefined;
    const items: Literal[] = [];
    const entries: [string, Literal][] = [];
    while (at < tokens.length && !/^[\])}]$/.test(tokens[at].mark ?? '')) {
      const { name } = tokens[at];
      if (name !== undefined) at++;
      const item = readValue();
      if (name !== undefined) entries.push([name, item]);
      else if (tokens[at]?.mark === ':') {
        at++;
        entries.push([writeKey(item), readValue()]);
      } else items.push(item);
      if (tokens[at]?.mark === ',') at++;
    }
    at++;
    const isMap = isNamed || (mark === '{' && (entries.length > 0 || items.length === 0));
    return isMap ? new LiteralMap(entries) : items;
  }

  return readValue();
}

function writeKey(key: Literal): string {
  if (Array.isArray(key)) return (key as Literal[]).map(writeKey).join();
  return typeof key === 'object' ? '' : String(key);
}

/** The signs that a backslash makes of letters. */
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

function* readTokens(text: string): Generator<{ mark?: string; literal?: Literal; name?: string }> {
  token.lastIndex = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [, mark, single, double, number, word] = found;
    if (mark !== undefined) yield { mark };
    else if (number !== undefined) yield { literal: Number(number.replace(/inf$/, 'Infinity')) };
    else if (/^[a-z_]\w*=/i.test(word ?? '')) {
      yield { name: word.slice(0, word.indexOf('=')) };
      token.lastIndex -= word.length - 1 - word.indexOf('=');
    } else if (word !== undefined) yield { literal: constants.get(word) };
    else
      yield { literal: (single ?? double).replaceAll(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign) };
  }
}
