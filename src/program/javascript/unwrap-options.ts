import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { isObjectMethod } from './scopes.ts';

/**
 * Writes the options of a component of Vue, `Vue.createApp({ data() {…}, methods: {…} })`, as a class with these methods,
 * and gives what a file exports without a name one, so that functions within can be called. Lines are unchanged, and so
 * is any other program.
 */
export function unwrapOptions(source: string): string {
  const text = ({ from, to }: { readonly from: number; readonly to: number }) => source.slice(from, to);
  const { topNode } = parser.parse(source);
  for (let at = topNode.firstChild; at; at = at.nextSibling) {
    const options = findOptions(at, text);
    const [from, to] = options ? [at.from, at.to] : [0, 0];
    if (options) {
      const [head, tail] = [text({ from, to: options.from }), text({ from: options.to, to })];
      const lines = head.replaceAll(/[^\n]/g, '');
      const begun = `class Options extends $plybook.Options { constructor() { super(); this.begin(); }`;
      const rest = ` ${head.replaceAll('\n', ' ')}Options${tail}`;
      return `${source.slice(0, from)}${lines}${begun} ${writeMembers(options, text)}}${rest}${source.slice(to)}`;
    }
    const value = at.name === 'ExportDeclaration' ? at.getChild('default')?.nextSibling : null;
    const isNamed = value?.name === 'VariableName' || value?.getChild('VariableDefinition');
    if (value && !isNamed)
      return `${source.slice(0, at.from)}const exported =${source.slice(value.from - 1)}`;
  }
  return source;
}

type ReadText = (node: { readonly from: number; readonly to: number }) => string;

/** The object with `methods` in a statement. */
function findOptions(statement: SyntaxNode, text: ReadText): SyntaxNode | null {
  let found: SyntaxNode | null = null;
  statement.cursor().iterate(({ name, node }) => {
    if (name === 'ObjectExpression' && findValue(node, 'methods', text)?.name === 'ObjectExpression')
      found ??= node;
    return found === null && statement.to >= node.to;
  });
  return found;
}

function findValue(object: SyntaxNode, key: string, text: ReadText): SyntaxNode | null {
  const property = object.getChildren('Property').find((each) => text(each.firstChild!) === key);
  return property?.getChild(':')?.nextSibling ?? null;
}

/** The properties of an object as members of a class, on the same lines. */
function writeMembers(object: SyntaxNode, text: ReadText, isAsked = false): string {
  let [written, done] = ['', object.from + 1];
  const blank = (to: number) => text({ from: done, to }).replaceAll(/[^\n]/g, '');
  for (const property of object.getChildren('Property')) {
    written += blank(property.from) + writeMember(property, text, isAsked);
    done = property.to;
  }
  return written + blank(object.to);
}

function writeMember(property: SyntaxNode, text: ReadText, isAsked: boolean): string {
  const key = property.firstChild!;
  const name = text(key);
  const value = property.getChild(':')?.nextSibling;
  const isMethod = isObjectMethod(property);
  if (/^(?:methods|computed)$/.test(name) && value?.name === 'ObjectExpression')
    return ` ${writeMembers(value, text, name === 'computed')}`;
  if (isMethod) return ` ${isAsked ? 'get ' : ''}${text(property)}`;
  if (value && key.name === 'PropertyDefinition' && !isAsked)
    return ` ${name} = ${text({ from: value.from, to: property.to })};`;
  return text(property).replaceAll(/[^\n]/g, '');
}
