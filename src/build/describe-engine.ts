import { resolve } from 'node:path';
import ts from 'typescript';
import type { DescribedExport, ExportedMember } from '../site/pages/described-export.ts';
import {
  resolveAlias,
  readDoc,
  listExports,
  fail,
  isPublic,
  isReadonly,
  makeProgram,
} from './element-syntax.ts';

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** What the engine exports: signatures, docstrings and examples. Throws on a missing docstring. */
export function describeEngine(): DescribedExport[] {
  return describeFile('src/lib', 'engine.ts').toSorted((a, b) =>
    a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
  );
}

/** The types of the result of a check, in the order of their source. */
export function describeCheckResult(): DescribedExport[] {
  return describeFile('src/program', 'check/checked.ts').filter(({ kind }) => kind === 'type');
}

function describeFile(room: string, file: string): DescribedExport[] {
  const folder = `${resolve(room)}/`;
  const program = makeProgram(folder, [`${folder}${file}`]);
  const checker = program.getTypeChecker();
  return listExports(program, `${folder}${file}`).map((symbol) => describeExport(checker, symbol));
}

function describeExport(checker: ts.TypeChecker, exported: ts.Symbol): DescribedExport {
  const symbol = resolveAlias(checker, exported);
  const at = symbol.declarations?.[0] ?? fail(`${exported.name} is declared nowhere`);
  const kind = readDeclarationKind(at);
  const type = kind === 'type' ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
  return {
    name: exported.name,
    kind,
    signature:
      kind === 'function' || ts.isVariableDeclaration(at)
        ? checker.typeToString(type, at, flags)
        : findAlias(checker, type, at),
    doc:
      readDoc(checker, symbol) || readFileDoc(at) || fail(`${exported.name}: it has no docstring; write one`),
    examples: symbol
      .getJsDocTags(checker)
      .filter(({ name }) => name === 'example')
      .map(({ text }) => ts.displayPartsToString(text).trim()),
    members: listMembers(checker, symbol, at).map((member) => describeMember(checker, member, at)),
  };
}

function readDeclarationKind(at: ts.Declaration): DescribedExport['kind'] {
  if (ts.isFunctionDeclaration(at)) return 'function';
  if (ts.isClassDeclaration(at)) return 'class';
  return ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at) ? 'type' : 'value';
}

function isMapped(at: ts.Declaration): boolean {
  return ts.isTypeAliasDeclaration(at) && ts.isMappedTypeNode(at.type);
}

/** The definition of an alias; empty for any other type, or if its properties are listed anyway. */
function findAlias(checker: ts.TypeChecker, type: ts.Type, at: ts.Declaration): string {
  if (!ts.isTypeAliasDeclaration(at) || isMapped(at)) return '';
  return ts.isIndexedAccessTypeNode(at.type)
    ? checker.typeToString(type, at, flags | ts.TypeFormatFlags.InTypeAlias)
    : at.type.getText().replace(/\s+/g, ' ');
}

function listMembers(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Declaration): ts.Symbol[] {
  const functions = ts.SymbolFlags.Function | ts.SymbolFlags.Variable;
  if (ts.isSourceFile(at))
    return checker.getExportsOfModule(symbol).filter(({ flags: of }) => of & functions);
  const properties = () => checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  if (isMapped(at)) return properties();
  if (!ts.isClassDeclaration(at) && !ts.isInterfaceDeclaration(at)) return [];
  return properties().filter((member) => member.declarations?.some(isOffered));
}

function isOffered(at: ts.Declaration): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const isParameter = ts.isParameter(at) && !(ts.getCombinedModifierFlags(at) & hidden);
  return isParameter || ts.isMethodSignature(at) || isPublic(at);
}

function describeMember(checker: ts.TypeChecker, member: ts.Symbol, within: ts.Declaration): ExportedMember {
  return {
    name: member.name,
    type: checker.typeToString(checker.getTypeOfSymbolAtLocation(member, within), within, flags),
    doc: readDoc(checker, member),
    isReadonly: isReadonly(member, member.declarations?.[0] ?? within),
  };
}

function readFileDoc(at: ts.Declaration): string {
  const [, text = ''] = ts.isSourceFile(at) ? (/^\/\*\*([^]*?)\*\//m.exec(at.text) ?? []) : [];
  return text
    .replaceAll(/^\s*\* ?/gm, '')
    .replace(/@example[^]*/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
