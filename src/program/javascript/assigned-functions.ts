import type { SyntaxNode } from '@lezer/common';
import { findEnclosing, isOutermost } from './scopes.ts';

interface AssignedFunction {
  readonly name: string;
  /** The function whose objects have it as a method; null for none. */
  readonly owner: string | null;
  /** The expression that calls it without an object; null for a method. */
  readonly callee: string | null;
}

/**
 * A function that is set on an object: `Board.prototype.winner = function () {…}`, the same in an object that becomes
 * the prototype, `this.winner = function () {…}` in `function Board() {…}`, or `exports.winner = (board) => …`.
 */
export function findAssigned(source: string, node: SyntaxNode): AssignedFunction | null {
  const text = ({ from, to }: SyntaxNode) => source.slice(from, to);
  const isProperty = node.name === 'Property' || node.parent?.name === 'Property';
  const property = node.name === 'Property' ? node : node.parent!;
  const value = isProperty ? property.parent! : node;
  const target = value.prevSibling?.name === 'Equals' ? value.prevSibling.prevSibling : null;
  const statement = value.parent?.parent;
  if (target?.name !== 'MemberExpression' || statement?.name !== 'ExpressionStatement') return null;
  const path = isProperty ? `${text(target)}.${text(property.firstChild!)}` : text(target);
  const [, before, name] = /^([\w$]+(?:\.[\w$]+)*)\.([\w$]+)$/.exec(path) ?? [];
  if (before === undefined) return null;
  if (before === 'this') {
    const around = findEnclosing(node);
    const owner = around?.name === 'FunctionDeclaration' && isOutermost(around) ? around : null;
    return owner && { name, owner: text(owner.getChild('VariableDefinition')!), callee: null };
  }
  if (!isOutermost(statement)) return null;
  const [, owner = null] = /^([\w$]+)\.prototype$/.exec(before) ?? [];
  return owner || !isProperty ? { name, owner, callee: owner ? null : path } : null;
}
