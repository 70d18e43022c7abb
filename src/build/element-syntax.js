import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The folder of the elements. */
export const room = fileURLToPath(new URL('../elements/', import.meta.url));

/**
 * Whether a file is one of the elements.
 *
 * @param {ts.SourceFile} file
 */
export function isOurs(file) {
  return file.fileName.startsWith(room);
}

/**
 * Whether anybody may use a member: it has a name, and is neither hidden nor inner state.
 *
 * @param {ts.Declaration} member
 */
export function isPublic(member) {
  const modifiers = ts.getCombinedModifierFlags(member);
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Static;
  const isNamed =
    ts.isPropertyDeclaration(member) ||
    ts.isAccessor(member) ||
    ts.isMethodDeclaration(member) ||
    ts.isPropertySignature(member);
  return (
    isNamed && !(modifiers & hidden) && !ts.isPrivateIdentifier(member.name) && !decorator(member, 'state')
  );
}

/**
 * Whether a field is declared as one that nobody sets.
 *
 * @param {ts.Declaration} member
 */
export function isReadonlyField(member) {
  return (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly) !== 0;
}

/**
 * Whether a member is one that Lit or the browser calls: something above our own classes has it too.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {ts.Symbol} symbol
 * @returns {boolean}
 */
export function isOfLit(checker, type, symbol) {
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

/**
 * The file of a style sheet that is imported as text under a name; null for any other name.
 *
 * @param {ts.Symbol | undefined} symbol
 */
export function styleSheet(symbol) {
  const clause = symbol?.declarations?.find(ts.isImportClause);
  const from =
    clause && ts.isStringLiteral(clause.parent.moduleSpecifier) ? clause.parent.moduleSpecifier.text : '';
  return clause && from.endsWith('.css?inline')
    ? new URL(from.replace('?inline', ''), `file://${clause.getSourceFile().fileName}`)
    : null;
}

/**
 * The decorator of this name.
 *
 * @param {ts.Node} node
 * @param {string} name
 * @returns {ts.CallExpression | undefined}
 */
export function decorator(node, name) {
  const calls = (ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : []).map(
    ({ expression }) => expression,
  );
  return calls.filter(ts.isCallExpression).find(({ expression }) => expression.getText() === name);
}

/**
 * The attribute of a property, as its decorator says; null for one without.
 *
 * @param {ts.Declaration} member
 * @param {string} name
 */
export function attributeName(member, name) {
  const call = decorator(member, 'property');
  if (!call) return null;
  const said = /attribute: (?:'([^']+)'|(false))/.exec(call.arguments[0]?.getText() ?? '');
  if (said?.[2]) return null;
  return said?.[1] ?? name.toLowerCase();
}

/**
 * What docstrings say under a tag, `name - what it is`; where two classes speak of one name, the nearer counts.
 *
 * @param {readonly (ts.ClassDeclaration | null)[]} classes
 * @param {string} tag
 */
export function tagged(classes, tag) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const each of classes)
    for (const { tagName, comment } of each ? ts.getJSDocTags(each) : []) {
      if (tagName.text !== tag) continue;
      const [, name = '', doc = ''] =
        /^(\S*?)\s*- (.*)$/s.exec(ts.getTextOfJSDocComment(comment) ?? '') ?? [];
      if (!found.has(name)) found.set(name, doc.replace(/\s+/g, ' ').trim());
    }
  return [...found].map(([name, doc]) => ({ name, doc }));
}

/**
 * The values of a type that is made of strings that are not empty; none for any other.
 *
 * @param {ts.Type} type
 * @returns {string[]}
 */
export function literals(type) {
  if (!type.isUnion()) return [];
  return type.types.every((each) => each.isStringLiteral())
    ? type.types.map((each) => each.value).filter((value) => value !== '')
    : [];
}

/**
 * Refuses a source that does not say enough.
 *
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  throw new Error(message);
}
