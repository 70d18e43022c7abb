import { areSides } from '../fill-arguments.ts';
import type { SyntaxNode } from '@lezer/common';
import { Insertions } from '../insertions.ts';
import { writeInnerAccess } from './inner-scopes.ts';
import { findDefined } from './scopes.ts';
import { findRecursion } from '../outline.ts';
import type { ParsedJavaScript } from './outline-javascript.ts';
import { writeImported } from './write-module.ts';

/**
 * Wraps the body of each function that leads to a search in `return $plybook.call(k, […], () => {…});`, where `k` is
 * its index in the outline. For lines it adds `$plybook.line(n);` before each statement there, `$plybook.aside(n);`
 * before those of other functions, and `$plybook.given(n, "x", x);` after assignments. What a script may not hold is
 * hidden: `export`, and imports, which become constants that are read from `$plybook.module`. So are `async` and `await`:
 * promises of `$plybook` are settled at once. A function that runs once begins with `$plybook.makeGlobal({…});`, by which
 * its names are reached. Each statement outside functions begins with `$plybook.part(n);`, where `n` is its offset. Adds no
 * line.
 */
export function instrumentJavaScript(
  source: string,
  { tree, outline, definitions, innerScopes, lineAt }: ParsedJavaScript,
  isLined: boolean,
): string {
  const { recursive, leading } = findRecursion(outline);
  const watched = definitions.filter((_, index) => {
    const { name, isGenerator } = outline.functions[index];
    return !isGenerator && name !== 'constructor' && (recursive.has(name) || leading.has(name));
  });
  const isIn = (among: readonly SyntaxNode[], { from, to }: SyntaxNode) =>
    among.some((each) => from > each.from && to <= each.to);
  const inserted = new Insertions();
  tree.iterate({
    enter({ node }) {
      if (isPart(node)) inserted.add(node.from, `$plybook.part(${node.from});`);
      if (node.getChild('async') && node.getChild('Star') === null) enclose(node, '$plybook.promised(()=>');
      if (watched.some((each) => each.from === node.from && each.to === node.to && each.name === node.name))
        wrap(node);
      if (node.name === 'ImportDeclaration') {
        inserted.add(node.from, writeImported(source.slice(node.from, node.to)));
        hide(node.from, node.to);
        return false;
      }
      if (node.name === 'ExportDeclaration' && (node.getChild('ExportGroup') || node.getChild('from'))) {
        hide(node.from, node.to);
        return false;
      }
      if (/^(export|default)$/.test(node.name) && node.parent?.name === 'ExportDeclaration')
        hide(node.from, node.to);
      if (/^(async|await)$/.test(node.name)) inserted.replace(node.from, node.to, '     ');
      if (node.name === 'AwaitExpression') {
        inserted.add(node.lastChild!.from, '$plybook.settled(');
        inserted.addFirst(node.to, ')');
      }
      if (node.name === 'ClassBody') inserted.add(node.from + 1, writeFieldsAccess(node));
      const inner = node.name === 'Block' && innerScopes.find(({ block }) => block.from === node.from);
      if (inner) inserted.add(node.from + 1, writeInnerAccess(inner));
      if (!isLined || !isStatement(node) || !isIn(definitions, node)) return true;
      const isWatched = isIn(watched, node);
      const line = `$plybook.${isWatched ? 'line' : 'aside'}(${lineAt(node.from)});`;
      if (/^(Block|Script|SwitchBody)$/.test(node.parent?.name ?? '')) inserted.add(node.from, line);
      else if (node.name !== 'Block') {
        inserted.add(node.from, `{${line}`);
        inserted.addFirst(node.to, '}');
      }
      if (!isWatched) return true;
      const body = node.name === 'ForStatement' ? node.getChild('Block') : null;
      if (body) inserted.add(body.from + 1, writeGivenHooks(findLoopTargets(node)));
      const targets = findTargets(node);
      if (targets.length > 0) inserted.addFirst(node.to, `;${writeGivenHooks(targets)}`);
      return true;
    },
  });
  return inserted.applyTo(source);

  function wrap(definition: SyntaxNode): void {
    const index = definitions.findIndex((each) => each.from === definition.from && each.to === definition.to);
    const list = definition.getChild('ParamList');
    const head = list ? source.slice(list.from, list.to) : '';
    const names = outline.functions[index].parameters.map(({ name, parts }) => {
      const sides = parts && areSides(parts) ? parts.map((each) => each.name) : [];
      // Each part has its own name too, so that the object can be written again.
      const isPlain = sides.length > 0 && new RegExp(`\\{\\s*${sides.join('\\s*,\\s*')}\\s*\\}`).test(head);
      return isPlain ? `{${sides.join()}}` : name;
    });
    const isOwned = outline.functions[index].owner !== null && definition.name !== 'ArrowFunction';
    const given = isOwned ? ['this', ...names] : names;
    enclose(definition, `$plybook.call(${index},[${given.join()}],()=>`);
  }

  /** Makes the body of a function an argument of what `head` calls. */
  function enclose(definition: SyntaxNode, head: string): void {
    const body = definition.getChild('Block');
    if (body) {
      inserted.add(body.from + 1, `return ${head}{`);
      inserted.addFirst(body.to - 1, '});');
      return;
    }
    const expression = definition.lastChild!;
    inserted.add(expression.from, `${head}(`);
    inserted.addFirst(expression.to, '))');
  }

  /** Lets the recorder read and set the private fields of a class, which are hidden outside; empty if it has none. */
  function writeFieldsAccess(body: SyntaxNode): string {
    const fields = body
      .getChildren('PropertyDeclaration')
      .filter((field) => field.getChild('static') === null)
      .flatMap((field) => field.getChildren('PrivatePropertyDefinition'))
      .map(({ from, to }) => source.slice(from, to));
    if (fields.length === 0) return '';
    const read = fields.map((name) => `...(${name} in this&&{'${name}':this.${name}})`);
    const set = fields.map((name) => `if('${name}' in f)this.${name}=f['${name}'];`);
    return `get [$plybook.fields](){return {...super[$plybook.fields],${read.join()}}}set [$plybook.fields](f){if(super[$plybook.fields])super[$plybook.fields]=f;${set.join('')}}`;
  }

  function writeGivenHooks(targets: readonly SyntaxNode[]): string {
    return targets
      .map(({ from, to }) => source.slice(from, to))
      .map((name, i) => `$plybook.given(${lineAt(targets[i].from)},"${name}",${name});`)
      .join('');
  }

  /** Blanks out syntax that a script may not contain, so that offsets stay the same. */
  function hide(from: number, to: number): void {
    inserted.add(from, '/*');
    inserted.add(to, '*/');
  }
}

/** Whether a node is a statement outside functions that declares nothing. A text that stands alone, `'use strict'`, has to be first. */
function isPart(node: SyntaxNode): boolean {
  const isText = node.firstChild?.name === 'String';
  return (
    node.parent?.name === 'Script' && isStatement(node) && node.name !== 'VariableDeclaration' && !isText
  );
}

function isStatement({ name, parent }: SyntaxNode): boolean {
  if (name === 'VariableDeclaration')
    return parent?.name !== 'ForSpec' && parent?.name !== 'ForOfSpec' && parent?.name !== 'ForInSpec';
  return name.endsWith('Statement');
}

function findTargets({ name, firstChild, node }: SyntaxNode): SyntaxNode[] {
  if (name === 'VariableDeclaration') return findDefined(node);
  if (name !== 'ExpressionStatement' || !/^(Assignment|Postfix)Expression$/.test(firstChild?.name ?? ''))
    return [];
  return firstChild!.firstChild?.name === 'VariableName' ? [firstChild!.firstChild] : [];
}

function findLoopTargets(loop: SyntaxNode): SyntaxNode[] {
  const head = loop.getChild('ForOfSpec') ?? loop.getChild('ForInSpec') ?? loop.getChild('ForSpec');
  const declared = head?.getChild('VariableDeclaration') ?? head;
  return declared ? findDefined(declared) : [];
}
