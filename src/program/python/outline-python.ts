import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/python';
import { splitAt } from '../read-calls.ts';
import type { ModuleFiles } from '../module-files.ts';
import {
  findConstructor,
  makeLineFinder,
  makeParameter,
  type Outline,
  type OutlinedClass,
  type OutlinedFunction,
  type Parameter,
} from '../outline.ts';

export interface ParsedPython {
  readonly tree: Tree;
  readonly outline: Outline;
  readonly definitions: readonly SyntaxNode[];
  readonly lineAt: (offset: number) => number;
}

/** Never throws: anything that is not Python is left out. */
export function parsePython(source: string): ParsedPython {
  const tree = parser.parse(source.replaceAll(pairMatch, joinSubjects));
  const lineAt = makeLineFinder(source);
  const definitions: SyntaxNode[] = [];
  const classes: SyntaxNode[] = [];
  const globals = new Set<string>();
  let brokenAt: number | null = null;
  tree.iterate({
    enter({ node }) {
      if (node.type.isError) brokenAt ??= lineAt(node.from);
      if (node.name === 'FunctionDefinition' || findLambda(node)) definitions.push(node);
      if (node.name === 'ClassDefinition' && findEnclosing(node) === null) classes.push(node);
      if (node.name === 'AssignStatement' && node.parent?.name === 'Script')
        for (const target of findTargets(node)) globals.add(source.slice(target.from, target.to));
    },
  });
  const nameOf = (node: SyntaxNode) => readText(source, node.getChild('VariableName'));
  const known = new Set(definitions.map(nameOf));
  const aliases = new Map(
    [...source.matchAll(alias)].flatMap(([, name, of]) =>
      known.has(of) && !known.has(name) ? [[name, of]] : [],
    ),
  );
  const functions = definitions.map((node): OutlinedFunction => {
    const around = findEnclosing(node);
    const { names, isGenerator } = findMentioned(source, node, known, aliases);
    const [name, owner] = [nameOf(node), around?.name === 'ClassDefinition' ? nameOf(around) : null];
    const isNested = around?.name === 'FunctionDefinition';
    const decorator = readDecorator(source, node);
    const isOfClass = owner !== null && findEnclosing(around!) === null && decorator !== null;
    const parameters = readParameters(source, (findLambda(node) ?? node).getChild('ParamList'));
    const returned = isNested ? findReturned(source, around, name) : null;
    return {
      name,
      line: lineAt(node.from),
      parameters: decorator === 'classmethod' ? parameters.slice(1) : parameters,
      owner,
      callee: isOfClass ? `${owner}.${name}` : owner ? null : isNested ? returned : name,
      isNested: isNested && returned === null,
      names,
      isGenerator,
    };
  });
  const bases = new Map(classes.map((each) => [nameOf(each), readBase(source, each)]));
  const outline = {
    functions,
    classes: [
      ...classes.map((node) =>
        readClass(source, node, nameOf(node), findConstructor(nameOf(node), '__init__', bases, functions)),
      ),
      ...listNamedTuples(source).filter(({ name }) => !bases.has(name)),
    ],
    globals: [...globals],
    brokenAt,
  };
  return { tree, outline, definitions, lineAt };
}

/** A variable that is a function with some of its arguments, `maximize = partial(search, max)`. */
const alias = /^[ \t]*(\w+)[ \t]*=[ \t]*(?:functools\.)?partial\(\s*(\w+)/gm;

/** The function that a statement gives a name, `minimax = lambda board, player: …`; null for any other node. */
function findLambda({ name, firstChild, lastChild }: SyntaxNode): SyntaxNode | null {
  const isNamed =
    name === 'AssignStatement' &&
    firstChild?.name === 'VariableName' &&
    lastChild?.name === 'LambdaExpression';
  return isNamed ? lastChild : null;
}

/** The variable that has the inner function which a function returned, `choose = make_player("X")`; null if none has. */
function findReturned(source: string, around: SyntaxNode, name: string): string | null {
  if (around.parent?.name !== 'Script') return null;
  if (!new RegExp(`^[ \\t]+return ${name}[ \\t]*$`, 'm').test(readText(source, around))) return null;
  const maker = readText(source, around.getChild('VariableName'));
  return new RegExp(`^(\\w+)[ \\t]*=[ \\t]*${maker}\\(`, 'm').exec(source)?.[1] ?? null;
}

/** A module that runs a loop when imported is not imported for its classes. */
const loops = /^while\b/m;

/** The classes of the modules. The program need not import them if its search gets the board as an argument. */
export function listModuleClasses(files: ModuleFiles, modules: readonly string[]): OutlinedClass[] {
  return modules
    .filter(
      (path) =>
        /^class\b/m.test(files[path]) && !loops.test(files[path]) && !/(^|\/)tests?[_/]|_test\./.test(path),
    )
    .flatMap((path) => {
      const module = path.replace(/\.py$/, '').replaceAll('/', '.');
      const prefix = `__import__("${module}", fromlist=["*"]).`;
      return parsePython(files[path]).outline.classes.map((each) => ({ ...each, prefix }));
    });
}

const pairMatch = /^[ \t]*match .*,.*:/gm;

/** Works around a parser error at the comma of `match first, second:`. The text keeps its length. */
function joinSubjects(line: string): string {
  return splitAt(line, ',').join('|');
}

const field = /^[ \t]+(\w+)[ \t]*:(?!=)[^=\n]+(?:=[ \t]*(.*))?/gm;

/** The name of the first class that a class is derived from; empty if there is none. */
function readBase(source: string, node: SyntaxNode): string {
  return /^\(\s*(\w+)/u.exec(readText(source, node.getChild('ArgList')))?.[1] ?? '';
}

/** Reads a class. The fields of a data class are the parameters of its constructor. */
function readClass(
  source: string,
  node: SyntaxNode,
  name: string,
  init: OutlinedFunction | undefined,
): OutlinedClass {
  const isData =
    (node.parent?.name === 'DecoratedStatement' && /@.*dataclass/.test(readText(source, node.parent))) ||
    /\bNamedTuple$/.test(readBase(source, node));
  const [head] = readText(source, node.getChild('Body')).split(/^\s*(?:@|def\b)/m);
  const fields = isData
    ? [...head.slice(1).matchAll(field)].map(([, each, value]) => makeParameter(each, value))
    : [];
  return { name, parameters: init?.parameters.slice(1) ?? fields, prefix: '' };
}

const namedTuple =
  /^(\w+)[ \t]*=[ \t]*(?:collections\.)?namedtuple\([ \t]*["']\w+["'],\s*(?:(["'])([\w, ]+)\2|[[(]([\w"',\s]+)[\])])\s*\)/gm;

/** The classes that the library makes of names, `State = namedtuple("State", "board player")`. */
function listNamedTuples(source: string): OutlinedClass[] {
  return [...source.matchAll(namedTuple)].map(([, name, , text, list]) => ({
    name,
    parameters: ((text ?? list).match(/\w+/g) ?? []).map((each) => makeParameter(each)),
    prefix: '',
  }));
}

/** Whether a method is one of its class, without an object. */
function readDecorator(source: string, { parent }: SyntaxNode): 'staticmethod' | 'classmethod' | null {
  if (parent?.name !== 'DecoratedStatement') return null;
  const [, kind] = /^\s*@(static|class)method\b/m.exec(readText(source, parent)) ?? [];
  return kind === undefined ? null : kind === 'static' ? 'staticmethod' : 'classmethod';
}

function findEnclosing(node: SyntaxNode): SyntaxNode | null {
  for (let at = node.parent; at; at = at.parent)
    if (at.name === 'FunctionDefinition' || at.name === 'ClassDefinition') return at;
  return null;
}

/** The assigned variables, without attributes and elements of other objects. */
export function findTargets(assignment: SyntaxNode): SyntaxNode[] {
  const first = assignment.firstChild;
  if (assignment.name === 'UpdateStatement') return first?.name === 'VariableName' ? [first] : [];
  const found: SyntaxNode[] = [];
  let last = assignment.firstChild;
  const before: SyntaxNode[] = [];
  for (let at = last; at; at = at.nextSibling) {
    if (at.name === 'AssignOp') found.push(...before.splice(0));
    else if (at.name === 'VariableName' && (last?.name !== 'AssignOp' || at.nextSibling?.name === 'AssignOp'))
      before.push(at);
    last = at;
  }
  return found;
}

function findMentioned(
  source: string,
  definition: SyntaxNode,
  known: ReadonlySet<string>,
  aliases: ReadonlyMap<string, string>,
) {
  const names = new Set<string>();
  const asked = new Set<string>();
  const own = new Set<string>();
  let isGenerator = false;
  const itself = readText(source, definition.getChild('VariableName'));
  definition.cursor().iterate((node) => {
    if (node.from === definition.from && node.name !== 'FunctionDefinition') return;
    if (node.name === 'YieldExpression' || node.name === 'YieldStatement') isGenerator = true;
    const isOwnName = node.node.parent?.name === 'FunctionDefinition';
    if (isOwnName || (node.name !== 'VariableName' && node.name !== 'PropertyName')) return;
    const written = source.slice(node.from, node.to);
    const name = aliases.get(written) ?? written;
    if (!known.has(name)) return;
    // A method may read an attribute of its own name, as `return state.utility`, or call that of its base.
    const isOfBase = /\bsuper\([^()]*\)\.$/.test(source.slice(Math.max(0, node.from - 40), node.from));
    if (node.name === 'PropertyName' && name === itself && (isOfBase || !isCalled(node.node))) return;
    if (node.name === 'PropertyName') asked.add(name);
    else if (isBinding(node.node)) own.add(name);
    else names.add(name);
  });
  for (const name of own) names.delete(name);
  // A variable hides a function of the same name, but not a method: `value = self.value(after)`.
  return { names: new Set([...names, ...asked]), isGenerator };
}

function isCalled({ parent: member }: SyntaxNode): boolean {
  return member?.parent?.name === 'CallExpression' && member.parent.firstChild?.from === member.from;
}

function isBinding(node: SyntaxNode): boolean {
  const { parent, nextSibling, prevSibling } = node;
  if (parent?.name === 'ParamList') return !isDefault(node);
  if (parent?.name === 'AssignStatement') return nextSibling?.name === 'AssignOp';
  return prevSibling?.name === 'for' && nextSibling?.name === 'in';
}

function readParameters(source: string, list: SyntaxNode | null): Parameter[] {
  const parameters: Parameter[] = [];
  let [isRest, isNamed] = [false, false];
  for (let at = list?.firstChild ?? null; at; at = at.nextSibling) {
    if (at.name === '*' || at.name === '**') isRest = isNamed = true;
    else if (at.name === ',') isRest = false;
    else if (at.name === 'VariableName' && !isDefault(at)) {
      const { isOptional, ...each } = makeParameter(
        readText(source, at),
        readDefault(source, at),
        readType(source, at),
      );
      parameters.push({ ...each, isOptional: isOptional || isRest, isNamed });
    }
  }
  return parameters;
}

function isDefault(node: SyntaxNode): boolean {
  return node.prevSibling?.name === 'AssignOp';
}

function readDefault(source: string, node: SyntaxNode): string | null {
  const next = node.nextSibling?.name === 'TypeDef' ? node.nextSibling.nextSibling : node.nextSibling;
  return next?.name === 'AssignOp' ? readText(source, next.nextSibling) : null;
}

/** Without its colon. */
function readType(source: string, node: SyntaxNode): string | null {
  const next = node.nextSibling;
  return next?.name === 'TypeDef' ? readText(source, next).replace(/^:\s*/, '') : null;
}

function readText(source: string, node: SyntaxNode | null): string {
  return node ? source.slice(node.from, node.to) : '';
}
