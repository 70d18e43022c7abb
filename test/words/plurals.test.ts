import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { words } from '../../src/words/index.ts';

/** Numbers that may be said as one: of things, and of seconds in milliseconds. */
const ones = [1, 1000];

const things =
  'answer board branch call cell character column file game hour lesson level line millisecond minute move node ply position program question row second search space step student vote'.split(
    ' ',
  );
const many = things.map((one) => (one === 'ply' ? 'plies' : one.endsWith('ch') ? `${one}es` : `${one}s`));
const wrong = new RegExp(
  String.raw`(?<![\d.,−–-]|line )\b(?:1|one) (?:(?:more|other|open|free|empty) )?(?:(?:${many.join('|')})\b(?!-)|(?:${things.join('|')}) (?:are|have|were)\b)`,
  'i',
);

/** Texts for a number that is never one, with the reason. */
const neverOne: Readonly<Record<string, string>> = {
  'byHand.tooLarge': 'said of more calls than can be done by hand',
  'errors.leafTreeWide': 'said of more than 26 branches',
  'share.noCode': 'as many characters as a code holds',
  'share.tooLong': 'said of a long address',
  'explore.dare': 'the whole game',
  'positions.found': 'the number of all positions',
  'positions.standsFor': 'said of several',
  'checkPage.limits': 'a limit',
  'lessonProblems.quiz.listings': 'one would be right',
  'lessonProblems.stops': 'a limit',
  'lessonProblems.tooDeep': 'a limit',
  'lessonProblems.wideRow': 'more cells than columns',
  'address.tooLong': 'a limit',
  'programRun.output.cut': 'a limit',
  'writing.longAddress': 'said of a long address',
  'play.tooLarge': 'a limit',
  'mistakePages.intro': 'the number of mistakes',
  'mistakePages.count': 'all boards of a kind',
  'blockProblems.indent': 'an indent of several spaces',
  'compare.reason.equal': 'said where several are equal',
  'verdict.sameScore': 'said of several moves',
  'compare.reason.agrees': 'said where several are equal',
  'compare.reason.changes': 'said where several are equal',
  'decision.why.alike': 'said where several are equal',
  'timing.summary': 'each search runs many times',
  'faults.only-first': 'said of a board with several moves',
  'faults.no-room': 'said of a board with several moves',
};

const file = resolve('src/words/en/index.ts');
const program = ts.createProgram([file], {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  types: [],
});
const checker = program.getTypeChecker();

/** Values of a type, with `one` for every number and each member of a union in turn. */
function listValues(type: ts.Type, one: number, depth = 0): unknown[] {
  if (type.isUnion()) return type.types.flatMap((each) => listValues(each, one, depth)).slice(0, 6);
  if (type.isLiteral()) return [type.value];
  const { flags } = type;
  if (flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
  if (flags & ts.TypeFlags.Number) return [one];
  if (flags & ts.TypeFlags.String) return ['Q'];
  if (flags & ts.TypeFlags.Null) return [null];
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return [undefined];
  if (depth > 4) return ['Q'];
  const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (checker.isTupleType(type))
    return [
      checker.getTypeArguments(type as ts.TypeReference).map((each) => listValues(each, one, depth + 1)[0]),
    ];
  if (checker.isArrayType(type) && element) return [[listValues(element, one, depth + 1)[0]]];
  if (type.getCallSignatures().length > 0) return [() => 'Q'];
  const choices = type.getProperties().map((property) => {
    const values = listValues(checker.getTypeOfSymbol(property), one, depth + 1);
    return [property.name, values] as const;
  });
  const longest = Math.max(1, ...choices.map(([, values]) => values.length));
  return Array.from({ length: longest }, (_, i) =>
    Object.fromEntries(choices.map(([name, values]) => [name, values[i % Math.max(values.length, 1)]])),
  );
}

/** Each text that the words make, by the path to it. */
function* listTexts(
  value: unknown,
  type: ts.Type,
  path: string,
): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'function') {
    const [signature] = type.getCallSignatures();
    if (!signature) return;
    for (const one of ones) {
      const all = signature.parameters.map((each) => listValues(checker.getTypeOfSymbol(each), one));
      const longest = Math.max(1, ...all.map((values) => values.length));
      for (let i = 0; i < longest; i++)
        try {
          const args = all.map((values) => values[i % Math.max(values.length, 1)]);
          yield* listResults(Reflect.apply(value, undefined, args), path);
        } catch {
          // Not every value of a type is one that this text is made for.
        }
    }
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [key, inside] of Object.entries(value)) {
      const property = type.getProperty(key);
      if (property) yield* listTexts(inside, checker.getTypeOfSymbol(property), `${path}.${key}`);
    }
}

function* listResults(result: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof result === 'string') yield [path, result];
  else if (Array.isArray(result)) for (const each of result) yield* listResults(each, path);
  else if (typeof result === 'object' && result !== null)
    if ('text' in result && typeof result.text === 'string') yield [path, result.text];
    else for (const each of Object.values(result)) yield* listResults(each, path);
}

test('no text says a plural of one', () => {
  const source = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  const found = new Set<string>();
  let texts = 0;
  for (const symbol of checker.getExportsOfModule(source)) {
    const value: unknown = Reflect.get(words, symbol.name);
    for (const [path, text] of listTexts(value, checker.getTypeOfSymbol(symbol), symbol.name)) {
      texts++;
      const said = wrong.exec(text)?.[0];
      if (said && !Object.hasOwn(neverOne, path)) found.add(`${path}: “${said}” in “${text}”`);
    }
  }
  expect(texts).toBeGreaterThan(1000);
  expect([...found]).toEqual([]);
});
