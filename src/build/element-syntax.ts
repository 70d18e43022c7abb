import { resolve } from 'node:path';
import ts from 'typescript';

/** The folder of the elements. */
export const room = `${resolve('src/elements')}/`;

/** The program of a folder, as its `tsconfig.json` says; of the sources that these files lead to where they are named. */
export function programOf(folder: string, files?: readonly string[]): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(`${folder}tsconfig.json`, {}, ts.sys as never);
  if (!config) return fail(`${folder}tsconfig.json cannot be read`);
  return files
    ? ts.createProgram(files, config.options)
    : ts.createProgram({ ...config, rootNames: config.fileNames });
}

/** What a file of a program exports. */
export function listExports(program: ts.Program, file: string): ts.Symbol[] {
  const source = program.getSourceFile(file);
  const symbol = source && program.getTypeChecker().getSymbolAtLocation(source);
  return symbol ? program.getTypeChecker().getExportsOfModule(symbol) : fail(`${file} exports nothing`);
}

/** What a symbol stands for, where it is only another name. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The docstring of a symbol in one line; empty without one. */
export function readDoc(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
}

/** Whether a file is one of the elements. */
export function isOurs(file: ts.SourceFile): boolean {
  return file.fileName.startsWith(room);
}

/** Whether anybody may use a member: it has a name, and is neither hidden nor inner state. */
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

/** Whether nobody sets a member: a field that is declared so, or a getter without a setter. */
export function isReadonly(symbol: ts.Symbol, at: ts.Declaration): boolean {
  if (ts.isAccessor(at)) return !symbol.declarations?.some(ts.isSetAccessor);
  return (ts.getCombinedModifierFlags(at) & ts.ModifierFlags.Readonly) !== 0;
}

/** Whether a member is one that Lit or the browser calls: something above our own classes has it too. */
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

/** The file of a style sheet that is imported as text under a name; null for any other name. */
export function findStyleSheet(symbol: ts.Symbol | undefined): URL | null {
  const clause = symbol?.declarations?.find(ts.isImportClause);
  const from =
    clause && ts.isStringLiteral(clause.parent.moduleSpecifier) ? clause.parent.moduleSpecifier.text : '';
  return clause && from.endsWith('.css?inline')
    ? new URL(from.replace('?inline', ''), `file://${clause.getSourceFile().fileName}`)
    : null;
}

/** The decorator of this name. */
export function findDecorator(node: ts.Node, name: string): ts.CallExpression | undefined {
  const calls = (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : []).map(
    ({ expression }) => expression,
  );
  return calls.filter(ts.isCallExpression).find(({ expression }) => expression.getText() === name);
}

/** The attribute of a property, as its decorator says; null for one without. */
export function attributeName(member: ts.Declaration, name: string): string | null {
  const call = findDecorator(member, 'property');
  if (!call) return null;
  const said = /attribute: (?:'([^']+)'|(false))/.exec(call.arguments[0]?.getText() ?? '');
  if (said?.[2]) return null;
  return said?.[1] ?? name.toLowerCase();
}

/** What docstrings say under a tag, `name - what it is`; where two classes speak of one name, the nearer counts. */
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

/** The values of a type that is made of strings that are not empty; none for any other. */
export function readLiterals(type: ts.Type): string[] {
  if (!type.isUnion()) return [];
  return type.types.every((each) => each.isStringLiteral())
    ? type.types.map((each) => each.value).filter((value) => value !== '')
    : [];
}

/** Refuses a source that does not say enough. */
export function fail(message: string): never {
  throw new Error(message);
}
