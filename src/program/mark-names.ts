import { codeSigns } from './code-signs.ts';
import { MEMBER } from './languages.ts';
import { readLiteral, type Literal } from './literal.ts';
import { listPassedArguments } from './passed-arguments.ts';
import type { MarkNames } from './read-cells.ts';
import type { Runtime } from './runtime.ts';

interface RankedMarks {
  readonly names: MarkNames;
  readonly isNamed: boolean;
  /** The member of the same enumeration that is an empty cell, by its name; undefined for none. */
  readonly blank?: Literal;
}

/** A member of an enumeration as the language writes it, what it is: itself, unless it is a number or a text, and its value. */
type Member = readonly [value: Literal, written: string, text: string];

/** The members of each of the program's enumerations. */
function listMembers(runtime: Runtime, source: string): Member[][] {
  return codeSigns.flatMap(({ enumeration }) => {
    if (!enumeration) return [];
    return [...source.matchAll(enumeration.head)].map(([, name]) => {
      const listed = readLiteral(runtime.evaluate(enumeration.list(name)).returned ?? '');
      const members = Array.isArray(listed)
        ? (listed as readonly (readonly [string, Literal, string])[])
        : [];
      return members.map(([each, value, text]): Member => [value, `${MEMBER}${name}.${each}`, text]);
    });
  });
}

/** The objects of each class that are marks of both sides, X first where its name or its texts say so. */
function listObjects(runtime: Runtime, make: string): (readonly [x: Literal, o: Literal])[] {
  const { objects } = runtime;
  const listed = objects && readLiteral(runtime.evaluate(objects.named(make)).returned ?? '');
  const named = Array.isArray(listed) ? (listed as readonly (readonly [string, string, string[]])[]) : [];
  return [...new Set(named.map(([owner]) => owner))].flatMap((owner) => {
    const all = named.filter((each) => each[0] === owner);
    const find = (pattern: RegExp) =>
      all.find(([, name, texts]) => [name, ...texts].some((each) => pattern.test(each)));
    const x = find(likeX) ?? all[0];
    const o = find(likeO) ?? all.find((each) => each !== x);
    return o === undefined || o === x ? [] : [[`${MEMBER}${x[1]}`, `${MEMBER}${o[1]}`] as const];
  });
}

const likeX = /^(x|.*cross.*)$/i;
const likeO = /^(o|n[oa]ught|zero|.*circle.*)$/i;

/**
 * The marks that a program may use, likeliest first, judged by its constants, its enumerations and its text.
 * @param make an expression for the object that holds the board
 */
export function findMarkNames(
  runtime: Runtime,
  globals: ReadonlyMap<string, Literal>,
  make = '',
): RankedMarks[] {
  const source = runtime.texts.join('\n');
  const found: RankedMarks[] = [];
  const add = (x: Literal, o: Literal, isNamed = false, members?: MarkNames['members'], blank?: Literal) => {
    if (isName(x) && isName(o) && !found.some(({ names }) => names.x === x && names.o === o))
      found.push({
        names: { x, o, ...(members && { members }) },
        isNamed,
        ...(blank !== undefined && { blank }),
      });
  };
  for (const members of listMembers(runtime, source)) {
    const called = (pattern: RegExp) =>
      members.find(([, written, text]) =>
        [written.slice(written.lastIndexOf('.') + 1), text].some((each) => pattern.test(each)),
      )?.[0];
    const isPlain = members.some(([value, written]) => value !== written);
    const spelt = isPlain ? members.map(([value, written]) => [value, written] as const) : undefined;
    const [x, o] = [likeX, likeO].map(called);
    const blank = called(/^(empty|blank|none|free|no_?one|nobody|_|e|n|[ .*#-]?)$/i);
    add(x, o, true, spelt, blank);
    // Of two, or two besides that of an empty cell, either may begin.
    const [one, other, ...more] = members.filter(([value]) => value !== blank);
    if (x === undefined && more.length === 0) add(one?.[0], other?.[0], false, spelt, blank);
  }
  const named = (pattern: RegExp) => [...globals].find(([name]) => pattern.test(name))?.[1];
  add(named(/^x$/i), named(/^o$/i), true);
  add(named(/(^|_)(x|cross|crosses)(_|$)/i), named(/(^|_)(o|n[oa]ughts?|circle)(_|$)/i), true);
  const written = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(
    ([, single, double]) => single ?? double,
  );
  for (const texts of [[...globals.values()], written]) {
    const find = (pattern: RegExp) => texts.find((each) => typeof each === 'string' && pattern.test(each));
    add(find(/^[x❌✕✖×]$/iu), find(/^[o0⭕◯○]$/iu), true);
    add(find(/^cross(es)?$/i), find(/^(n[oa]ughts?|circles?)$/i), true);
  }
  for (const [x, o] of listObjects(runtime, make)) add(x, o);
  const second = /(?<![\w\])]\s*)-\s*1\b/.test(source) || turnsSign(runtime, source) ? -1 : 2;
  // Letters in a run, `"xo"[turn]` or `"xxx"`, are those of a board that is a text.
  const run = /["'](x+o?|o+x?)["']/i.exec(source)?.[1];
  if (run) {
    const isSmall = run === run.toLowerCase();
    add(isSmall ? 'x' : 'X', isSmall ? 'o' : 'O');
  }
  add(1, second);
  add(1, 1 - second);
  // `turn ^= 1` takes turns between one and nought.
  if (/\^=?\s*1\b/.test(source)) add(1, 0);
  // Letters in the other case are not marks of the program.
  const isForeign = (mark: string) =>
    found.some(({ isNamed }) => isNamed) && !new RegExp(`(['"])[^'"\\n]*${mark}[^'"\\n]*\\1`).test(source);
  for (const [x, o] of [
    ['X', 'O'],
    ['x', 'o'],
  ])
    if (!isForeign(x) || !isForeign(o)) add(x, o);
  return found;
}

/** Whether a function hands a parameter on with the other sign, as `search(board, -side)`, other than a window's `-beta, -alpha`. */
function turnsSign({ outline }: Runtime, source: string): boolean {
  const turned = new Set(
    [...source.matchAll(/[(,=]\s*-\s*([\p{L}_$][\p{L}\p{N}_$]*)\b(?!\s*\()/gu)].map(([, name]) => name),
  );
  return outline.functions.some(({ name: called, parameters }) => {
    const swapped = new Set(
      listPassedArguments(source, called).flatMap((given) =>
        given.flatMap((text, at) => {
          const name = /^-\s*([\p{L}_$][\p{L}\p{N}_$]*)$/u.exec(text)?.[1];
          return name !== undefined && name !== parameters[at]?.name ? [name] : [];
        }),
      ),
    );
    return parameters.some(({ name }) => turned.has(name) && !swapped.has(name));
  });
}

function isName(value: Literal): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
