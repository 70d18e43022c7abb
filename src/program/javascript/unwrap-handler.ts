import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { isObjectMethod } from './scopes.ts';

/** The text before a function that runs once: immediately, or when the page has loaded. */
const once =
  /^[!+~-]?\(*\s*$|^void\s*$|^(?:document|window)\s*\.\s*addEventListener\(\s*['"](?:DOMContentLoaded|load)['"]\s*,\s*$|^(?:window\s*\.\s*)?onload\s*=\s*$|^(?:\$|jQuery)\((?:\s*document\s*\)\s*\.\s*ready\(\s*)?$/;

/**
 * Takes away a function around all others that runs once, as in the script of a page, so that the others can be called.
 * Lines and columns are unchanged, and so is any other program.
 */
export function unwrapHandler(source: string): string {
  const statements = listStatements(parser.parse(source).topNode);
  for (const statement of statements) {
    const wrapped = statement.name === 'ExpressionStatement' ? findFunction(statement) : null;
    const block = wrapped?.getChild('Block');
    if (!wrapped || !block || !once.test(source.slice(statement.from, wrapped.from))) continue;
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
    if (at.name === 'FunctionDeclaration' || at.name === 'ClassDeclaration') return [];
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

function hasFunction(block: SyntaxNode): boolean {
  return block.getChild('FunctionDeclaration') !== null || block.getChild('VariableDeclaration') !== null;
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
