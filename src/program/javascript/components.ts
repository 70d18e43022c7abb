import type { SyntaxNode, Tree } from '@lezer/common';

/** A function that a framework calls, as React does with `App`, or that its components do, as `useMinimax`. */
export interface Component {
  readonly from: number;
  readonly name: string;
  /** An expression that calls it without anything that the program would have to give it. */
  readonly call: string;
}

const functions = /^(FunctionDeclaration|FunctionExpression|ArrowFunction)$/;

/** Those that the program does not call itself, and that need nothing from others. */
export function findComponents(source: string, tree: Tree): Component[] {
  const text = ({ from, to }: SyntaxNode) => source.slice(from, to);
  const statements: SyntaxNode[] = [];
  for (let at = tree.topNode.firstChild; at; at = at.nextSibling)
    statements.push(at.name === 'ExportDeclaration' ? (at.getChild('FunctionDeclaration') ?? at) : at);
  return statements.flatMap((statement): Component[] => {
    const named = (statement.getChild('VariableDeclaration') ?? statement).getChild('VariableDefinition');
    const made =
      statement.name === 'FunctionDeclaration' ? statement : (named?.nextSibling?.nextSibling ?? null);
    if (!named || !made || !functions.test(made.name)) return [];
    const [name, given] = [text(named), writeGiven(made)];
    const isHook = /^use[A-Z]/.test(name);
    const isDrawn = /^[A-Z]/.test(name) && /\buse[A-Z]\w*\(|\bcreateElement\(/.test(text(made));
    const isCalled = new RegExp(String.raw`(?<!\bfunction\s+|[\w$.])${name}\s*\(`).test(source);
    return given !== null && (isHook || isDrawn) && !isCalled
      ? [{ from: made.from, name, call: `${name}(${given})` }]
      : [];
  });
}

/** Nothing, or an object without what a function takes apart, if all of that has a default; null if it needs more. */
function writeGiven(made: SyntaxNode): string | null {
  const list = made.getChild('ParamList');
  const first = list?.getChild('ObjectPattern') ?? null;
  const parts = first?.getChildren('PatternProperty') ?? [];
  if (!list || parts.some((each) => each.getChild('Equals') === null)) return null;
  const needed = ['VariableDefinition', 'ArrayPattern', 'ObjectPattern'].flatMap((kind) =>
    list.getChildren(kind),
  );
  const isFree = needed.every((each) => each.nextSibling?.name === 'Equals' || each.from === first?.from);
  return !isFree ? null : first ? '{}' : '';
}
