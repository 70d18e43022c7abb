import type { ProgramFunction } from '../search/index.ts';

/** A parameter of a function of a program. */
export interface Parameter {
  readonly name: string;
  /** Whether a call may leave it out. */
  readonly isOptional: boolean;
}

/** A function of a program, as its text defines it. */
export interface OutlinedFunction extends ProgramFunction {
  readonly parameters: readonly Parameter[];
  /** The class that it is a method of; null for a function. */
  readonly owner: string | null;
  /** Whether it is defined within another function, and cannot be called from outside. */
  readonly isNested: boolean;
  /** The functions of the program that it names. */
  readonly names: ReadonlySet<string>;
  /** Whether it yields, so that calling it runs nothing yet. */
  readonly isGenerator: boolean;
}

/** What the text of a program defines. */
export interface Outline {
  readonly functions: readonly OutlinedFunction[];
  /** What the program assigns outside all functions. */
  readonly globals: readonly string[];
  /** Where the text cannot be read: the first such line, from 1; null where it can. */
  readonly brokenAt: number | null;
}

/** What each function comes to call, itself included where it does. */
function findReached({ functions }: Outline): Map<string, Set<string>> {
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
 * The names of the functions that come to call themselves, and of those that come to call one of them. In a program that
 * is only begun none does: there the functions stand for them that are handed something and that nobody calls.
 */
export function findRecursion(outline: Outline): {
  readonly recursive: Set<string>;
  readonly leading: Set<string>;
} {
  const reach = findReached(outline);
  const generators = new Set(outline.functions.filter((each) => each.isGenerator).map(({ name }) => name));
  const recursive = new Set(
    [...reach.keys()].filter((name) => reach.get(name)!.has(name) && !generators.has(name)),
  );
  if (recursive.size === 0) {
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
  return { recursive, leading: new Set(leading) };
}

/** Finds the line, from 1, of a place in a text. */
export function makeLineFinder(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => 1 + starts.findLastIndex((start) => start <= offset);
}
