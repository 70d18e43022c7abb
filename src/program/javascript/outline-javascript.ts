import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { findAssigned } from './assigned-functions.ts';
import { findComponents, type Component } from './components.ts';
import { findExposed } from './exposed-functions.ts';
import { findInnerScopes, makeIsOuter, type InnerScope } from './inner-scopes.ts';
import { findDefined, findEnclosing, isFunction, isObjectMethod, isOutermost } from './scopes.ts';
import {
  findConstructor,
  makeLineFinder,
  makeParameter,
  type Outline,
  type OutlinedClass,
  type OutlinedFunction,
  type Parameter,
} from '../outline.ts';

export interface ParsedJavaScript {
  readonly tree: Tree;
  readonly outline: Outline;
  /** In the order of the outline. */
  readonly definitions: readonly SyntaxNode[];
  readonly innerScopes: readonly InnerScope[];
  readonly components: readonly Component[];
  readonly lineAt: (offset: number) => number;
}

/** Never throws: anything that is not JavaScript is left out. */
export function parseJavaScript(source: string): ParsedJavaScript {
  const tree = parser.parse(source);
  const lineAt = makeLineFinder(source);
  const definitions: { node: SyntaxNode; name: string }[] = [];
  const globals: string[] = [];
  const classes: SyntaxNode[] = [];
  let brokenAt: number | null = null;
  tree.iterate({
    enter({ node }) {
      if (node.type.isError) brokenAt ??= lineAt(node.from);
      const name = findName(source, node);
      if (name !== null) definitions.push({ node, name });
      if (node.name === 'ClassDeclaration' && readClassName(source, node) && isOutermost(node))
        classes.push(node);
      if (node.name === 'VariableDeclaration' && isOutermost(node))
        globals.push(...findDefined(node).map((each) => source.slice(each.from, each.to)));
    },
  });
  const known = new Set(definitions.map(({ name }) => name));
  const outer = definitions.filter(({ node }) => !findEnclosing(node)).map(({ name }) => name);
  const named = classes.flatMap((each) => readClassName(source, each) ?? []);
  const components = findComponents(source, tree);
  const innerScopes = findInnerScopes(source, tree, new Set([...globals, ...outer, ...named]), components);
  const inner = innerScopes.flatMap(({ names }) => names.map(({ name }) => name));
  const isOuter = makeIsOuter(source, innerScopes);
  for (const { block } of innerScopes) classes.push(...block.getChildren('ClassDeclaration').filter(isOuter));
  const isComponent = (node: SyntaxNode | null) => components.some(({ from }) => from === node?.from);
  const functions = definitions.map(({ node, name }): OutlinedFunction => {
    const around = findEnclosing(node);
    const assigned = findAssigned(source, node);
    const owner =
      around?.name === 'ClassBody'
        ? (readClassName(source, around.parent) ?? 'class')
        : (assigned?.owner ?? null);
    const isWithin =
      !assigned &&
      around !== null &&
      !(owner !== null && isMethod(source, node, isOuter)) &&
      !isReached(node, isOuter);
    const isPrivate = name.startsWith('#');
    const callee = isPrivate
      ? null
      : assigned
        ? assigned.callee
        : ((isComponent(around) && !isWithin ? null : findExposed(source, node, name)) ??
          (isWithin ? null : findCallee(source, node, name, owner, isOuter)));
    return {
      name,
      line: lineAt(node.from),
      parameters: readParameters(source, node),
      owner,
      callee,
      isNested: isPrivate || isComponent(node) || (isWithin && callee === null),
      names: findMentioned(source, node, known),
      isGenerator:
        node.getChild('Star') !== null || /^function\s*\*/.test(source.slice(node.from, node.from + 12)),
    };
  });
  const bases = new Map(classes.map((each) => [readClassName(source, each)!, readBase(source, each)]));
  const own = new Set(functions.map(({ name }) => name));
  const owners = new Set(functions.map(({ owner }) => owner));
  const constructors = functions.filter(({ name, callee }) => callee === name && owners.has(name));
  return {
    tree,
    outline: {
      functions,
      classes: [
        ...classes.map((node) => {
          const name = readClassName(source, node)!;
          const made = findConstructor(name, 'constructor', bases, functions);
          const parameters = needsNoProps(source, node) ? [] : (made?.parameters ?? []);
          return { name, parameters, prefix: 'new ' as const };
        }),
        ...constructors.map(({ name, parameters }) => ({ name, parameters, prefix: 'new ' as const })),
      ],
      globals: [...globals, ...inner].filter((name) => !own.has(name) && !bases.has(name)),
      brokenAt,
    },
    definitions: definitions.map(({ node }) => node),
    innerScopes,
    components,
    lineAt,
  };
}

/** The classes that a module exports, to create objects without importing it. */
export function listModuleClasses(path: string, text: string): OutlinedClass[] {
  return parseJavaScript(text).outline.classes.map((each) => {
    const module = `$plybook.modules.get(${JSON.stringify(`/${path}`)})`;
    return { ...each, prefix: `new ({ ${each.name}: ${module}.default, ...${module} }).` };
  });
}

function readClassName(source: string, node: SyntaxNode | null): string | null {
  const name = node?.getChild('VariableDefinition');
  return name ? source.slice(name.from, name.to) : null;
}

/** The name of the class that a class is derived from; empty if there is none. */
function readBase(source: string, node: SyntaxNode): string {
  const base = node.getChild('extends')?.nextSibling;
  return base ? source.slice(base.from, base.to) : '';
}

/** Whether a class is a component of React that only passes on what it is made with. */
function needsNoProps(source: string, node: SyntaxNode): boolean {
  const isOwn = /(?<!this\.)\bprops\s*[.[]|=\s*props\b/.test(source.slice(node.from, node.to));
  return /^(?:React\.)?(?:Pure)?Component$/.test(readBase(source, node)) && !isOwn;
}

type IsOuter = (statement: SyntaxNode) => boolean;

/** Whether a function is in a scope whose names are reached, and not within another one there. */
function isReached(node: SyntaxNode, isOuter: IsOuter): boolean {
  const block = findEnclosing(node)?.getChild('Block');
  if (!block) return false;
  let at = node;
  while (at.parent && at.parent.from !== block.from) at = at.parent;
  return isOuter(at);
}

/** Whether a node is a method of a top-level class, or the function in a field of one, and not a getter. */
function isMethod(source: string, node: SyntaxNode, isOuter: IsOuter): boolean {
  const { from, to, parent } = findMember(node);
  const isAsked = !/^(static\s+)?(get|set)\b\s*[\w#]/.test(source.slice(from, to));
  const made = parent?.parent;
  return isAsked && made?.name === 'ClassDeclaration' && isOuter(made);
}

/** What a class has: a method, or a field with a function, `minimax = (board) => …`. */
function findMember(node: SyntaxNode): SyntaxNode {
  return node.parent?.name === 'PropertyDeclaration' ? node.parent : node;
}

/** The expression that calls a function which is not inside another: one of a class, of an object in a constant, or a free one. */
function findCallee(
  source: string,
  node: SyntaxNode,
  name: string,
  owner: string | null,
  isOuter: IsOuter,
): string | null {
  if (owner !== null)
    return /^static\b\s*[\w*]/.test(source.slice(findMember(node).from, node.to)) ? `${owner}.${name}` : null;
  const property = isObjectMethod(node) ? node : node.parent?.name === 'Property' ? node.parent : null;
  if (!property) return name;
  const holder = property.parent!;
  const held = holder.prevSibling?.name === 'Equals' ? holder.prevSibling.prevSibling : null;
  const isHeld = held?.name === 'VariableDefinition' && isOuter(held.parent!);
  return isHeld ? `${source.slice(held.from, held.to)}.${name}` : null;
}

/** The own name of a function, or the name it is assigned to; null for any other. */
function findName(source: string, node: SyntaxNode): string | null {
  const text = (named: SyntaxNode | null | undefined) => (named ? source.slice(named.from, named.to) : null);
  if (node.name === 'FunctionDeclaration') return text(node.getChild('VariableDefinition'));
  if (node.name === 'MethodDeclaration' || isObjectMethod(node))
    return text(node.getChild('PropertyDefinition') ?? node.getChild('PrivatePropertyDefinition'));
  if (node.name !== 'ArrowFunction' && node.name !== 'FunctionExpression') return null;
  const value = findWrapped(node, text) ?? node;
  const before = value.prevSibling?.name === 'Equals' ? value.prevSibling.prevSibling : null;
  if (value !== node && !isCalled(source, text(before))) return text(node.getChild('VariableDefinition'));
  if (before && /^(VariableDefinition|VariableName|PropertyDefinition)$/.test(before.name))
    return text(before);
  if (before) return findAssigned(source, node)?.name ?? null;
  if (node.prevSibling?.name === ':' && node.parent?.name === 'Property') return text(node.parent.firstChild);
  return text(node.getChild('VariableDefinition'));
}

/** The call that a function is given to first, as `useCallback((board) => …)` or `memoize((board) => …)`; null for none. */
function findWrapped(
  { prevSibling: before, parent }: SyntaxNode,
  text: (node: SyntaxNode) => string | null,
): SyntaxNode | null {
  const call = before?.name === '(' && parent?.name === 'ArgList' ? parent.parent : null;
  const isNamed =
    call?.name === 'CallExpression' && /^(?:[A-Z]\w*\.)?\w+$/.test(text(call.firstChild!) ?? '');
  return isNamed ? call : null;
}

function isCalled(source: string, name: string | null): boolean {
  return (
    name !== null &&
    new RegExp(String.raw`(?<![\w$.])${name.replaceAll('$', String.raw`\$`)}\s*\(`).test(source)
  );
}

/** What a function says within others that have names, only these call. */
function findMentioned(source: string, definition: SyntaxNode, known: ReadonlySet<string>): Set<string> {
  const names = new Set<string>();
  const asked = new Set<string>();
  const own = new Set<string>();
  definition.cursor().iterate(({ name, from, to, node }) => {
    if (from > definition.from && isFunction(node) && findName(source, node) !== null) return false;
    const text = source.slice(from, to);
    if (!known.has(text)) return true;
    if (name === 'VariableDefinition' && isValue(node) && node.parent?.from !== definition.from)
      own.add(text);
    if (name === 'PropertyName' || name === 'PrivatePropertyName') asked.add(text);
    else if (name === 'VariableName') names.add(text);
    return true;
  });
  for (const text of own) names.delete(text);
  return new Set([...names, ...asked]);
}

function isValue({ parent, nextSibling }: SyntaxNode): boolean {
  if (parent?.name === 'ParamList') return true;
  const value = nextSibling?.name === 'Equals' ? nextSibling.nextSibling : null;
  return (
    parent?.name === 'VariableDeclaration' && !/^(ArrowFunction|FunctionExpression)$/.test(value?.name ?? '')
  );
}

const isParameter = /^(VariableDefinition|ArrayPattern|ObjectPattern)$/;

function readParameters(source: string, definition: SyntaxNode): Parameter[] {
  const list = definition.getChild('ParamList');
  const parameters: Parameter[] = [];
  for (let at = list?.firstChild ?? null; at; at = at.nextSibling) {
    if (!isParameter.test(at.name)) continue;
    // A destructured parameter is named after its first part.
    const name = /[\p{L}\p{N}_$]+/u.exec(source.slice(at.from, at.to))?.[0] ?? '';
    const { isOptional, ...each } = makeParameter(name, readDefault(source, at));
    parameters.push({
      ...each,
      isOptional: isOptional || at.prevSibling?.name === 'Spread',
      parts: at.name === 'ObjectPattern' ? readParts(source, at) : null,
    });
  }
  return parameters;
}

function readParts(source: string, pattern: SyntaxNode): Parameter[] {
  return pattern.getChildren('PatternProperty').flatMap(({ firstChild: key, lastChild: last }) => {
    if (!key || key.name === 'Spread') return [];
    const before = last?.prevSibling?.name === 'Equals' ? last.prevSibling.prevSibling : null;
    return [makeParameter(source.slice(key.from, key.to), before && readDefault(source, before))];
  });
}

function readDefault(source: string, { nextSibling: equals }: SyntaxNode): string | null {
  const value = equals?.name === 'Equals' ? equals.nextSibling : null;
  return value && source.slice(value.from, value.to);
}
