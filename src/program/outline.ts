import type { ProgramFunction } from '../search/index.ts';

export interface Parameter {
  readonly name: string;
  readonly isOptional: boolean;
  /** The text of its default; null if it has none. */
  readonly preset: string | null;
  /** The type that the program writes for it; null if it writes none. */
  readonly type: string | null;
  /** Whether calls must name it, as after a `*` in Python. */
  readonly isNamed: boolean;
  /** The parts of an object that JavaScript takes apart, `{ board, isMax = true }`; null for any other. */
  readonly parts: readonly Parameter[] | null;
}

/** A parameter that calls must give, at its place. */
export function makeParameter(
  name: string,
  preset: string | null = null,
  type: string | null = null,
): Parameter {
  return { name, isOptional: preset !== null, preset, type, isNamed: false, parts: null };
}

export interface OutlinedFunction extends ProgramFunction {
  /** Without the class that a class method of Python gets first. */
  readonly parameters: readonly Parameter[];
  /** The class that it is defined in. */
  readonly owner: string | null;
  /** What calls it without an object of its class: `minimax`, `Computer.minimax`; null if nothing does. */
  readonly callee: string | null;
  /** Whether it cannot be called from outside: it is private, in another function, or a component of a page. */
  readonly isNested: boolean;
  readonly names: ReadonlySet<string>;
  /** Whether it is a generator: calling it runs nothing yet. */
  readonly isGenerator: boolean;
}

/** How an object of a class is created: its arguments, and what precedes the class name. */
export interface OutlinedClass {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly prefix: string;
}

export interface Outline {
  readonly functions: readonly OutlinedFunction[];
  /** Classes outside functions and other classes, of the program and its modules. */
  readonly classes: readonly OutlinedClass[];
  readonly globals: readonly string[];
  /** The first line that cannot be parsed, from 1; null if all can. */
  readonly brokenAt: number | null;
}

/** The functions that each one reaches by name, itself included if it does. */
export function findReached({ functions }: Pick<Outline, 'functions'>): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const { name, names } of functions) named.set(name, new Set([...(named.get(name) ?? []), ...names]));
  return new Map(
    [...named.keys()].map((from) => {
      const seen = new Set<string>();
      const waiting = [...named.get(from)!];
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        if (seen.has(name)) continue;
        seen.add(name);
        waiting.push(...(named.get(name) ?? []));
      }
      return [from, seen] as const;
    }),
  );
}

/**
 * Functions that call a recursive one, directly or not. If none is recursive: functions with parameters that are never
 * called.
 */
export function findRecursion(outline: Outline): {
  readonly recursive: Set<string>;
  readonly leading: Set<string>;
  /** Whether no function is recursive, so that these are a guess. */
  readonly isGuessed: boolean;
} {
  const reach = findReached(outline);
  const generators = new Set(outline.functions.filter((each) => each.isGenerator).map(({ name }) => name));
  const recursive = new Set(
    [...reach.keys()].filter((name) => reach.get(name)!.has(name) && !generators.has(name)),
  );
  const isGuessed = recursive.size === 0;
  if (isGuessed) {
    const called = new Set(outline.functions.flatMap(({ names }) => [...names]));
    for (const { name, parameters, isGenerator } of outline.functions)
      if (!isGenerator && !called.has(name) && parameters.length > 0) recursive.add(name);
  }
  const leading = [...reach.keys()].filter(
    (name) =>
      !recursive.has(name) &&
      !generators.has(name) &&
      [...reach.get(name)!].some((each) => recursive.has(each)),
  );
  return { recursive, leading: new Set(leading), isGuessed };
}

/** The constructor of a class, or the one that it inherits. `bases` has the base of each class; `called` is its name. */
export function findConstructor(
  name: string,
  called: string,
  bases: ReadonlyMap<string, string>,
  functions: readonly OutlinedFunction[],
): OutlinedFunction | undefined {
  const passed = new Set<string>();
  for (let at: string | undefined = name; at !== undefined && !passed.has(at); at = bases.get(at)) {
    passed.add(at);
    const own = functions.find((each) => each.owner === at && each.name === called);
    if (own) return own;
  }
  return undefined;
}

/** The lines of a function below its head, which is at `line`, from 1: those that are indented more. */
export function readBody(lines: readonly string[], line: number): readonly string[] {
  const indent = (text: string) => /^\s*/.exec(text)![0].length;
  const after = lines.slice(line);
  const end = after.findIndex((text) => text.trim() !== '' && indent(text) <= indent(lines[line - 1] ?? ''));
  return end < 0 ? after : after.slice(0, end);
}

/** Makes a finder of line numbers, from 1, by offset. */
export function makeLineFinder(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => 1 + starts.findLastIndex((start) => start <= offset);
}
