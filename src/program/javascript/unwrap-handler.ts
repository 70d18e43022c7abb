import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { isObjectMethod } from './scopes.ts';

/** The text before a function that runs once: immediately, or when the page has loaded. */
const once =
  /^[!+~-]?\(*\s*$|^void\s*$|^(?:document|window)\s*\.\s*addEventListener\(\s*['"](?:DOMContentLoaded|load)['"]\s*,\s*$|^(?:window\s*\.\s*)?onload\s*=\s*$|^(?:\$|jQuery)\((?:\s*document\s*\)\s*\.\s*ready\(\s*)?$/;

/**
 * Takes away a function around all others that runs once, as in the script of a page or in a library, so that the others
 * can be called.
 * Lines and columns are unchanged, and so is any other program.
 */
export function unwrapHandler(source: string): string {
  const statements = listStatements(parser.parse(source).topNode);
  for (const statement of statements) {
    if (statement.name !== 'ExpressionStatement') continue;
    const factory = findFactory(source, statement);
    const wrapped = factory ?? findFunction(statement);
    const block = wrapped?.getChild('Block');
    if (!wrapped || !block || !(factory || once.test(source.slice(statement.from, wrapped.from)))) continue;
    if (!hasFunction(block)) continue;
    const last = findLast(block);
    if (returnsItself(block, last)) continue;
    const [head, tail] = [
      [statement.from, block.from + 1],
      [last?.from ?? block.to - 1, statement.to],
    ].map(([from, to]) => source.slice(from, to).replaceAll(/[^\n]/g, ' '));
    return `${source.slice(0, statement.from)}${head}${source.slice(block.from + 1, last?.from ?? block.to - 1)}${tail}${source.slice(statement.to)}`;
  }
  return source;
}

const functions = /^(?:ArrowFunction|FunctionExpression)$/;

function listStatements(script: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let at = script.firstChild; at; at = at.nextSibling) {
    // A function at the top level can be called already.
    const declared = at.name === 'ExportDeclaration' ? at.lastChild! : at;
    if (/^(?:Function|Class)Declaration$/.test(declared.name)) return [];
    found.push(at);
  }
  return found;
}

/** The outermost function in a statement. */
function findFunction(statement: SyntaxNode): SyntaxNode | null {
  const cursor = statement.cursor();
  while (cursor.next() && cursor.from < statement.to) if (functions.test(cursor.name)) return cursor.node;
  return null;
}

/** The module itself in `(function (root, factory) { … }(this, function () { … }))`, as libraries are written. */
function findFactory(source: string, statement: SyntaxNode): SyntaxNode | null {
  const wrapper = findFunction(statement);
  const factory = wrapper?.parent?.getChild('ArgList')?.getChildren('FunctionExpression').at(-1);
  const [around, parameters] = [wrapper, factory].map((each) => {
    const list = each?.getChild('ParamList');
    return list ? source.slice(list.from, list.to) : '';
  });
  const named = /,\s*([\w$]+)\s*\)$/.exec(around)?.[1];
  const isMade = named !== undefined && source.slice(wrapper!.from, wrapper!.to).includes(`${named}(`);
  return factory && isMade && /^\(\s*(?:exports)?\s*\)$/.test(parameters) ? factory : null;
}

/** Whether a block declares a function, or a variable with one. An enumeration of TypeScript holds only values. */
function hasFunction(block: SyntaxNode): boolean {
  const variables = block.getChildren('VariableDeclaration');
  return block.getChild('FunctionDeclaration') !== null || variables.some(holdsFunction);
}

function holdsFunction(declaration: SyntaxNode): boolean {
  let found = false;
  declaration.cursor().iterate(({ name, node }) => {
    found ||= functions.test(name) || isObjectMethod(node);
    return !found;
  });
  return found;
}

/** The last statement, if it returns a value, which nothing uses. */
function findLast(block: SyntaxNode): SyntaxNode | null {
  const last = block.getChildren('ReturnStatement').at(-1);
  return last?.nextSibling?.name === '}' ? last : null;
}

/** Whether the function itself has another `return`, which would be an error at the top level. */
function returnsItself(block: SyntaxNode, last: SyntaxNode | null): boolean {
  let found = false;
  block.cursor().iterate(({ name, node }) => {
    if (name === 'ReturnStatement' && node.from !== last?.from) found = true;
    return !functions.test(name) && !/^(Function|Method)Declaration$/.test(name) && !isObjectMethod(node);
  });
  return found;
}
