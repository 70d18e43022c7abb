import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

/** What runs once, when the page is there, or at once. */
const once =
  /^\(*\s*$|^(?:document|window)\s*\.\s*addEventListener\(\s*['"](?:DOMContentLoaded|load)['"]\s*,\s*$|^(?:window\s*\.\s*)?onload\s*=\s*$|^(?:\$|jQuery)\((?:\s*document\s*\)\s*\.\s*ready\(\s*)?$/;

/**
 * A program whose functions are all within one that runs once, as a page's scripts are written, without that one: its
 * functions can then be called. Lines and columns stay. Any other program stays as it is.
 */
export function unwrapHandler(source: string): string {
  const statements = listStatements(parser.parse(source).topNode);
  for (const statement of statements) {
    const wrapped = statement.name === 'ExpressionStatement' ? findFunction(statement) : null;
    const block = wrapped?.getChild('Block');
    if (!wrapped || !block || !once.test(source.slice(statement.from, wrapped.from))) continue;
    if (!hasFunction(block) || returnsItself(block)) continue;
    const [head, tail] = [
      [statement.from, block.from + 1],
      [block.to - 1, statement.to],
    ].map(([from, to]) => source.slice(from, to).replaceAll(/[^\n]/g, ' '));
    return `${source.slice(0, statement.from)}${head}${source.slice(block.from + 1, block.to - 1)}${tail}${source.slice(statement.to)}`;
  }
  return source;
}

const functions = /^(?:ArrowFunction|FunctionExpression)$/;

function listStatements(script: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let at = script.firstChild; at; at = at.nextSibling) {
    // Where a function is at the top level, there is nothing to reach.
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

/** Whether the function itself returns, which no script can. */
function returnsItself(block: SyntaxNode): boolean {
  let found = false;
  block.cursor().iterate(({ name }) => {
    if (name === 'ReturnStatement') found = true;
    return !functions.test(name) && name !== 'FunctionDeclaration' && name !== 'MethodDeclaration';
  });
  return found;
}
