import type { SyntaxNode } from '@lezer/common';
import { findRecursion } from '../outline.ts';
import { findTargets, type ParsedPython } from './outline-python.ts';

/** A name that a line gives a value, which shows at the next line of that function from `from` to `to`. */
type AssignedName = readonly [name: string, from: number, to: number];

/** The facts about a program's text that the recorder needs, as JSON. */
interface ProgramMap {
  /** By index in the outline: its name, the line of its `def`, and whether it leads to a search. */
  readonly functions: readonly (readonly [name: string, line: number, isWatched: boolean])[];
  readonly assigned: Readonly<Record<number, readonly AssignedName[]>>;
}

const LAST = 1e9;

export function writeProgramMap(
  source: string,
  { tree, outline, definitions, lineAt }: ParsedPython,
): string {
  const { recursive, leading } = findRecursion(outline);
  const isWatched = (index: number) => {
    const { name, isGenerator } = outline.functions[index];
    return !isGenerator && (recursive.has(name) || leading.has(name));
  };
  const watched = definitions.filter((_, index) => isWatched(index));
  const assigned: Record<number, AssignedName[]> = {};
  const add = (target: SyntaxNode, line: number, from: number, to: number) =>
    (assigned[line] ??= []).push([source.slice(target.from, target.to), from, to]);
  tree.iterate({
    enter({ node }) {
      const { name, from } = node;
      if (!watched.some((each) => from > each.from && from < each.to)) return;
      if (name === 'AssignStatement' || name === 'UpdateStatement')
        for (const target of findTargets(node)) add(target, lineAt(target.from), 0, LAST);
      if (name !== 'ForStatement') return;
      const [target, body] = [node.getChild('VariableName'), node.getChild('Body')];
      if (target?.nextSibling?.name !== 'in' || target.prevSibling?.name !== 'for' || !body) return;
      const line = lineAt(from);
      if (lineAt(body.to - 1) > line) add(target, line, line + 1, lineAt(body.to - 1));
    },
  });
  const functions = outline.functions.map(({ name, line }, index) => [name, line, isWatched(index)] as const);
  return JSON.stringify({ functions, assigned } satisfies ProgramMap);
}
