import type { SyntaxNode, Tree } from '@lezer/common';

/** Imports of names that are never used. Editors add such lines, and MicroPython may not have what they name. */
export function findIdleImports(tree: Tree, source: string): SyntaxNode[] {
  const imports: SyntaxNode[] = [];
  const used = new Set<string>();
  tree.iterate({
    enter({ node }) {
      if (node.name === 'VariableName') used.add(source.slice(node.from, node.to));
      if (node.name !== 'ImportStatement') return true;
      imports.push(node);
      return false;
    },
  });
  return imports.filter((each) => {
    const names = findBound(each, source);
    return (
      names.length > 0 && names.every((name) => !used.has(name)) && each.parent?.name !== 'StatementGroup'
    );
  });
}

/** Empty if it has a star. */
function findBound(statement: SyntaxNode, source: string): string[] {
  const names: string[] = [];
  let isFrom = false;
  let isNext = true;
  for (let at = statement.firstChild; at; at = at.nextSibling) {
    if (at.name === 'from') isFrom = true;
    else if (at.name === 'import') [isFrom, isNext] = [false, true];
    else if (at.name === ',') isNext = true;
    else if (at.name === 'as') [isNext] = [names.pop() !== undefined];
    else if (at.name === 'VariableName' && isNext && !isFrom) {
      names.push(source.slice(at.from, at.to));
      isNext = false;
    }
  }
  return names;
}
