import type { SyntaxNode } from '@lezer/common';
import { Insertions } from '../insertions.ts';
import { findRecursion } from '../outline.ts';
import { findIdleImports } from './idle-imports.ts';
import { rewriteMatches } from './match-statements.ts';
import { findTargets, type ParsedPython } from './outline-python.ts';

export interface InstrumentedProgram {
  readonly code: string;
  /** The line of the reader's text behind a line of the code. */
  readonly lineOf: (line: number) => number;
}

/** Statements that are one step. */
const simple =
  /^((Assign|Update|Expression|Return|Raise|Break|Continue|Pass|Assert|Delete)Statement|StatementGroup)$/;

/**
 * Puts `@_rec(k)` above each function that leads to a search, where `k` is its index in the outline. For lines it adds
 * `_L(line);` before each statement there, `_A(line);` before those of other functions, and `_W()` to the condition of
 * loops that might not end. Skips unused imports, and writes `match` as `if`. Only decorators add lines.
 */
export function instrumentPython(
  source: string,
  { tree, outline, definitions, lineAt }: ParsedPython,
  isLined: boolean,
): InstrumentedProgram {
  const { recursive, leading } = findRecursion(outline);
  const isWatched = (index: number) => {
    const { name, isGenerator } = outline.functions[index];
    return !isGenerator && (recursive.has(name) || leading.has(name));
  };
  const watched = definitions.filter((_, index) => isWatched(index));
  const isIn = (among: readonly SyntaxNode[], at: number) =>
    among.some((each) => at > each.from && at < each.to);
  /** The hook for the line at an offset; null outside functions. */
  const writeLineHook = (at: number) => {
    if (!isLined || !isIn(definitions, at)) return null;
    return `${isIn(watched, at) ? '_L' : '_A'}(${lineAt(at)})`;
  };
  const inserted = new Insertions();
  const added: number[] = [];
  const wrap = (from: number, to: number, hook: string) => {
    inserted.add(from, ` ${hook} or (`);
    inserted.add(to, ')');
  };
  const condition = (
    statement: SyntaxNode,
    keywords: readonly string[],
    hook: (at: number) => string | null,
  ) => {
    for (let at = statement.firstChild; at; at = at.nextSibling) {
      if (!keywords.includes(at.name)) continue;
      const body = findNextNamed(at, 'Body');
      const text = hook(at.from);
      if (body && text) wrap(at.to, body.from, text);
    }
  };
  for (const { from } of findIdleImports(tree, source)) inserted.add(from, 'if 0: ');
  for (const { from, to, text } of rewriteMatches(tree, source, (at) => {
    const told = writeLineHook(at);
    return told ? `${told}, ` : '';
  }))
    inserted.replace(from, to, text);
  tree.iterate({
    enter({ node }) {
      const { name, from } = node;
      if (name === 'FunctionDefinition') {
        const index = definitions.findIndex((each) => each.from === from);
        if (isWatched(index)) decorate(index, node);
      }
      const told = writeLineHook(from);
      if (name === 'WhileStatement') condition(node, ['while'], () => (told ? `${told} or _W()` : '_W()'));
      if (!told) return;
      if (name === 'IfStatement') condition(node, ['if', 'elif'], writeLineHook);
      if (name === 'ForStatement') hookLoop(node, told);
      if (simple.test(name) && node.parent?.name !== 'StatementGroup' && !isDocstring(node))
        inserted.add(from, `${told};`);
      if (isIn(watched, from) && (name === 'AssignStatement' || name === 'UpdateStatement'))
        for (const target of findTargets(node))
          inserted.add(node.to, `;${writeGivenHook('_V', target)},${textOf(target)})`);
    },
  });

  function textOf({ from, to }: SyntaxNode): string {
    return source.slice(from, to);
  }

  function writeGivenHook(hook: string, target: SyntaxNode): string {
    return `${hook}("${lineAt(target.from)}|${textOf(target)}"`;
  }

  /** Notes the line of a loop and, each time, its variable, if that is one name. */
  function hookLoop(statement: SyntaxNode, told: string): void {
    condition(statement, ['in'], () => told);
    if (!isIn(watched, statement.from)) return;
    const at = statement.getChild('in');
    const body = at && findNextNamed(at, 'Body');
    const target = at?.prevSibling;
    if (!at || !body || target?.name !== 'VariableName' || target.prevSibling?.name !== 'for') return;
    inserted.addFirst(at.to, ` ${writeGivenHook('_E', target)},`);
    inserted.add(body.from, ')');
  }

  function decorate(index: number, definition: SyntaxNode): void {
    const indent = /[ \t]*$/.exec(source.slice(0, definition.from))![0];
    let at = definition.from;
    const around = definition.parent;
    if (around?.name === 'DecoratedStatement')
      for (const each of around.getChildren('Decorator').toReversed()) {
        if (/staticmethod|classmethod|property/.test(source.slice(each.from, each.to))) break;
        at = each.from;
      }
    inserted.add(at, `@_rec(${index})\n${indent}`);
    added.push(lineAt(at));
  }

  const lines = added.toSorted((a, b) => a - b).map((line, index) => line + index);
  return {
    code: inserted.applyTo(source),
    lineOf: (line) => Math.max(1, line - lines.filter((each) => each < line).length),
  };
}

function findNextNamed(node: SyntaxNode, name: string): SyntaxNode | null {
  for (let at = node.nextSibling; at; at = at.nextSibling) if (at.name === name) return at;
  return null;
}

function isDocstring(node: SyntaxNode): boolean {
  return (
    node.name === 'ExpressionStatement' &&
    node.firstChild?.name.endsWith('String') === true &&
    node.firstChild.to === node.to
  );
}
