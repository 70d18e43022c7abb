import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { fail, isPublic, isReadonlyField } from './element-syntax.js';

/** @import { DescribedExport, ExportedMember } from '../site/pages/described-export.ts' */

const lib = fileURLToPath(new URL('../lib/', import.meta.url));
const target = fileURLToPath(new URL('../site/pages/engine.json', import.meta.url));

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/**
 * What the engine exports, as its source says: signatures, docstrings and their examples. Throws on what has no docstring.
 *
 * @returns {DescribedExport[]}
 */
export function describeEngine() {
  const config = ts.getParsedCommandLineOfConfigFile(`${lib}tsconfig.json`, {}, /** @type {any} */ (ts.sys));
  if (!config) throw new Error(`${lib}tsconfig.json cannot be read`);
  const program = ts.createProgram({ options: config.options, rootNames: [`${lib}engine.ts`] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(`${lib}engine.ts`);
  const entry = source && checker.getSymbolAtLocation(source);
  if (!entry) return fail('lib/engine.ts exports nothing');
  return checker
    .getExportsOfModule(entry)
    .map((symbol) => described(checker, symbol))
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

/** Writes what `describeEngine` says to where the pages read it, an export a line. */
export function writeEngine() {
  const lines = describeEngine().map((each) => JSON.stringify(each));
  writeFileSync(target, `[\n${lines.join(',\n')}\n]\n`);
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} exported
 * @returns {DescribedExport}
 */
function described(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const at = symbol.declarations?.[0] ?? fail(`${exported.name} is declared nowhere`);
  const kind = kindOf(at);
  const type = kind === 'type' ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  return {
    name: exported.name,
    kind,
    signature: isTyped(at) ? checker.typeToString(type, at, flags) : aliasOf(at),
    doc:
      docOf(checker, symbol) ||
      docOfFile(at) ||
      fail(`${exported.name}: no docstring says what it is; write one`),
    examples: symbol
      .getJsDocTags(checker)
      .filter(({ name }) => name === 'example')
      .map(({ text }) => ts.displayPartsToString(text).trim()),
    members: membersOf(checker, symbol, at).map((member) => describedMember(checker, member, at)),
  };
}

/**
 * @param {ts.Declaration} at
 * @returns {DescribedExport['kind']}
 */
function kindOf(at) {
  if (ts.isFunctionDeclaration(at)) return 'function';
  if (ts.isClassDeclaration(at)) return 'class';
  return ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at) ? 'type' : 'value';
}

/**
 * Whether what is exported has a type to be told: a function or a value by itself.
 *
 * @param {ts.Declaration} at
 */
function isTyped(at) {
  return ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at);
}

/**
 * Whether a type is made of the rows of a table, whose names are its properties.
 *
 * @param {ts.Declaration} at
 */
function isMapped(at) {
  return ts.isTypeAliasDeclaration(at) && ts.isMappedTypeNode(at.type);
}

/**
 * What an alias of a type stands for, as it is written; empty for anything else, and where its properties say it.
 *
 * @param {ts.Declaration} at
 */
function aliasOf(at) {
  return ts.isTypeAliasDeclaration(at) && !isMapped(at) ? at.type.getText().replace(/\s+/g, ' ') : '';
}

/**
 * The members that anybody may use: of a class, an interface, or a file whose exports stand together under one name.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 * @param {ts.Declaration} at
 */
function membersOf(checker, symbol, at) {
  const functions = ts.SymbolFlags.Function | ts.SymbolFlags.Variable;
  if (ts.isSourceFile(at))
    return checker.getExportsOfModule(symbol).filter(({ flags: of }) => of & functions);
  if (isMapped(at)) return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  if (!ts.isClassDeclaration(at) && !ts.isInterfaceDeclaration(at)) return [];
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter((member) => member.declarations?.some(isOffered));
}

/**
 * Whether anybody may use a member, also one that is declared where the constructor takes it.
 *
 * @param {ts.Declaration} at
 */
function isOffered(at) {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const isParameter = ts.isParameter(at) && !(ts.getCombinedModifierFlags(at) & hidden);
  return isParameter || ts.isMethodSignature(at) || isPublic(at);
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} member
 * @param {ts.Declaration} within
 * @returns {ExportedMember}
 */
function describedMember(checker, member, within) {
  const at = member.declarations?.[0] ?? within;
  const isReadonly =
    isReadonlyField(at) || (ts.isGetAccessor(at) && !member.declarations?.some(ts.isSetAccessor));
  return {
    name: member.name,
    type: checker.typeToString(checker.getTypeOfSymbolAtLocation(member, within), within, flags),
    doc: docOf(checker, member),
    isReadonly,
  };
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} symbol
 */
function docOf(checker, symbol) {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
}

/**
 * What the first docstring of a file says.
 *
 * @param {ts.Declaration} at
 */
function docOfFile(at) {
  const [, text = ''] = ts.isSourceFile(at) ? (/^\/\*\*([^]*?)\*\//m.exec(at.text) ?? []) : [];
  return text
    .replaceAll(/^\s*\* ?/gm, '')
    .replace(/@example[^]*/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeEngine();
