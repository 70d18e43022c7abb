import type { SyntaxNode, Tree } from '@lezer/common';
import { findCall } from './exposed-functions.ts';
import type { Component } from './components.ts';
import { findDefined, findEnclosing, isOutermost } from './scopes.ts';

/** The body of a function that runs once, when the program starts, and the names in it that are reached from outside. */
export interface InnerScope {
  readonly block: SyntaxNode;
  readonly names: readonly { readonly name: string; readonly canChange: boolean }[];
}

const functions = /^(FunctionDeclaration|FunctionExpression|ArrowFunction)$/;

/**
 * Functions that run once, as modules and games are often written: `const game = (() => {…})();`, or `makeGame()` where
 * that is its only call, within no function but one that runs once. Their variables and functions are reached by name as
 * if they were global, if `taken` has no such name and nothing outside asks for it: that would be an error of the program.
 */
export function findInnerScopes(
  source: string,
  tree: Tree,
  taken: ReadonlySet<string>,
  components: readonly Component[],
): InnerScope[] {
  const text = (node: SyntaxNode) => source.slice(node.from, node.to);
  const uses = findUses(tree, text);
  const runsOnce = makeRunsOnce(uses, text, components);
  const known = new Set(taken);
  const found: InnerScope[] = [];
  tree.iterate({
    enter({ node }) {
      if (!functions.test(node.name)) return true;
      const block = node.getChild('Block');
      if (!block || !runsOnce(node)) return false;
      const names = listNames(block, text).filter(
        ({ name }) => !known.has(name) && !(uses.get(name) ?? []).some((use) => isFree(use, node, text)),
      );
      for (const { name } of names) known.add(name);
      found.push({ block, names });
      return true;
    },
  });
  return found;
}

type ReadText = (node: SyntaxNode) => string;

/** Where each variable is used, by name. */
function findUses(tree: Tree, text: ReadText): Map<string, SyntaxNode[]> {
  const uses = new Map<string, SyntaxNode[]>();
  tree.iterate({
    enter({ name, node }) {
      if (name === 'VariableName') uses.set(text(node), [...(uses.get(text(node)) ?? []), node]);
    },
  });
  return uses;
}

function makeRunsOnce(
  uses: ReadonlyMap<string, readonly SyntaxNode[]>,
  text: ReadText,
  components: readonly Component[],
): (node: SyntaxNode | null) => boolean {
  const known = new Map<number, boolean>();
  /** What is outside all functions runs once. */
  function runsOnce(node: SyntaxNode | null): boolean {
    if (node === null) return true;
    // One that is called within itself does not.
    if (!known.has(node.from)) known.set(node.from, false).set(node.from, find(node));
    return known.get(node.from)!;
  }
  function find(node: SyntaxNode): boolean {
    if (!functions.test(node.name) || !runsOnce(findEnclosing(node))) return false;
    if (findCall(node) || components.some(({ from }) => from === node.from)) return true;
    const named =
      node.getChild('VariableDefinition') ??
      (node.prevSibling?.name === 'Equals' ? node.prevSibling.prevSibling : null);
    if (named?.name !== 'VariableDefinition') return false;
    const [use, ...others] = uses.get(text(named)) ?? [];
    const isCalled = /^(Call|New)Expression$/.test(use?.parent?.name ?? '');
    return isCalled && others.length === 0 && runsOnce(findEnclosing(use));
  }
  return runsOnce;
}

function listNames(block: SyntaxNode, text: ReadText): InnerScope['names'] {
  const variables = block.getChildren('VariableDeclaration').flatMap((each) =>
    findDefined(each).map((variable) => ({
      name: text(variable),
      canChange: text(each.firstChild!) !== 'const',
    })),
  );
  const declared = ['FunctionDeclaration', 'ClassDeclaration']
    .flatMap((kind) => block.getChildren(kind))
    .map((each) => ({ name: text(each.getChild('VariableDefinition')!), canChange: false }));
  return [...variables, ...declared];
}

/** Whether a use outside a function means no variable of its own surroundings. */
function isFree(use: SyntaxNode, { from, to }: SyntaxNode, text: ReadText): boolean {
  if (use.from >= from && use.to <= to) return false;
  for (let around = findEnclosing(use); around; around = findEnclosing(around)) {
    let isDeclared = false;
    around.cursor().iterate((each) => {
      isDeclared ||= each.name === 'VariableDefinition' && text(each.node) === text(use);
      return !isDeclared;
    });
    if (isDeclared) return false;
  }
  return true;
}

/** Makes a test whether a statement is outside all functions, or in such a scope and all that it defines is reached. */
export function makeIsOuter(
  source: string,
  scopes: readonly InnerScope[],
): (statement: SyntaxNode) => boolean {
  return (statement) => {
    if (isOutermost(statement)) return true;
    const scope = scopes.find(({ block }) => block.from === statement.parent?.from);
    const defined = findDefined(statement);
    return (
      scope !== undefined &&
      defined.length > 0 &&
      defined.every(({ from, to }) => scope.names.some(({ name }) => name === source.slice(from, to)))
    );
  };
}

/** Makes the names of a scope global, to be read and set, at the beginning of its block. */
export function writeInnerAccess({ names }: InnerScope): string {
  if (names.length === 0) return '';
  const all = names.map(
    ({ name, canChange }) => `${name}:[()=>${name}${canChange ? `,(each)=>{${name}=each}` : ''}]`,
  );
  return `$plybook.makeGlobal({${all.join()}});`;
}
