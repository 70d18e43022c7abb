import { resolve } from 'node:path';
import ts from 'typescript';

export const room = `${resolve('src/elements')}/`;

/** Reads the `tsconfig.json` of a folder. Given `files`, the program has only these and what they import. */
export function makeProgram(folder: string, files?: readonly string[]): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(`${folder}tsconfig.json`, {}, ts.sys as never);
  if (!config) return fail(`${folder}tsconfig.json cannot be read`);
  return files
    ? ts.createProgram(files, config.options)
    : ts.createProgram({ ...config, rootNames: config.fileNames });
}

export function listExports(program: ts.Program, file: string): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const symbol = source && program.getTypeChecker().getSymbolAtLocation(source);
  return symbol ? program.getTypeChecker().getExportsOfModule(symbol) : fail(`${file} exports nothing`);
}

export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** In one line; empty without a docstring. */
export function readDoc(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
}

export function isOurs(file: ts.SourceFile): boolean {
  return file.fileName.startsWith(room);
}

export function isPublic(member: ts.Declaration): boolean {
  const modifiers = ts.getCombinedModifierFlags(member);
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Static;
  const isNamed =
    ts.isPropertyDeclaration(member) ||
    ts.isAccessor(member) ||
    ts.isMethodDeclaration(member) ||
    ts.isPropertySignature(member);
  return (
    isNamed &&
    !(modifiers & hidden) &&
    !ts.isPrivateIdentifier(member.name) &&
    !findDecorator(member, 'state')
  );
}

export function isReadonly(symbol: ts.Symbol, at: ts.Declaration): boolean {
  if (ts.isAccessor(at)) return !symbol.declarations?.some(ts.isSetAccessor);
  return (ts.getCombinedModifierFlags(at) & ts.ModifierFlags.Readonly) !== 0;
}

/** Whether Lit or the browser calls a member: a class above our own has it too. */
export function isOfLit(checker: ts.TypeChecker, type: ts.Type, symbol: ts.Symbol): boolean {
  const bases = (type.getBaseTypes() ?? []).flatMap((each) => (each.isIntersection() ? each.types : each));
  return bases.some((base) => {
    const above = checker.getPropertyOfType(base, symbol.name);
    return (
      above !== undefined &&
      (above.declarations?.some((each) => each.getSourceFile().fileName.includes('node_modules')) ||
        isOfLit(checker, base, symbol))
    );
  });
}

/** The file of a style sheet imported as text under a name; null for any other name. */
export function findStyleSheet(symbol: ts.Symbol | undefined): URL | null {
  const clause = symbol?.declarations?.find(ts.isImportClause);
  const from =
    clause && ts.isStringLiteral(clause.parent.moduleSpecifier) ? clause.parent.moduleSpecifier.text : '';
  return clause && from.endsWith('.css?inline')
    ? new URL(from.replace('?inline', ''), `file://${clause.getSourceFile().fileName}`)
    : null;
}

export function findDecorator(node: ts.Node, name: string): ts.CallExpression | undefined {
  const calls = (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : []).map(
    ({ expression }) => expression,
  );
  return calls.filter(ts.isCallExpression).find(({ expression }) => expression.getText() === name);
}

/** Null for a property without an attribute. */
export function readAttributeName(member: ts.Declaration, name: string): string | null {
  const call = findDecorator(member, 'property');
  if (!call) return null;
  const said = /attribute: (?:'([^']+)'|(false))/.exec(call.arguments[0]?.getText() ?? '');
  if (said?.[2]) return null;
  return said?.[1] ?? name.toLowerCase();
}

/** Reads `name - what it is` under a tag. If two classes describe a name, the nearer one counts. */
export function findByTag(classes: readonly (ts.ClassDeclaration | null)[], tag: string) {
  const found = new Map<string, string>();
  for (const each of classes)
    for (const { tagName, comment } of each ? ts.getJSDocTags(each) : []) {
      if (tagName.text !== tag) continue;
      const [, name = '', doc = ''] =
        /^(\S*?)\s*- (.*)$/s.exec(ts.getTextOfJSDocComment(comment) ?? '') ?? [];
      if (!found.has(name)) found.set(name, doc.replace(/\s+/g, ' ').trim());
    }
  return [...found].map(([name, doc]) => ({ name, doc }));
}

/** The non-empty strings of a union of strings; none for any other type. */
export function readLiterals(type: ts.Type): string[] {
  if (!type.isUnion()) return [];
  return type.types.every((each) => each.isStringLiteral())
    ? type.types.map((each) => each.value).filter((value) => value !== '')
    : [];
}

export function fail(message: string): never {
  throw new Error(message);
}
