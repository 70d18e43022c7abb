import type { SyntaxNode } from '@lezer/common';

const scopes = /^(FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration|ClassBody)$/;

export function findEnclosing(node: SyntaxNode): SyntaxNode | null {
  for (let at = node.parent; at; at = at.parent) if (scopes.test(at.name) || isObjectMethod(at)) return at;
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
