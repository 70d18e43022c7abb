import type { SyntaxNode } from '@lezer/common';

const functions = /^(FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration)$/;

export function isFunction(node: SyntaxNode): boolean {
  return functions.test(node.name) || isObjectMethod(node);
}

export function findEnclosing(node: SyntaxNode): SyntaxNode | null {
  for (let at = node.parent; at; at = at.parent) if (at.name === 'ClassBody' || isFunction(at)) return at;
  return null;
}

/** `{ minimax(board) { … } }`, and no getter. */
export function isObjectMethod(node: SyntaxNode): boolean {
  return (
    node.name === 'Property' && node.getChild('ParamList') !== null && !/^[gs]et$/.test(node.firstChild!.name)
  );
}

export function isOutermost(node: SyntaxNode): boolean {
  return node.parent?.name === 'Script' || node.parent?.name === 'ExportDeclaration';
}

/** The variables that a declaration defines, including those in patterns. */
export function findDefined(declaration: SyntaxNode): SyntaxNode[] {
  const patterns = ['ArrayPattern', 'ObjectPattern'].flatMap((name) => declaration.getChildren(name));
  return [declaration, ...patterns].flatMap((each) => each.getChildren('VariableDefinition'));
}
