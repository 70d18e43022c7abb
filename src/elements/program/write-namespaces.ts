import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

const typed = parser.configure({ dialect: 'ts' });

/**
 * Writes the namespaces of a TypeScript program as functions that run once and return what they export, on the same lines.
 * Those that only declare types for others are unchanged.
 */
export function writeNamespaces(source: string): string {
  if (!/\b(?:namespace|module)\s+[\w$]+\s*\{/.test(source)) return source;
  let found: SyntaxNode | null = null;
  typed.parse(source).iterate({
    // The last one has no other within it.
    enter({ node }) {
      const isOne = node.name === 'NamespaceDeclaration' && node.getChild('PropertyDefinition') === null;
      if (isOne && node.parent?.name !== 'AmbientDeclaration') found = node;
    },
  });
  return found === null ? source : writeNamespaces(writeOne(source, found));
}

function writeOne(source: string, namespace: SyntaxNode): string {
  const text = ({ from, to }: SyntaxNode) => source.slice(from, to);
  const block = namespace.getChild('Block')!;
  const exports = block.getChildren('ExportDeclaration');
  const values = exports.flatMap((each) => {
    const declared = each.lastChild!;
    return /^(?:Variable|Function|Class|Enum)Declaration$/.test(declared.name)
      ? [...declared.getChildren('VariableDefinition'), ...declared.getChildren('TypeDefinition')]
      : [];
  });
  const names = values.map(text).join(', ');
  let body = text(block).slice(1, -1);
  for (const each of exports.toReversed()) {
    const at = each.from - block.from - 1;
    body = body.slice(0, at) + body.slice(at + 'export'.length);
  }
  const name = text(namespace.getChild('VariableDefinition')!);
  return `${source.slice(0, namespace.from)}const ${name} = (() => {${body}return { ${names} }; })();${source.slice(namespace.to)}`;
}
