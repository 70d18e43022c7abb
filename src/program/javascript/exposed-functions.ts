import type { SyntaxNode } from '@lezer/common';
import { findEnclosing, isOutermost } from './scopes.ts';

/**
 * What calls a function within another that runs once, or that makes objects: `ai.minimax` of
 * `const ai = (() => { …; return { minimax }; })();`, or `makeAi().minimax`. Null if its function does not return it.
 */
export function findExposed(source: string, definition: SyntaxNode, name: string): string | null {
  const text = (node: SyntaxNode) => source.slice(node.from, node.to);
  const around = findEnclosing(definition);
  if (!around || findEnclosing(around)) return null;
  const returned = findReturned(around, text);
  const holder = returned && findHolder(around, text);
  if (!holder) return null;
  if (returned.name === 'VariableName') return text(returned) === name ? holder : null;
  for (const property of returned.getChildren('Property')) {
    const key = property.getChild('PropertyDefinition');
    const value = property.getChild(':') ? property.lastChild! : key;
    if (!key || !value) continue;
    const isWithin = property.from <= definition.from && definition.to <= property.to;
    if (isWithin || text(value) === name) return `${holder}.${text(key)}`;
  }
  return null;
}

type ReadText = (node: SyntaxNode) => string;

/** The object or name that a function returns at its end. */
function findReturned(around: SyntaxNode, text: ReadText): SyntaxNode | null {
  const block = around.getChild('Block');
  const last = block?.getChildren('ReturnStatement').at(-1);
  const expression = strip(block ? (last?.firstChild?.nextSibling ?? null) : around.lastChild);
  if (expression?.name !== 'VariableName') return expression?.name === 'ObjectExpression' ? expression : null;
  const named = block
    ?.getChildren('VariableDeclaration')
    .flatMap((each) => each.getChildren('VariableDefinition'))
    .find((each) => text(each) === text(expression));
  const value = named?.nextSibling?.name === 'Equals' ? named.nextSibling.nextSibling : null;
  return value?.name === 'ObjectExpression' ? value : expression;
}

/** An expression for what a function returns: the variable that has it, or its own call without arguments. */
function findHolder(around: SyntaxNode, text: ReadText): string | null {
  const call = findCall(around);
  if (call) return findVariable(call, text);
  const named =
    around.getChild('VariableDefinition') ??
    (around.prevSibling?.name === 'Equals' ? around.prevSibling.prevSibling : null);
  if (named?.name !== 'VariableDefinition' || !isOutermost(named.parent!)) return null;
  const calls = named
    .parent!.parent!.getChildren('VariableDeclaration')
    .flatMap((each) => each.getChildren('CallExpression'))
    .filter((each) => text(each.firstChild!) === text(named));
  const isFree = around.getChild('ParamList')?.getChild('VariableDefinition') === null;
  return (calls[0] && findVariable(calls[0], text)) ?? (isFree ? `${text(named)}()` : null);
}

/** The call of a function where it is written. */
export function findCall(around: SyntaxNode): SyntaxNode | null {
  let at = around;
  while (at.parent?.name === 'ParenthesizedExpression') at = at.parent;
  return at.parent?.name === 'CallExpression' && at.parent.firstChild!.from === at.from ? at.parent : null;
}

/** The outermost variable to which a call is assigned. */
function findVariable(call: SyntaxNode, text: ReadText): string | null {
  let at = call;
  while (at.parent?.name === 'ParenthesizedExpression') at = at.parent;
  const named = at.prevSibling?.name === 'Equals' ? at.prevSibling.prevSibling : null;
  return named?.name === 'VariableDefinition' && isOutermost(named.parent!) ? text(named) : null;
}

function strip(node: SyntaxNode | null): SyntaxNode | null {
  let at = node;
  while (at?.name === 'ParenthesizedExpression') at = at.firstChild!.nextSibling;
  return at;
}
